import { adminPath } from '../admin/admin-path.ts';
import { avatarsPath } from '../content/user/avatar-path.ts';
import type { Handler } from '../web/handler.ts';
import { plainResponse } from '../web/plain-response.ts';
import { restRoute } from './rest.ts';
import { uploadsPath } from './uploads.ts';

interface Routes {
  graphql: Handler;
  avatars: Handler;
  uploads: Handler;
  login: Handler;
  generate: Handler;
  rest: Handler;
  admin: Handler;
  /** URL of the site, to which visitors of the CMS's public pages are redirected. */
  siteUrl: string;
}

const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'Authorization, Content-Type',
  'access-control-expose-headers': 'X-GraphQL-Keys',
  'access-control-max-age': '600',
};

/** Headers of every response that does not set them itself. */
const everyHeader = {
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Routes a request to its handler and adds the headers that every response has. */
export function router(routes: Routes): Handler {
  return async (request, address) => {
    const response = await respond(request, address, routes);
    const headers = new Headers(response.headers);
    for (const [name, value] of Object.entries(everyHeader)) if (!headers.has(name)) headers.set(name, value);
    return new Response(response.body, { status: response.status, headers });
  };
}

async function respond(request: Request, address: string, routes: Routes): Promise<Response> {
  const url = new URL(request.url);
  if (isGraphql(url)) return handleGraphql(request, address, routes.graphql);
  if (restRoute(url) !== undefined) return routes.rest(request, address);
  if (url.pathname.startsWith(avatarsPath)) return routes.avatars(request, address);
  if (url.pathname.startsWith(uploadsPath)) return routes.uploads(request, address);
  if (url.pathname === '/wp-login.php') return routes.login(request, address);
  if (url.pathname === '/wp-admin' || url.pathname.startsWith(adminPath)) return routes.admin(request, address);
  if (url.pathname === '/robots.txt') return plainResponse(200, 'User-agent: *\nDisallow: /');
  // Browsers request one on every page; a redirect to the site's would be cross-origin.
  if (url.pathname === '/favicon.ico') return new Response(null, { status: 204 });
  if (/^\/(?:wp-|index\.php)/.test(url.pathname)) return plainResponse(404, 'The CMS has nothing at this URL.');
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return plainResponse(405, 'Not allowed.', { allow: 'GET, HEAD' });
  if (/^\/generate\/?$/.test(url.pathname) && url.searchParams.has('redirect_uri')) {
    return routes.generate(request, address);
  }
  // Public pages live on the site, at the same path.
  return plainResponse(302, 'This page is on the site.', { location: `${routes.siteUrl}${url.pathname}${url.search}` });
}

function isGraphql({ pathname, searchParams }: URL): boolean {
  if (/^\/graphql\/?$/.test(pathname)) return true;
  return (pathname === '/index.php' || pathname === '/') && searchParams.has('graphql');
}

async function handleGraphql(request: Request, address: string, graphql: Handler): Promise<Response> {
  const response = request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : await graphql(request, address);
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(corsHeaders)) headers.set(name, value);
  // What a signed-in editor sees is not for caches.
  if (request.headers.has('authorization') || request.headers.has('cookie')) headers.set('cache-control', 'no-store');
  return new Response(response.body, { status: response.status, headers });
}
