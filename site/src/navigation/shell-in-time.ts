import { setTimeout as pause } from 'node:timers/promises';
import type { PageContext } from '../cms-client/page-context.ts';
import { siteConfig } from '../config/site.config.ts';
import { GetSiteShell, type SiteShellData } from './site-shell.query.ts';

/** Milliseconds that a page waits whose content matters more than the menu. */
const WAIT_MS = 1_500;

/** Menus and site title for a page that a slow or failing CMS must not delay; undefined without them. */
export async function shellInTime({
  queryShared,
}: Pick<PageContext, 'queryShared'>): Promise<SiteShellData | undefined> {
  const queried = queryShared(GetSiteShell, { menuItemQueryLimit: siteConfig.menuItemQueryLimit });
  return Promise.race([queried.then(({ data }) => data).catch(() => undefined), pause(WAIT_MS, undefined)]);
}
