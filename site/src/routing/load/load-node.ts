import type { QueryCms } from '../../cms-client/cms-client.ts';
import { pageHead, type SiteIdentity } from '../../seo/head.ts';
import type { LoadedPage, TemplateEntry, TemplateRequest } from '../../templates/template-entry.ts';
import { chooseTemplate } from '../choose-template.ts';
import type { SeedNode } from '../seed-node.ts';

/** What a node may be shown by. */
interface Shown {
  templates: Readonly<Record<string, TemplateEntry>>;
  /** Shows the seed node of content with a password. */
  Protected: LoadedPage['Component'];
}

/**
 * The public page of a seed node. Of content with a password WordPress withholds the text but not the
 * custom fields, so nothing but the seed node is asked for, and its title is all that the page shows.
 * @returns undefined when nothing can show the node.
 * @throws CmsError when the CMS cannot tell.
 */
export async function loadNode(
  ask: QueryCms,
  seed: SeedNode,
  request: TemplateRequest,
  site: SiteIdentity,
  { templates, Protected }: Shown,
): Promise<LoadedPage | undefined> {
  if (seed.hasPassword) {
    const head = pageHead({ site, title: seed.title, robots: 'noindex' });
    return { Component: Protected, data: undefined, blocks: [], head, isPartial: false };
  }
  return await chooseTemplate(seed, templates)?.load(ask, seed, request, site);
}
