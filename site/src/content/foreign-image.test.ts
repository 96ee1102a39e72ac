import { expect, test } from 'vitest';
import { foreignImage } from './foreign-image.ts';
import { textImage } from './text-image.ts';

const hosts = ['images.example.com'];

test.each([
  ['https://images.example.com/2026/pump.jpg', 'https://images.example.com/2026/pump.jpg'],
  ['http://images.example.com/pump.webp', 'https://images.example.com/pump.webp'],
  ['https://IMAGES.example.com/a%20b.PNG', 'https://images.example.com/a%20b.PNG'],
  ['https://images.example.com:443/pump.gif', 'https://images.example.com/pump.gif'],
])('%s is a picture of a configured host', (value, expected) => {
  expect(foreignImage(value, hosts)).toBe(expected);
});

test.each([
  'https://example.com/pump.jpg',
  'https://images.example.com.evil.example/pump.jpg',
  'https://a.images.example.com/pump.jpg',
  'https://images.example.com@evil.example/pump.jpg',
  'https://user@images.example.com/pump.jpg',
  'https://images.example.com:8443/pump.jpg',
  'http://images.example.com:8080/pump.jpg',
  'https://images.example.com/pump.jpg?size=large',
  'https://images.example.com/pump.jpg#x',
  'https://images.example.com/pump.svg',
  'https://images.example.com/pump',
  'https://images.example.com/',
  'https://images.example.com//pump.jpg',
  'https://images.example.com/.hidden/pump.jpg',
  'https://images.example.com/%2e%2e%2fpump.jpg',
  'https://images.example.com/a%5Cpump.jpg',
  'https://images.example.com/%ff.jpg',
  '//images.example.com/pump.jpg',
  'ftp://images.example.com/pump.jpg',
  'data:image/png;base64,AAAA',
  '/media/pump.jpg',
  '',
  undefined,
])('%s is not a picture of a configured host', (value) => {
  expect(foreignImage(value, hosts)).toBeUndefined();
});

test.each(['127.0.0.1', '[::1]', '169.254.169.254'])(
  'a picture at the address %s is never shown, even if its host is configured',
  (host) => {
    expect(foreignImage(`https://${host}/pump.jpg`, [host])).toBeUndefined();
  },
);

test('a picture of another site is not shown without configured hosts', () => {
  expect(foreignImage('https://images.example.com/pump.jpg')).toBeUndefined();
});

test('in a text, a picture of a configured host comes from the site', () => {
  const tag = textImage('img', { src: 'https://images.example.com/pump-600x400.jpg', alt: 'A pump' }, hosts);
  expect(tag.tagName).toBe('img');
  expect(tag.attribs.src).toBe('/image?url=https%3A%2F%2Fimages.example.com%2Fpump-600x400.jpg&w=828&q=75');
  expect(tag.attribs).toMatchObject({ alt: 'A pump', width: '600', height: '400' });
  expect(tag.attribs.srcset).not.toMatch(/(?:^|, )https?:/);
});

test('in a text, a picture of another host becomes a link', () => {
  expect(textImage('img', { src: 'https://example.com/pump.jpg', alt: 'A pump' }, hosts).tagName).toBe('a');
});
