import { defineMiddleware } from 'astro:middleware';
import { isCmsError } from '../cms-client/errors.ts';
import { createCleaner } from '../content/clean-ahead.ts';
import { isPreviewLinksUnavailable } from '../editors/preview/preview-links.ts';
// Evaluated with the first rendering, at startup: an invalid list of templates stops the server there.
import '../templates/templates.ts';

/** Lets a page be shown in a frame of these origins; the policy of a page allows none. */
function allowFraming(response: Response, ancestors: string): void {
  const policy = response.headers.get('content-security-policy');
  if (!policy) return;
  response.headers.set(
    'content-security-policy',
    policy.replace("frame-ancestors 'none'", `frame-ancestors ${ancestors}`),
  );
}

/** The response to an editor, which is sent directly: with its character set. */
function addCharset(response: Response): void {
  if (response.headers.get('content-type') !== 'text/html') return;
  response.headers.set('content-type', 'text/html; charset=utf-8');
}

/** Long texts are cleaned between the query and the rendering, where other requests can run in between. */
function cleanAnswers(locals: App.Locals): void {
  const ask = locals.queryPublic;
  if (!ask) return;
  const clean = createCleaner();
  locals.queryPublic = async (document, variables) => {
    const answer = await ask(document, variables);
    locals.warnings.push(...(await clean(answer.data)));
    return answer;
  };
}

/**
 * Turns any error of a page into a bare status: 503 for a failing CMS or database, which is never mistaken for a page
 * that does not exist, 500 for errors of the site itself. The pipeline replaces them with its prepared pages.
 */
export const onRequest = defineMiddleware(async ({ locals }, next) => {
  cleanAnswers(locals);
  try {
    const response = await next();
    if (locals.editors) addCharset(response);
    if (locals.frameAncestors) allowFraming(response, locals.frameAncestors);
    return response;
  } catch (error) {
    locals.failure = error instanceof Error ? error : new Error(String(error));
    if (isCmsError(error) || isPreviewLinksUnavailable(error)) {
      return new Response('Unavailable.\n', {
        status: 503,
        headers: { 'cache-control': 'no-store', 'retry-after': '30' },
      });
    }
    // Astro then shows the error in the browser.
    if (import.meta.env.DEV) throw error;
    return new Response('Failed.\n', { status: 500, headers: { 'cache-control': 'no-store' } });
  }
});
