import { setTimeout as pause } from 'node:timers/promises';
import type { PageContext } from '../cms-client/page-context.ts';
import { loadShell } from './load-shell.ts';
import type { SiteShellData } from './site-shell.query.ts';

/** Milliseconds that a page waits whose content matters more than the menu. */
const WAIT_MS = 1_500;

/** Menus and site title for a page that a slow or failing CMS must not delay; undefined without them. */
export async function shellInTime({
  queryShared,
}: Pick<PageContext, 'queryShared'>): Promise<SiteShellData | undefined> {
  return Promise.race([loadShell(queryShared).catch(() => undefined), pause(WAIT_MS, undefined)]);
}
