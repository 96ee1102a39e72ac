import * as texts from '@headwater/brand/texts.ts';
import { plainText } from '../../content/plain-text.ts';
import { isHiddenFromSearch, type SeoRobots } from '../../seo/seo-robots.ts';

/** The fields that decide whether and where a result is listed. */
export interface Groupable {
  __typename: string;
  databaseId: number;
  isFrontPage?: boolean | null;
  template?: { __typename: string } | null;
  /** WordPress's label of the result's type. */
  contentType?: { node: { label: string | null } } | null;
  seo?: SeoRobots | null;
}

/** Headings of groups in order; custom types come between them. */
const first = [
  texts.productResults,
  texts.pageResults,
  texts.projectResults,
  texts.newsResults,
  texts.representativeResults,
];
const last = texts.otherResults;

const byType: Readonly<Record<string, string>> = {
  Page: texts.pageResults,
  Post: texts.newsResults,
  Project: texts.projectResults,
  Representative: texts.representativeResults,
};

function groupOf({ __typename, template, contentType }: Groupable): string {
  if (template?.__typename === 'Template_SingleProduct') return texts.productResults;
  return byType[__typename] ?? (plainText(contentType?.node.label) || last);
}

/** Whether a page may be listed: not if its editor excludes robots, nor if it is only a form's confirmation. */
function isFindable(result: Groupable, confirmationPages: ReadonlySet<number>): boolean {
  if (isHiddenFromSearch(result.seo)) return false;
  return result.isFrontPage === true || !confirmationPages.has(result.databaseId);
}

/** The visible results in groups, products first; within a group in the CMS's order. */
export function groupResults<Result extends Groupable>(
  results: readonly Result[],
  confirmationPages: ReadonlySet<number>,
): { name: string; results: Result[] }[] {
  const shown = results.filter((result) => isFindable(result, confirmationPages));
  const groups = Map.groupBy(shown, groupOf);
  const names = new Set([...first, ...[...groups.keys()].filter((name) => name !== last), last]);
  return [...names].flatMap((name) => {
    const results = groups.get(name);
    return results ? [{ name, results }] : [];
  });
}
