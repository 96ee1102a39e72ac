import { defineMiddleware } from 'astro:middleware';
import { randomUUID } from 'node:crypto';
import { configuredClient } from './cms-client/configured-client.ts';
import { isCmsError } from './cms-client/errors.ts';
import { createPageContext } from './cms-client/page-context.ts';

/**
 * Gives a page its context where `server.ts` did not (in `astro dev`), and turns a CMS that cannot
 * answer into a 503, which is never stored and never mistaken for a page that does not exist.
 */
export const onRequest = defineMiddleware(async ({ locals }, next) => {
  if (!('queryPublic' in locals)) Object.assign(locals, createPageContext(configuredClient(), randomUUID()));
  try {
    return await next();
  } catch (error) {
    if (!isCmsError(error)) throw error;
    locals.failure = error;
    return new Response(null, { status: 503 });
  }
});
