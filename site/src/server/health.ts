import type { ServerResponse } from 'node:http';
import type { PageCache } from '../page-cache/page-cache.ts';
import { sendText } from './send.ts';

/** Tells whoever runs the site how it is. */
export interface Health {
  /** Answers `/livez` and `/readyz`, by whatever host name they are asked. @returns whether it did. */
  answer(res: ServerResponse, path: string): Promise<boolean>;
  /** From now on not ready: traffic should go elsewhere. */
  stop(): void;
}

/** Ready means: pages can be served, from memory or made. With the CMS down and nothing in memory it is not. */
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
