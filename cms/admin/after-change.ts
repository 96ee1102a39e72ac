import { type Change, noChange } from '../webhook/change.ts';
import type { AdminDesk } from './admin-request.ts';

/** What follows every write: the demo catalogue no longer replaces this database, and the site is told. */
export function afterChange({ tables, siteChanged }: AdminDesk, change: Change = noChange): void {
  tables.options.set('edited', 1);
  siteChanged(change);
}
