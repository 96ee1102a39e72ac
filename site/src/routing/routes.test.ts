import { expect, test } from 'vitest';
import { oldPath } from './old-path.ts';
import { routeOf } from './routes.ts';

/** The row for a path with its query. */
function routeAt(address: string) {
  const [path = '', query] = address.split('?');
  return routeOf(path, query);
}

test.each([
  ['/', 'page'],
  ['/products/', 'page'],
  ['/index.php/products/', 'page'],
  ['/search', 'own-page'],
  ['/find-a-representative', 'own-page'],
  ['/media/2026/x.jpg', 'media'],
  ['/image?url=x', 'image'],
  ['/image', 'page'],
  ['/media/', 'page'],
  ['/media/press/', 'page'],
  ['/api/revalidate', 'webhook'],
  ['/api/policy-reports', 'policy-reports'],
  ['/.well-known/security.txt', 'security-txt'],
  ['/.well-known/other.txt', 'nothing'],
  ['/wp-content/uploads/2026/x.jpg', 'moved'],
  ['/wp-content/uploads/', 'page'],
  ['/wp-content/themes/x.css', 'nothing'],
  ['/feed/', 'moved'],
  ['/feed/atom/', 'moved'],
  ['/feeding/', 'page'],
  ['/news/feed/', 'moved'],
  ['/imagery/', 'page'],
  ['/wp-login.php', 'nothing'],
  ['/favicon.ico', 'nothing'],
  ['/_assets/x.js', 'nothing'],
  ['/_image', 'nothing'],
  ['/500', 'nothing'],
  ['/503/', 'nothing'],
])('%s has a route of kind %s', (path, kind) => {
  expect(routeAt(path).kind).toBe(kind);
});

const read = ['GET', 'HEAD'];

test.each([
  ['/', 'page', read],
  ['/search', 'own-page', read],
  ['/find-a-representative', 'own-page', read],
  ['/media/a.jpg', 'media', read],
  ['/image?url=x', 'image', read],
  ['/robots.txt', 'endpoint', read],
  ['/site.webmanifest', 'endpoint', read],
  ['/feed.xml', 'document', read],
  ['/api/forms/7', 'form', ['POST']],
  ['/api/forms/7/token', 'form-token', read],
  ['/api/revalidate', 'webhook', ['POST']],
  ['/login', 'editor', ['GET', 'HEAD', 'POST']],
  ['/preview', 'editor', read],
  ['/preview/links', 'editor', ['POST']],
  ['/api/faust/auth/token', 'editor', ['GET']],
  ['/api/faust/auth/logout', 'editor', ['POST']],
  ['/api/faust/auth/logout-everywhere', 'editor', ['POST']],
  ['/api/faust/toolbar', 'editor', ['GET']],
  ['/api/faust/viewer', 'editor', ['GET']],
])('%s allows only the methods of its %s', (path, kind, methods) => {
  expect(routeAt(path)).toMatchObject({ kind, methods });
});

test.each([
  ['/api/forms/1', { kind: 'form' }],
  ['/api/forms/123456789/token', { kind: 'form-token' }],
  ['/api/forms/0', { kind: 'nothing' }],
  ['/api/forms/01', { kind: 'nothing' }],
  ['/api/forms/1234567890', { kind: 'nothing' }],
  ['/api/forms/1/', { kind: 'nothing' }],
  ['/api/forms/1/other', { kind: 'nothing' }],
  ['/api/forms/', { kind: 'nothing' }],
])("%s is a form's path or no route", (path, route) => {
  expect(routeAt(path)).toMatchObject(route);
});

test.each(['/map-shapes.json', '/sitemap.xml', '/sitemap-page-1.xml', '/sitemap-page-99.xml'])(
  '%s is a document',
  (path) => {
    expect(routeAt(path).kind).toBe('document');
  },
);

test.each([
  '/map-shapes.json/',
  '/sitemap-page-100.xml',
  '/sitemap-page-0.xml',
  '/sitemap-Page-1.xml',
  '/sitemap-page.xml',
  '/sitemap/',
  '/feed.xml/',
])('%s is not a document', (path) => {
  expect(routeAt(path).kind).not.toBe('document');
});

test.each([
  ['/livez', 'health'],
  ['/readyz', 'health'],
  ['/livez/', 'page'],
  ['/healthz', 'operators'],
  ['/metrics', 'operators'],
  ['/api/', 'page'],
  ['/api//x', 'nothing'],
  ['//', 'page'],
  ['/x.css/', 'nothing'],
  ['/image/?url=x', 'image'],
  ['/robots.txt/', 'endpoint'],
  ['/Search/', 'own-page'],
  ['/Find-a-representative/', 'own-page'],
  ['/LOGIN/', 'editor'],
  ['/Preview', 'editor'],
  ['/preview/links/', 'page'],
  ['/api', 'page'],
  ['/api/other', 'nothing'],
  ['/API/Forms/1', 'nothing'],
  ['/404', 'nothing'],
  ['/404/', 'nothing'],
  ['/a.b/c/', 'page'],
  ['/index.php.bak', 'page'],
  ['/media', 'page'],
])('every spelling of %s has a route of kind %s', (path, kind) => {
  expect(routeAt(path).kind).toBe(kind);
});

test.each([
  ['/wp-content/uploads/2026/Pump 2.jpg', '/media/2026/Pump 2.jpg'],
  ['/feed', '/feed.xml'],
  ['/index.php/feed/rss2/', '/feed.xml'],
])('%s of the old site redirects to %s', (path, target) => {
  expect(routeAt(path).kind).toBe('moved');
  expect(oldPath(path)).toBe(target);
});
