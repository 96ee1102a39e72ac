import type { ServerResponse } from 'node:http';
import type { PageCache } from '../page-cache/page-cache.ts';
import { sendText } from './send.ts';

/** The health checks of the site. */
export interface Health {
  /** Answers `/livez` and `/readyz` under any host name. @returns whether it did. */
  answer(res: ServerResponse, path: string): Promise<boolean>;
  /** Makes `/readyz` fail from now on: traffic should go to other instances. */
  stop(): void;
}

/** Ready means that pages can be served, stored or rendered. With the CMS down and no stored page, the site is not. */
export function createHealth(cache: PageCache): Health {
  let isStopping = false;

  async function isReady(): Promise<boolean> {
    if (isStopping) return false;
    if (cache.hasPages()) return true;
    const home = await cache.get('/').catch(() => undefined);
    return home !== undefined && home.page.status < 500;
  }

  return {
    async answer(res, path) {
      if (path === '/livez') sendText(res, 200, 'alive');
      else if (path !== '/readyz') return false;
      else if (await isReady()) sendText(res, 200, 'ready');
      else sendText(res, 503, 'not ready', { 'retry-after': '5' });
      return true;
    },
    stop() {
      isStopping = true;
    },
  };
}
