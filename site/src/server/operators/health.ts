import type { ServerResponse } from 'node:http';
import type { CatalogueState } from '../../catalogue/index/messages.ts';
import type { PageCache } from '../../page-cache/page-cache.ts';
import { sendText } from '../http/send.ts';

/** The health checks of the site. */
export interface Health {
  /** Responds to `/livez` and `/readyz` under any host name. @returns whether it did. */
  respond(res: ServerResponse, path: string): Promise<boolean>;
  /** Makes `/readyz` fail from now on: traffic should go to other instances. */
  stop(): void;
}

/** What the index of the catalogue is like; without one the CMS searches, so the site is ready all the same. */
function indexLine({ isAvailable, hasAllPaths, paths, parts, bytes, checkedAt, builtAt }: CatalogueState): string {
  if (!isAvailable) return 'index: none';
  const seconds = Math.round((Date.now() - (checkedAt ?? builtAt ?? 0)) / 1000);
  const size = `${paths} paths, ${parts} parts, ${bytes} bytes`;
  return `index: ${size}, ${hasAllPaths ? 'complete' : 'not complete'}, ${seconds} s old`;
}

/**
 * Ready means that pages can be served, stored or rendered. With the CMS down and no stored page, the site is not.
 * @param catalogue absent for a site without an index
 */
export function createHealth(cache: PageCache, catalogue?: () => Promise<CatalogueState>): Health {
  let isStopping = false;

  async function isReady(): Promise<boolean> {
    if (isStopping) return false;
    if (cache.hasPages()) return true;
    const home = await cache.get('/').catch(() => undefined);
    return home !== undefined && home.page.status < 500;
  }

  return {
    async respond(res, path) {
      if (path === '/livez') sendText(res, 200, 'alive');
      else if (path !== '/readyz') return false;
      else if (await isReady()) sendText(res, 200, catalogue ? `ready\n${indexLine(await catalogue())}` : 'ready');
      else sendText(res, 503, 'not ready', { 'retry-after': '5' });
      return true;
    },
    stop() {
      isStopping = true;
    },
  };
}
