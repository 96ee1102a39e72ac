import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { isOwnRead, isSameOrigin } from './same-origin.ts';

const site = new URL('https://shop.example/');

test.each<[string, IncomingHttpHeaders]>([
  ['the origin of the site', { origin: 'https://shop.example' }],
  [
    'the origin of the site and Sec-Fetch-Site: same-origin',
    { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' },
  ],
  ['no origin and Sec-Fetch-Site: same-origin', { 'sec-fetch-site': 'same-origin' }],
  ['the origin "null" and Sec-Fetch-Site: same-origin', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
])('a request with %s is from the site', (_what, headers) => {
  expect(isSameOrigin(headers, site)).toBe(true);
});

test.each<[string, IncomingHttpHeaders]>([
  ['neither an origin nor Sec-Fetch-Site', {}],
  ['no origin and Sec-Fetch-Site: none', { 'sec-fetch-site': 'none' }],
  [
    'the origin of the site and Sec-Fetch-Site: same-site',
    { origin: 'https://shop.example', 'sec-fetch-site': 'same-site' },
  ],
  ['the origin of another site', { origin: 'https://evil.example' }],
  [
    'the origin of another site and Sec-Fetch-Site: same-origin',
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ],
  ['another scheme in its origin', { origin: 'http://shop.example' }],
  ['another port in its origin', { origin: 'https://shop.example:8443' }],
  ['the origin "null" and Sec-Fetch-Site: cross-site', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['the origin "null" and no Sec-Fetch-Site', { origin: 'null' }],
  ['an empty origin', { origin: '' }],
])('a request with %s is not from the site', (_what, headers) => {
  expect(isSameOrigin(headers, site)).toBe(false);
});

const host = '192.168.0.7:3000';

test.each([
  ['the requested host', 'http://192.168.0.7:3000'],
  ['the requested host behind a proxy with TLS', 'https://192.168.0.7:3000'],
])('without a site URL, a request from %s is from the site', (_what, origin) => {
  expect(isSameOrigin({ origin, host }, undefined)).toBe(true);
});

test.each([
  ['another port of the requested host', 'http://192.168.0.7:3001'],
  ['another host', 'http://evil.example'],
])('without a site URL, a request from %s is not from the site', (_what, origin) => {
  expect(isSameOrigin({ origin, host }, undefined)).toBe(false);
});

test.each([
  ['a script of the site', { 'sec-fetch-site': 'same-origin' }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['a program that is not a browser', {}],
])('%s may send a request that only reads', (_from, headers) => {
  expect(isOwnRead(headers)).toBe(true);
});

test.each([
  ['another site of the same domain', { 'sec-fetch-site': 'same-site' }],
  ['a site of another domain', { 'sec-fetch-site': 'cross-site' }],
])('%s may not send a request that only reads', (_from, headers) => {
  expect(isOwnRead(headers)).toBe(false);
});
