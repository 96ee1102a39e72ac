import { energyFigures, seriesModels, specifications, splitModelCode } from '../../blocks/key-figures/key-figures.ts';
import { productText } from '../../catalogue/tables/catalogue-tables.ts';
import { plainText } from '../../content/plain-text.ts';
import { nodeHead } from '../../seo/node-head.ts';
import { sharedImage } from '../../seo/site-url.ts';
import { byDatabaseId, defineTemplate } from '../define-template.ts';
import { nodePath } from '../node-path.ts';
import { GetSingleProduct } from './product.query.ts';
import { Product } from './product.tsx';

export const product = defineTemplate({
  Component: Product,
  query: GetSingleProduct,
  variables: byDatabaseId,
  node: (data) => data.page,
  head: ({ node, site, seed, request: { units } }) => {
    const name = plainText(node.title);
    const text = productText(node);
    const figures = [...specifications(text, units), ...energyFigures(text, units)];
    const fields = node.template && 'singleProduct' in node.template ? node.template.singleProduct : null;
    return nodeHead({
      node,
      site,
      path: nodePath(node, seed),
      product: {
        name,
        modelCode: splitModelCode(name).code,
        description: plainText(fields?.description),
        images: fields?.imageGallery?.nodes.flatMap(({ sourceUrl }) => sharedImage(sourceUrl) ?? []),
        figures: [...new Map(figures.map((figure) => [figure.label, figure])).values()],
        models: seriesModels(text, units),
      },
    });
  },
});
