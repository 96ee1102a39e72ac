import type { QueryCms } from '../../cms-client/cms-client.ts';
import { chooseTemplate } from '../../routing/choose-template.ts';
import type { SeedNode } from '../../routing/seed-node.ts';
import { pageHead, type SiteIdentity } from '../../seo/head.ts';
import type { LoadedPage, TemplateEntry, TemplateRequest } from '../template-entry.ts';

/** The components that can render a node. */
interface Shown {
  templates: Readonly<Record<string, TemplateEntry>>;
  /** Renders the seed node of password-protected content. */
  Protected: LoadedPage['Component'];
}

/**
 * The public page of a seed node. For password-protected content, WordPress hides the text but not the
 * custom fields, so only the seed node is queried, and the page shows only its title.
 * @returns undefined when no template can render the node.
 * @throws CmsError when the CMS fails.
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
    return { Component: Protected, data: undefined, head, isPartial: false };
  }
  return await chooseTemplate(seed, templates)?.load(ask, seed, request, site);
}
