import { createHash } from 'node:crypto';
import { type Html, html } from '../../web/html.ts';
import type { AdminRequest, Screen } from '../admin-request.ts';
import { privateHeaders } from '../page/responses.ts';

/**
 * GraphiQL for signed-in users: it sends queries with the user's session and its token. The page
 * brings its own script of several megabytes, and the policy allows exactly that script.
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
    // The editor runs workers from blobs and writes styles of its own.
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

/** The tool fills the window below the admin's bar. */
function frame(): Html {
  return html`<style>
      body { display: flex; flex-direction: column; height: 100vh; margin: 0; }
      body > header { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; padding: 0.5rem 1rem; font: 0.875rem/1.5 system-ui, sans-serif; }
      body > header h1 { margin: 0; font-size: inherit; }
      #root { flex: 1; min-height: 0; height: auto; }
      #root .graphiql-container { height: 100%; }
    </style>
    <header><a href="/wp-admin/">Back to the admin</a><h1>GraphiQL IDE</h1>
      <span>Asks as you. What WordPress does better stays with WordPress.</span></header>
    <main id="root"></main>`;
}

export const graphiqlScreen: Screen = { needs: 'edit_posts', get: graphiql };
