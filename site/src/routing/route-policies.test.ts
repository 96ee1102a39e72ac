import { expect, test } from 'vitest';
import { routeTable } from './route-table.ts';

const KB = 1024;
const never = 'never';
const reads = 'GET HEAD';

/** Who may use a route with which methods, the largest body, what is stored for how long, and what is counted. */
const policies: [path: string, access: string, methods: string, largest: number, cache: string, counted?: string][] = [
  ['/livez', 'everyone on any host', reads, 64 * KB, never],
  ['/healthz', 'everyone on any host', 'GET', 64 * KB, never],
  ['/metrics', 'operators', 'GET', 64 * KB, never],
  ['/wp-content/uploads/2026/x.jpg', 'everyone', reads, 64 * KB, 'public, max-age=3600'],
  ['/media/2026/x.jpg', 'everyone', reads, 64 * KB, 'public, max-age=86400'],
  ['/image?url=x', 'everyone', reads, 64 * KB, 'public, max-age=2592000, stale-while-revalidate=86400'],
  ['/documents/sn-3040-manual.pdf', 'everyone', reads, 64 * KB, 'public, max-age=300'],
  ['/documents/sn-3040-manual/b.en.pdf', 'everyone', reads, 64 * KB, 'public, max-age=31536000, immutable'],
  ['/documents/', 'everyone', reads, 64 * KB, never, 'searches with q'],
  ['/documents/sn-3040-manual/', 'everyone', reads, 64 * KB, 'pages', 'unknown-paths, editor-tokens when tried'],
  ['/qr/sn-3040', 'everyone', reads, 64 * KB, never, 'searches'],
  ['/robots.txt', 'everyone', reads, 64 * KB, 'public, max-age=3600'],
  ['/site.webmanifest', 'everyone', reads, 64 * KB, 'public, max-age=3600'],
  ['/.well-known/security.txt', 'everyone', reads, 64 * KB, 'public, max-age=86400'],
  ['/speculation-rules.json', 'everyone', reads, 64 * KB, 'public, max-age=3600'],
  ['/api/forms/7', 'everyone', 'POST', 64 * KB * KB, never, 'form-posts'],
  ['/api/forms/7/token', 'everyone', reads, 64 * KB, never, 'form-tokens'],
  ['/api/uploads', 'own pages', 'POST HEAD PATCH DELETE', 64 * KB * KB, never, 'uploads when tried'],
  ['/saved-form', 'everyone', 'GET HEAD POST', 64 * KB, never, 'form-mails when tried'],
  ['/request', 'everyone', 'GET HEAD POST', 64 * KB, never],
  ['/api/lead-files/x', 'everyone', reads, 64 * KB, never],
  ['/api/suggest', 'everyone', reads, 64 * KB, never, 'suggestions'],
  ['/api/consent', 'own pages', 'POST', 64 * KB, never],
  ['/api/revalidate', 'the CMS', 'POST', 64 * KB, never],
  ['/api/catalogue', 'the CMS', 'POST', 64 * KB * KB, never],
  ['/api/policy-reports', 'everyone', 'POST', 64 * KB, never, 'policy-reports'],
  ['/feed.xml', 'everyone', reads, 64 * KB, 'pages'],
  ['/map-shapes.json', 'everyone', reads, 64 * KB, 'pages'],
  ['/sitemap.xml', 'everyone', reads, 64 * KB, 'pages'],
  ['/sitemap-page-1.xml', 'everyone', reads, 64 * KB, 'pages'],
  ['/login', 'everyone', 'GET HEAD POST', 64 * KB, never, 'editor-tokens with guesses,sign-ins, passwords when tried'],
  ['/preview', 'everyone', reads, 64 * KB, never, 'editor-tokens with guesses'],
  ['/preview/links', 'editors', 'POST', 64 * KB, never, 'editor-tokens with guesses'],
  ['/api/faust/auth/token', 'own pages', 'GET', 64 * KB, never, 'editor-tokens with guesses'],
  ['/api/faust/auth/logout', 'own pages', 'POST', 64 * KB, never, 'editor-tokens when tried'],
  ['/api/faust/auth/logout-everywhere', 'editors', 'POST', 64 * KB, never, 'editor-tokens with guesses'],
  ['/api/faust/toolbar', 'editors', 'GET', 64 * KB, never, 'editor-tokens with guesses'],
  ['/api/faust/viewer', 'editors', 'GET', 64 * KB, never, 'editor-tokens with guesses'],
  ['/search', 'everyone', reads, 64 * KB, never, 'searches with q'],
  ['/find-a-representative', 'everyone', reads, 64 * KB, never, 'searches with near'],
  ['/privacy-choices', 'everyone', reads, 64 * KB, never],
  ['/frame/map', 'everyone', reads, 64 * KB, never],
  ['/frame/video', 'everyone', reads, 64 * KB, never],
  ['/404', 'the server', reads, 64 * KB, never],
  ['/500', 'the server', reads, 64 * KB, never],
  ['/503', 'the server', reads, 64 * KB, never],
  ['/_410', 'the server', reads, 64 * KB, never],
  ['/favicon.ico', 'everyone', reads, 64 * KB, never],
  ['/parts/sn-4055-wr/', 'everyone', reads, 64 * KB, 'pages', 'unknown-paths, editor-tokens when tried'],
  ['/products/', 'everyone', reads, 64 * KB, 'pages', 'unknown-paths, editor-tokens when tried'],
];

test('every route has a policy in this list', () => {
  expect(routeTable.map(({ example }) => example)).toEqual(policies.map(([path]) => path));
});

test.each(policies)(
  '%s is for %s with %s, bodies of at most %i bytes, stored: %s',
  (path, access, methods, largest, cache, counted) => {
    const row = routeTable.find(({ example }) => example === path);
    if (!row) throw new Error(`No row of the route table has the example ${path}.`);
    expect([row.access, row.methods.join(' '), row.largestBody]).toEqual([access, methods, largest]);
    expect(row.cache === 'browser' ? row.cacheControl : row.cache).toBe(cache);
    const { limit, attempts = [] } = row;
    const condition = limit?.parameter ?? limit?.counts;
    const parameter = condition === undefined ? '' : ` with ${condition}`;
    const tried = attempts.length > 0 ? [`${attempts.join(', ')} when tried`] : [];
    expect([...(limit ? [limit.name + parameter] : []), ...tried].join()).toBe(counted ?? '');
  },
);
