import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { isOwnRead, isSameOrigin } from './same-origin.ts';

const site = new URL('https://shop.example/');

const requests: [string, IncomingHttpHeaders, boolean][] = [
  ['the site', { origin: 'https://shop.example' }, true],
  ['the site, as the browser confirms', { origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' }, true],
  ['no origin, but the browser says that it is the site', { 'sec-fetch-site': 'same-origin' }, true],
  ['no Origin and no Sec-Fetch-Site header', {}, false],
  ['no origin, and the browser says it was typed', { 'sec-fetch-site': 'none' }, false],
  [
    'the site, against the word of the browser',
    { origin: 'https://shop.example', 'sec-fetch-site': 'same-site' },
    false,
  ],
  ['another site', { origin: 'https://evil.example' }, false],
  [
    'another site, against the word of the browser',
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    false,
  ],
  ['another scheme', { origin: 'http://shop.example' }, false],
  ['another port', { origin: 'https://shop.example:8443' }, false],
  ['a sandboxed page', { origin: 'null', 'sec-fetch-site': 'cross-site' }, false],
  ['a page without origin or Sec-Fetch-Site', { origin: 'null' }, false],
  ['a page of the site that sends no referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
  ['an empty origin', { origin: '' }, false],
];

test.each(requests)('a request from %s', (_from, headers, isOurs) => {
  expect(isSameOrigin(headers, site)).toBe(isOurs);
});

test.each([
  ['the host that was asked for', 'http://192.168.0.7:3000', true],
  ['the host behind a proxy with TLS', 'https://192.168.0.7:3000', true],
  ['another port of the host', 'http://192.168.0.7:3001', false],
  ['another host', 'http://evil.example', false],
])('without an explicit site URL, %s', (_what, origin, isOurs) => {
  const headers = { origin, host: '192.168.0.7:3000' };
  expect(isSameOrigin(headers, undefined)).toBe(isOurs);
});

test.each([
  ['a script of the site', { 'sec-fetch-site': 'same-origin' }, true],
  ['the address bar', { 'sec-fetch-site': 'none' }, true],
  ['a program that is no browser', {}, true],
  ['a sister site', { 'sec-fetch-site': 'same-site' }, false],
  ['another site', { 'sec-fetch-site': 'cross-site' }, false],
])('a request that only reads, from %s', (_from, headers, isOurs) => {
  expect(isOwnRead(headers)).toBe(isOurs);
});
