import type { Html } from '../../web/html.ts';

interface Policy {
  /** Allowed targets of forms: the admin itself, and the site for previews. */
  siteUrl: string;
}

/** Headers of every admin page: not cached, not framed, no script but the admin's own. */
function adminHeaders({ siteUrl }: Policy): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    `form-action 'self' ${new URL(siteUrl).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return { 'content-security-policy': policy.join('; '), ...privateHeaders };
}

/** For everything that only signed-in users may see. */
export const privateHeaders = {
  'cache-control': 'no-store',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
};

export function htmlResponse(status: number, page: Html, policy: Policy): Response {
  return new Response(`<!doctype html>\n${page}`, {
    status,
    headers: { ...adminHeaders(policy), 'content-type': 'text/html; charset=UTF-8' },
  });
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
