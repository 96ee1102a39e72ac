import { readShare } from '../catalogue/tables/report.ts';
import { type Finding, good, less, someOf, unknown } from './finding.ts';
import type { Seen } from './seen.ts';

/** Whether products state what they are compared by, and the same everywhere. */
export function figures({ tables: seen, cmsUrl }: Pick<Seen, 'tables' | 'cmsUrl'>): Finding {
  if (typeof seen === 'string') return unknown(`the CMS does not respond to the query for texts: ${seen}`);
  const { contradicting, lacking, unused } = seen;
  const sees = [
    { what: 'pages whose figures contradict each other', names: contradicting },
    { what: 'products without the main figures of their category', names: lacking },
    { what: 'figures that no table states', names: unused },
  ]
    .filter(({ names }) => names.length > 0)
    .map(({ what, names }) => `${what}: ${names.length} (${someOf(names)})`)
    .join('; ');
  if (contradicting.length + lacking.length === 0) return good(sees || 'products state their main figures');
  return less(sees, `Mend the tables: npm run catalogue -- check --cms ${cmsUrl} names the figures.`);
}

/** What the site understands of the tables that editors wrote. */
export function tables({ tables: seen, cmsUrl }: Pick<Seen, 'tables' | 'cmsUrl'>): Finding {
  if (typeof seen === 'string') return unknown(`the CMS does not respond to the query for texts: ${seen}`);
  const sees = `the site reads ${readShare(seen.read, seen.unread)} in the tables of texts`;
  // A table or two for something else than figures is no fault.
  if (seen.unread <= Math.max(2, seen.read / 9)) return good(sees);
  return less(
    sees,
    `Add your editors' names to brand/figures.ts, or mend the rows: npm run catalogue -- check --cms ${cmsUrl} lists them.`,
  );
}
