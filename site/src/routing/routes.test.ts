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
  ['/api/forms/1', 'form'],
  ['/api/forms/123456789/token', 'form-token'],
  ['/api/forms/0', 'nothing'],
  ['/api/forms/01', 'nothing'],
  ['/api/forms/1234567890', 'nothing'],
  ['/api/forms/1/', 'nothing'],
  ['/api/forms/1/other', 'nothing'],
  ['/api/forms/', 'nothing'],
  ['/map-shapes.json', 'document'],
  ['/sitemap.xml', 'document'],
  ['/sitemap-page-1.xml', 'document'],
  ['/sitemap-page-99.xml', 'document'],
  ['/map-shapes.json/', 'nothing'],
  ['/sitemap-page-100.xml', 'nothing'],
  ['/sitemap-page-0.xml', 'nothing'],
  ['/sitemap-Page-1.xml', 'nothing'],
  ['/sitemap-page.xml', 'nothing'],
  ['/sitemap/', 'page'],
  ['/feed.xml/', 'nothing'],
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
])('%s has a route of kind %s', (path, kind) => {
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
