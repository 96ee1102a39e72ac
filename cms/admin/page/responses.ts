import type { Html } from '../../web/html.ts';

/** For everything that only signed-in users may see. */
export const privateHeaders = {
  'cache-control': 'no-store',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

/** An admin page: no script but the admin's own, and forms that go to the admin or, for previews, to the site. */
export function htmlResponse(status: number, page: Html, siteUrl: string): Response {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    `form-action 'self' ${new URL(siteUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  const headers = { ...privateHeaders, 'content-security-policy': policy, 'content-type': 'text/html; charset=UTF-8' };
  return new Response(`<!doctype html>\n${page}`, { status, headers });
}

/** A file that the browser saves and never displays. */
export function download(body: BodyInit, type: string, name: string): Response {
  const plain = name.replace(/[^\w.-]/g, '_');
  const named = plain === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`;
  return new Response(body, {
    headers: {
      ...privateHeaders,
      'content-type': type,
      'content-disposition': `attachment; filename="${plain}"${named}`,
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
}

/** Redirects a post to a GET, so that reloading repeats nothing. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { ...privateHeaders, location } });
}
