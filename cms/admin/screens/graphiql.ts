import { createHash } from 'node:crypto';
import type { AdminRequest, Screen } from '../admin-request.ts';
import { privateHeaders } from '../page/answers.ts';
import { type Html, html } from '../page/html.ts';

/**
 * GraphiQL for whoever is signed in: it asks as they do, with their session and its token. The page
 * brings its own script of some megabytes, so the policy lets exactly that script run.
 */
async function graphiql({ token }: AdminRequest): Promise<Response> {
  // Nine megabytes that only this page needs.
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const tool = renderGraphiQL({
    title: 'GraphiQL IDE',
    endpoint: '/graphql',
    favicon: 'data:,',
    additionalHeaders: { 'x-wp-nonce': token },
    credentials: 'same-origin',
  });
  const page = tool.trimStart().replace('<div id="root"></div>', String(frame()));
  const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const policy = [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    // The editor runs its workers from blobs and writes styles of its own.
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    'font-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return new Response(page, {
    headers: {
      ...privateHeaders,
      'content-type': 'text/html; charset=UTF-8',
      'content-security-policy': policy.join('; '),
    },
  });
}

/** The tool fills the window; a line above leads back. Its heights are inline, since it has a policy of its own. */
function frame(): Html {
  return html`<header style="display:flex;gap:1.5rem;flex-wrap:wrap;padding:0.5rem 1rem;font:0.875rem/1.5 system-ui,sans-serif">
      <a href="/wp-admin/">Back to the admin</a><h1 style="font-size:inherit;margin:0">GraphiQL IDE</h1>
      <span>Asks as you. What WordPress does better stays with WordPress.</span></header>
    <main id="root" style="height:calc(100vh - 4rem)"></main>`;
}

export const graphiqlScreen: Screen = { needs: 'edit_posts', get: graphiql };
