import * as texts from '@headwater/brand/texts.ts';
import { CallToAction } from '../../blocks/call-to-action/call-to-action.tsx';
import { CategoryCards } from '../../blocks/category-cards/category-cards.tsx';
import { PageBanner } from '../../blocks/page-banner/page-banner.tsx';
import { PageBody } from '../../blocks/page-body/page-body.tsx';
import type { ResultOf } from '../../cms-client/graphql.ts';
import type { TemplateProps } from '../template.ts';
import type { GetProductSubCategory } from './product-sub-category.query.ts';

/** A family of products, with its models. */
export function ProductSubCategory({ data: { page } }: TemplateProps<ResultOf<typeof GetProductSubCategory>>) {
  if (!page) return null;
  const { template } = page;
  const category = template && 'productSubCategory' in template ? template.productSubCategory : null;
  const pages = (category?.relatedProducts?.nodes ?? []).filter((node) => node.__typename === 'Page');
  return (
    <>
      <PageBanner page={page} variant="split" />
      <PageBody html={page.content} />
      <CategoryCards title={texts.models} pages={pages} figures={pages} />
      <CallToAction />
    </>
  );
}
