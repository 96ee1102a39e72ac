import { defineMiddleware } from 'astro:middleware';
import { randomUUID } from 'node:crypto';
import { configuredClient } from './cms-client/configured-client.ts';
import { isCmsError } from './cms-client/errors.ts';
import { createPageContext } from './cms-client/page-context.ts';
// Evaluated with the first rendering, which the server does at start: a wrong list of templates stops it there.
import './templates/index.ts';

/**
 * Gives a page its context where `server.ts` did not (in `astro dev`), and turns whatever a page
 * throws into a bare status: 503 for a CMS that cannot answer, which is never mistaken for a page
 * that does not exist, 500 for our own faults. The server sends its prepared pages in their place.
 */
export const onRequest = defineMiddleware(async ({ locals }, next) => {
  if (!('queryPublic' in locals)) Object.assign(locals, createPageContext(configuredClient(), randomUUID()));
  try {
    return await next();
  } catch (error) {
    locals.failure = error instanceof Error ? error : new Error(String(error));
    if (import.meta.env.DEV) throw error;
    return isCmsError(error)
      ? new Response('Unavailable.\n', { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '30' } })
      : new Response('Failed.\n', { status: 500, headers: { 'cache-control': 'no-store' } });
  }
});
