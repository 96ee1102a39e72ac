import { createContext, use } from 'react';
import { unitsIn } from '../catalogue/figures/unit-choice.ts';
import type { UnitSystem } from '../catalogue/figures/units.ts';
import type { PageContext } from '../cms-client/page-context.ts';
import type { PolicySources } from '../consent/third-parties.ts';
import type { PaperShelf } from '../documents/shelf.ts';
import type { FormDefinition } from '../forms/model/form-definition.ts';
import type { ClosedForms } from '../forms/server/closed-forms.ts';

/** A form that a text embeds. */
export interface PreparedForm {
  form: FormDefinition;
  /** The page's title, if the form shows it. */
  embedTitle: string;
}

/** What the editors' texts of a page need from the CMS, fetched before the page is rendered. */
export interface PreparedTexts {
  /** By database ID; without those that the CMS does not have or could not describe. */
  forms: ReadonlyMap<number, PreparedForm>;
  /** Sanitized texts with the message of a closed form that WordPress rendered without marking it. */
  closed: ReadonlySet<string>;
  /** Undefined when no text has a closed form, or the CMS could not tell. */
  closedForms: ClosedForms | undefined;
}

/** What components report to the server. */
export interface RenderLocals extends PageContext {
  /** The papers of products; absent where the server has none, as in a test of one page. */
  papers?: Pick<PaperShelf, 'papers' | 'ofProduct' | 'find'>;
  /** Collects the forms on the page. */
  forms?: FormDefinition[];
}

/** One rendering of a page, for components that only the server renders. */
export interface Rendering {
  /** Path and query of the page; the host is a stand-in. */
  url: URL;
  locals: RenderLocals;
  /** What editors' texts on the page need from the CMS, such as the forms in them. */
  texts: PreparedTexts;
  /** What the page needs of its policy, beyond what every page may load. */
  policy: PolicySources[];
}

export const RenderingContext = createContext<Rendering | undefined>(undefined);

/** The rendering that a component is part of. @throws Error in the browser, and in a test without `RenderingContext` */
export function useRendering(): Rendering {
  const rendering = use(RenderingContext);
  if (!rendering) throw new Error('This component is rendered outside of a page.');
  return rendering;
}

/** The units that the visitor chose; undefined: figures are shown as they were written. */
export function useUnits(): UnitSystem | undefined {
  return unitsIn(useRendering().url.searchParams);
}
