import type { PageContext } from '../cms-client/page-context.ts';
import { siteConfig } from '../config/site.config.ts';
import { GetSiteShell, type SiteShellData } from './site-shell.query.ts';

/** Menus and site title, as visitors see them. @throws CmsError */
export async function loadShell(query: PageContext['queryShared']): Promise<SiteShellData> {
  return (await query(GetSiteShell, { menuItemQueryLimit: siteConfig.menuItemQueryLimit })).data;
}
