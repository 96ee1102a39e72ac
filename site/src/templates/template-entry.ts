import type { AskCms } from '../cms-client/cms-client.ts';
import type { SeedNode } from '../routing/seed-node.ts';
import type { PageHead, SiteIdentity } from '../seo/head.ts';
import { type TemplateCard, TemplateDefinitionError, type TemplateRequest } from './define-template.ts';

/** An `.astro` file that shows a template's data. */
type TemplateComponent<Data> = (props: { data: Data; seed: SeedNode }) => unknown;

/** A page ready to be rendered: `Component` takes exactly this `data`. */
export interface LoadedPage {
  Component: TemplateComponent<unknown>;
  data: unknown;
  head: PageHead;
  isPartial: boolean;
}

/** A line of the list of templates. */
export interface TemplateEntry {
  load(ask: AskCms, seed: SeedNode, request: TemplateRequest, site: SiteIdentity): Promise<LoadedPage | undefined>;
}

/** Ties a template's data to the file that shows it; the two must agree on the data's type. */
export function templateEntry<Data>(card: TemplateCard<Data>, component: TemplateComponent<Data>): TemplateEntry {
  return {
    async load(ask, seed, request, site) {
      const loaded = await card.load(ask, seed, request, site);
      // The parameters above prove that the component takes this data; outside nobody has to know the type.
      return loaded && { ...loaded, Component: component as TemplateComponent<unknown> };
    },
  };
}

/**
 * The list of templates, checked once at start.
 * @throws TemplateDefinitionError when it is empty.
 */
export function listTemplates<List extends Readonly<Record<string, TemplateEntry>>>(list: List): List {
  if (Object.keys(list).length === 0) {
    throw new TemplateDefinitionError('Templates are required. Please add them to your config.');
  }
  return list;
}
