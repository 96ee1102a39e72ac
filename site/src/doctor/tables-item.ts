import { readShare } from '../catalogue/tables/report.ts';
import { type Finding, good, less, unknown } from './finding.ts';
import type { Seen } from './seen.ts';

/** What the site understands of the tables that editors wrote. */
export function tables({ tables: seen, cmsUrl }: Pick<Seen, 'tables' | 'cmsUrl'>): Finding {
  if (typeof seen === 'string') return unknown(`the CMS does not answer the query for texts: ${seen}`);
  const sees = `the site reads ${readShare(seen.read, seen.unread)} in the tables of texts`;
  // A table or two for something else than figures is no fault.
  if (seen.unread <= Math.max(2, seen.read / 9)) return good(sees);
  return less(
    sees,
    `Add your editors' names to brand/figures.ts, or mend the rows: npm run catalogue -- check --cms ${cmsUrl} lists them.`,
  );
}
