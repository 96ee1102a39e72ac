import type { Block } from '../blocks/define-block.ts';
import type { QueryCms } from '../cms-client/cms-client.ts';
import type { SeedNode } from '../routing/seed-node.ts';
import type { PageHead, SiteIdentity } from '../seo/head.ts';

/** What is asked for beyond the node: where a listing goes on, and whether its newest draft is meant. */
export interface TemplateRequest {
  after?: string | undefined;
  asPreview?: boolean | undefined;
}

/** An `.astro` file that shows a template's data. */
export type TemplateComponent<Data> = (props: { data: Data; seed: SeedNode }) => unknown;

/** A block with the node that it shows. */
interface ShownBlock {
  Component: Block['Component'];
  of: unknown;
}

/** A page ready to be rendered: `Component` takes exactly this `data`. */
export interface LoadedPage {
  Component: TemplateComponent<unknown>;
  data: unknown;
  /** Sections that the template lists; `Component` shows them where it has its `<slot />`. */
  blocks: readonly ShownBlock[];
  head: PageHead;
  isPartial: boolean;
}

/** A template as the router sees it: everything that depends on its query's type is inside `load`. */
export interface TemplateEntry {
  /**
   * @returns undefined when the node does not exist.
   * @throws CmsError when the CMS cannot tell.
   */
  load(ask: QueryCms, seed: SeedNode, request: TemplateRequest, site: SiteIdentity): Promise<LoadedPage | undefined>;
}

/** Thrown at start when a template's definition contradicts itself, or when there are no templates. */
export class TemplateDefinitionError extends Error {
  override readonly name = 'TemplateDefinitionError';
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
