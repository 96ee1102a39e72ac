import { expect, test } from 'vitest';
import { readImageRequest } from './image-request.ts';

const read = (query: string, accept = 'image/webp,*/*') => readImageRequest(new URLSearchParams(query), accept);

test("accepts a listed size of the site's own media in a format that the browser supports", () => {
  expect(read('url=/media/2026/11/x.jpg&w=640')).toEqual({
    path: '2026/11/x.jpg',
    width: 640,
    quality: 75,
    format: 'webp',
  });
  expect(read('url=/media/x.png&w=3840&q=90', 'image/png')).toEqual({
    path: 'x.png',
    width: 3840,
    quality: 90,
    format: 'jpeg',
  });
});

test.each([
  ['AVIF up to 1,200 pixels', 'image/avif,image/webp,*/*', 1200, 'avif'],
  ['WebP for larger sizes', 'image/avif,image/webp,*/*', 1920, 'webp'],
  ['WebP where it has no AVIF', 'image/webp,*/*', 640, 'webp'],
  ['JPEG where it has neither', 'image/png,*/*', 640, 'jpeg'],
])('a browser gets %s', (_what, accept, width, format) => {
  expect(read(`url=/media/x.jpg&w=${width}`, accept)).toMatchObject({ width, format });
});

test('a picture may be cropped to a listed shape', () => {
  expect(read('url=/media/x.jpg&w=640&crop=8:5')).toMatchObject({ width: 640, crop: '8:5' });
});

test('a picture that may move has all its frames where the browser supports WebP', () => {
  const moves = 'url=/media/x.GIF&w=640&moves=1';
  expect(read(moves, 'image/avif,image/webp')).toMatchObject({ format: 'webp', moves: true });
  expect(read(moves, '*/*')).toEqual({ path: 'x.GIF', width: 640, quality: 75, format: 'jpeg' });
});

test.each([
  'url=/media/x.jpg&w=641',
  'url=/media/x.jpg&w=0640',
  'url=/media/x.jpg',
  'url=/media/x.jpg&w=640&q=100',
  'url=/media/x.jpg&w=640&q=',
  'url=/media/x.svg&w=640',
  'url=/media/x.bmp&w=640',
  'url=/media/x.tiff&w=640',
  'url=/media/x.jpg&w=640&moves=1',
  'url=/media/x.gif&w=640&moves=2',
  'url=/media/x.gif&w=640&moves=1&crop=8:5',
  'url=/media/x.jpg&w=640&crop=8:6',
  'url=/media/x.jpg&w=640&crop=toString',
  'url=/media/x.jpg&w=640&crop=',
  'url=/media/x.pdf&w=640',
  'url=/media/../secret.jpg&w=640',
  'url=/media/%252e%252e/secret.jpg&w=640',
  'url=/media/.hidden/x.jpg&w=640',
  'url=/media//evil.example/x.jpg&w=640',
  'url=/media/x.jpg%3Fy&w=640',
  'url=/media/x%5Cy.jpg&w=640',
  'url=/image?url=/media/x.jpg&w=640',
  'url=//evil.example/media/x.jpg&w=640',
  'url=http://169.254.169.254/media/x.jpg&w=640',
  'url=http://localhost/media/x.jpg&w=640',
  'url=/media/%25ff.jpg&w=640',
  'w=640',
])('rejects %s', (query) => {
  expect(read(query)).toBeUndefined();
});
