import { seriesModels } from '../blocks/key-figures/key-figures.ts';
import type { FragmentOf } from '../cms-client/graphql.ts';
import { plainText } from '../content/plain-text.ts';
import type { HeadParts } from '../seo/head.fragment.ts';
import type { PageHead } from '../seo/head.ts';
import { nodeHead } from '../seo/node-head.ts';
import type { HeadInput } from './define-template.ts';
import { nodePath } from './node-path.ts';

type SeriesNode = FragmentOf<typeof HeadParts> & {
  uri?: string | null;
  title?: string | null;
  content?: string | null;
};

/** The head of a page whose text may have tables of a series: search engines get its models as products. */
export function seriesHead({ node, seed, site, request: { units } }: HeadInput<unknown, SeriesNode>): PageHead {
  const models = seriesModels(node.content, units);
  const product = models.length > 0 ? { name: plainText(node.title), models } : undefined;
  return nodeHead({ node, site, path: nodePath(node, seed), product });
}
