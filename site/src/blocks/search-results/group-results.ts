import { parseFullHead } from '../../seo/full-head.ts';
import { isNoindex } from '../../seo/robots.ts';

/** What decides whether and where a result is listed. */
export interface Groupable {
  __typename: string;
  databaseId: number;
  isFrontPage?: boolean | null;
  template?: { __typename: string } | null;
  seo?: { fullHead: string | null } | null;
}

/** Groups of results by their headings, in the order in which they are shown. */
export const groupNames = ['Products', 'Pages', 'Projects', 'News', 'Representatives', 'More'] as const;
export type GroupName = (typeof groupNames)[number];

const byType: Readonly<Record<string, GroupName>> = {
  Page: 'Pages',
  Post: 'News',
  Project: 'Projects',
  Representative: 'Representatives',
};

function groupOf({ __typename, template }: Groupable): GroupName {
  if (template?.__typename === 'Template_SingleProduct') return 'Products';
  return byType[__typename] ?? 'More';
}

/** Whether a page may be found: not where its editor keeps robots out, nor where it only thanks for a form. */
function isFindable(result: Groupable, confirmationPages: ReadonlySet<number>): boolean {
  const fullHead = result.seo?.fullHead ?? '';
  // Most heads refuse nothing, and need not be parsed to know it.
  if (/noindex|none/i.test(fullHead) && isNoindex(parseFullHead(fullHead).robots)) return false;
  return result.isFrontPage === true || !confirmationPages.has(result.databaseId);
}

/** The results that may be shown, by groups, products first; within a group in the order of the CMS. */
export function groupResults<Result extends Groupable>(
  results: readonly Result[],
  confirmationPages: ReadonlySet<number>,
): { name: GroupName; results: Result[] }[] {
  const shown = results.filter((result) => isFindable(result, confirmationPages));
  return groupNames.flatMap((name) => {
    const group = shown.filter((result) => groupOf(result) === name);
    return group.length > 0 ? [{ name, results: group }] : [];
  });
}
