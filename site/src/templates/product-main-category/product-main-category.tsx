import * as texts from '@headwater/brand/texts.ts';
import { CallToAction } from '../../blocks/call-to-action/call-to-action.tsx';
import { CategoryCards } from '../../blocks/category-cards/category-cards.tsx';
import { EditorText } from '../../blocks/editor-text/editor-text.tsx';
import { PageBanner } from '../../blocks/page-banner/page-banner.tsx';
import { PageBody } from '../../blocks/page-body/page-body.tsx';
import type { ResultOf } from '../../cms-client/graphql.ts';
import type { TemplateProps } from '../template.ts';
import type { GetProductMainCategory } from './product-main-category.query.ts';

/** A category of products, with its families. */
export function ProductMainCategory({ data: { page } }: TemplateProps<ResultOf<typeof GetProductMainCategory>>) {
  if (!page) return null;
  const { template } = page;
  const category = template && 'productMainCategory' in template ? template.productMainCategory : null;
  const pages = (category?.relatedSubCategories?.nodes ?? []).filter((node) => node.__typename === 'Page');
  return (
    <>
      <PageBanner page={page} variant="split">
        <EditorText html={category?.description} />
      </PageBanner>
      <CategoryCards title={texts.productFamilies} pages={pages} />
      <PageBody html={page.content} />
      <CallToAction />
    </>
  );
}
