import { crawl } from '@headwater/e2e/support/crawl.ts';
import { imageUrls } from '@headwater/e2e/support/image-urls.ts';
import { testServer } from '@headwater/tools/test-server.ts';
import { expect, test } from 'vitest';

const size = (width: number, crop = '') => `/image?url=%2Fmedia%2Fa.jpg&w=${width}&q=50${crop && `&crop=${crop}`}`;
const sizes = [size(640), size(640, '8:5'), size(1080), size(1080, '8:5')];
const page = sizes.map((url) => `<img src="${url.replaceAll('&', '&amp;')}">`).join('');

test('the sizes that a page offers are requested in the shape that it names', () => {
  expect(imageUrls(page + page.replaceAll('&amp;', '&#38;'))).toEqual(sizes);
});

test('a crawl requests a picture in each of its shapes, and every width once', async () => {
  const { url } = await testServer((request, response) => {
    response.setHeader('content-type', request.url === '/' ? 'text/html' : 'image/jpeg').end(page);
  });
  const { visited } = await crawl([`${url}/`], 'https://cms.example');
  expect(visited.map((visit) => visit.replace(url, ''))).toEqual(['/', ...sizes.slice(0, 3)]);
});
