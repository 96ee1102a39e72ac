import { seriesModels } from '../blocks/key-figures/key-figures.ts';
import type { FragmentOf } from '../cms-client/graphql.ts';
import { plainText } from '../content/plain-text.ts';
import type { SeedNode } from '../routing/seed-node.ts';
import type { HeadParts } from '../seo/head.fragment.ts';
import type { PageHead, SiteIdentity } from '../seo/head.ts';
import { nodeHead } from '../seo/node-head.ts';
import { nodePath } from './node-path.ts';
import type { TemplateRequest } from './template-entry.ts';

interface SeriesHeadInput {
  node: FragmentOf<typeof HeadParts> & { uri?: string | null; title?: string | null; content?: string | null };
  seed: SeedNode;
  site: SiteIdentity;
  request: TemplateRequest;
}

/** The head of a page whose text may have tables of a series: search engines get its models as products. */
export function seriesHead({ node, seed, site, request: { units } }: SeriesHeadInput): PageHead {
  const models = seriesModels(node.content, units);
  const product = models.length > 0 ? { name: plainText(node.title), models } : undefined;
  return nodeHead({ node, site, path: nodePath(node, seed), product });
}
