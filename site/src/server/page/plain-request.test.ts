import { expect, test } from 'vitest';
import { readPlainRequest } from './plain-request.ts';

const host = ['Host', 'shop.example'];
/** Each header on which the response depends, and where its value goes. */
const read = [
  ['Host', 'host'],
  ['Accept-Encoding', 'acceptEncoding'],
  ['If-None-Match', 'ifNoneMatch'],
  ['Sec-Purpose', 'purpose'],
  ['Purpose', 'purpose'],
  ['Cookie', 'cookie'],
] as const;

test.each(read)('the header %s is read, in any case', (name, part) => {
  expect(readPlainRequest(['host', 'shop.example', name.toUpperCase(), 'a=1'].slice(name === 'Host' ? 2 : 0))).toEqual({
    host: 'shop.example',
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    purpose: undefined,
    cookie: undefined,
    region: undefined,
    [part]: 'a=1',
  });
});

test.each(read)('a request with two headers %s is left to Node, which joins or refuses them', (name) => {
  const first = name === 'Host' ? host : [...host, name, 'a=1'];
  expect(readPlainRequest(first)).toBeDefined();
  expect(readPlainRequest([...first, name.toLowerCase(), 'b=2'])).toBeUndefined();
});

test.each([
  ['no host', []],
  ['a length', [...host, 'Content-Length', '0']],
  ['an encoded body', [...host, 'Content-Encoding', 'gzip']],
  ['a body in chunks', [...host, 'Transfer-Encoding', 'chunked']],
  ['an upgrade', [...host, 'Upgrade', 'websocket']],
  ['a connection that closes', [...host, 'Connection', 'close']],
])('a request with %s is for the guard to check', (_what, headers) => {
  expect(readPlainRequest(headers)).toBeUndefined();
});

test('a request with Connection: keep-alive and unknown headers is plain', () => {
  expect(readPlainRequest([...host, 'Connection', 'Keep-Alive', 'X-Own', '1'])).toMatchObject({ host: 'shop.example' });
});

test('the header of a browser counts before that of the site’s own script', () => {
  const both = [...host, 'Purpose', 'none', 'Sec-Purpose', 'prefetch'];
  expect(readPlainRequest(both)).toMatchObject({ purpose: 'prefetch' });
});

test('the region is read from the first header that the operator names, if any', () => {
  const regions = [...host, 'X-Region', 'DE', 'x-region', 'US'];
  expect(readPlainRequest(regions, 'x-region')).toMatchObject({ region: 'DE' });
  expect(readPlainRequest(regions)).toMatchObject({ region: undefined });
});
