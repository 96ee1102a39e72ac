import { company } from '@headwater/brand/company.ts';
import { expect, test } from 'vitest';
import { webManifest } from './web-manifest.ts';
import { xmlResponse } from './xml.ts';

test("the manifest has the site's name, start URL and icons", () => {
  expect(webManifest()).toMatchObject({
    name: company.name,
    short_name: company.wordmark[0],
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: expect.stringMatching(/^#[\da-f]{6}$/i),
    background_color: expect.stringMatching(/^#[\da-f]{6}$/i),
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  });
});

test('an XML response has the content type of XML', () => {
  expect(xmlResponse('<a/>').headers.get('content-type')).toBe('application/xml; charset=utf-8');
});

test('an XML response can have another content type', async () => {
  const feed = xmlResponse('<rss/>', 'application/rss+xml');
  expect([feed.headers.get('content-type'), await feed.text()]).toEqual(['application/rss+xml', '<rss/>']);
});
