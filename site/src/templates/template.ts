import type { ComponentType } from 'react';
import type { UnitSystem } from '../catalogue/figures/units.ts';
import type { QueryCms } from '../cms-client/cms-client.ts';
import type { SeedNode } from '../routing/seed-node.ts';
import type { PageHead, SiteIdentity } from '../seo/head.ts';

/** What a page needs beyond the node: the cursor of a listing, whether to show the newest draft, and the units of figures. */
export interface TemplateRequest {
  after?: string | undefined;
  asPreview?: boolean | undefined;
  /** Which the visitor chose. */
  units?: UnitSystem | undefined;
}

/** What the component of a template gets. */
export interface TemplateProps<Data> {
  data: Data;
  seed: SeedNode;
}

/** A component that renders a template's data. */
export type TemplateComponent<Data> = ComponentType<TemplateProps<Data>>;

/** A page ready to be rendered: `Component` takes exactly this `data`. */
export interface LoadedPage {
  Component: TemplateComponent<unknown>;
  data: unknown;
  head: PageHead;
  isPartial: boolean;
}

/** A template as the router sees it: its data's type is known only inside `load`. */
export interface Template {
  /**
   * @returns undefined when the node does not exist.
   * @throws CmsError when the CMS cannot tell.
   */
  load(query: QueryCms, seed: SeedNode, request: TemplateRequest, site: SiteIdentity): Promise<LoadedPage | undefined>;
}

/** Thrown at startup when a template's definition is contradictory, or when there are no templates. */
export class TemplateDefinitionError extends Error {
  override readonly name = 'TemplateDefinitionError';
}

/**
 * The list of templates, checked once at startup.
 * @throws TemplateDefinitionError when it is empty.
 */
export function listTemplates<List extends Readonly<Record<string, Template>>>(list: List): List {
  if (Object.keys(list).length === 0) {
    throw new TemplateDefinitionError('Templates are required. Please add them to your config.');
  }
  return list;
}
