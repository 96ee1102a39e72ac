import { expect, test } from 'vitest';
import { ownHostTarget, previewTarget } from './editor-redirect.ts';

test.each([
  ['/about/', 'preview=true&p=7', '/preview?preview=true&p=7'],
  ['/', 'p=7&preview=true', '/preview?p=7&preview=true'],
  ['/about/', 'preview=false&p=7', undefined],
  ['/about/', 'p=7', undefined],
  ['/about/', '', undefined],
  ['/preview', 'preview=true&p=7', undefined],
  ['/preview/links', 'preview=true&p=7', undefined],
])('a request for %s?%s is redirected to its preview: %s', (path, query, expected) => {
  expect(previewTarget(path, query)).toBe(expected);
});

const local = new URL('http://localhost:3000');
const target = '/preview?p=7';
const own = 'http://localhost:3000/preview?p=7';

test.each([
  ['127.0.0.1:3000', local, own],
  ['[::1]:3000', local, own],
  ['127.0.0.1', local, own],
  ['localhost:4000', local, own],
  ['localhost:3000', local, undefined],
  ['localhost.example', local, undefined],
  ['shop.example', local, undefined],
  [undefined, local, undefined],
  ['localhost:3000', new URL('https://shop.example'), undefined],
])('a request to %s of the site %s is redirected to: %s', (host, siteUrl, expected) => {
  expect(ownHostTarget(host, siteUrl, target)).toBe(expected);
});
