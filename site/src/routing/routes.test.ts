import { expect, test } from 'vitest';
import { routeOf } from './routes.ts';

test.each([
  ['/', 'page'],
  ['/products/', 'page'],
  ['/index.php/products/', 'page'],
  ['/search', 'own-page'],
  ['/media/2026/x.jpg', 'media'],
  ['/image', 'image'],
  ['/api/revalidate', 'webhook'],
  ['/imagery/', 'page'],
  ['/wp-login.php', 'nothing'],
  ['/favicon.ico', 'nothing'],
  ['/_astro/x.js', 'nothing'],
  ['/_image', 'nothing'],
  ['/500', 'nothing'],
  ['/503/', 'nothing'],
])('%s is answered by: %s', (path, kind) => {
  expect(routeOf(path).kind).toBe(kind);
});
