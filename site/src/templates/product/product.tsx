import { splitModelCode } from '../../blocks/key-figures/key-figures.ts';
import { PageBanner } from '../../blocks/page-banner/page-banner.tsx';
import { PageBody } from '../../blocks/page-body/page-body.tsx';
import { PartsBreakout } from '../../blocks/parts-breakout/parts-breakout.tsx';
import { ProductIntroduction } from '../../blocks/product-introduction/product-introduction.tsx';
import { ProductSections } from '../../blocks/product-sections/product-sections.tsx';
import { Video } from '../../blocks/video/video.tsx';
import { productText } from '../../catalogue/tables/catalogue-tables.ts';
import type { ResultOf } from '../../cms-client/graphql.ts';
import { plainText } from '../../content/plain-text.ts';
import type { TemplateProps } from '../template.ts';
import type { GetSingleProduct } from './product.query.ts';

/** A product: drawings, figures, description, parts. */
export function Product({ data: { page } }: TemplateProps<ResultOf<typeof GetSingleProduct>>) {
  if (!page) return null;
  const { template } = page;
  const product = template && 'singleProduct' in template ? template.singleProduct : null;
  const text = productText(page);
  const title = plainText(page.title);
  const { code } = splitModelCode(title);
  const number = code ?? title;
  return (
    <>
      <PageBanner page={page} variant="bare" />
      <ProductIntroduction product={product} code={code} number={number} text={text} />
      {product && <ProductSections product={product} />}
      <PageBody html={text} />
      <Video videoId={product?.videoId} subject={title} />
      {product && <PartsBreakout product={product} number={number} text={text} />}
    </>
  );
}
