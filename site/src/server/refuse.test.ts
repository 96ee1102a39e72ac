import { expect, test } from 'vitest';
import { routeOf } from '../routing/routes.ts';
import { refuse, refuseMethod } from './refuse.ts';

const site = { host: 'shop.example', isStrict: true };

/** A request with these headers, both parsed and raw, as in Node. */
function request(method: string, headers: Record<string, string> = {}, host = 'shop.example') {
  const all = { host, ...headers };
  return { method, headers: all, rawHeaders: Object.entries(all).flat() };
}

test.each([
  ['GET', '/products/', undefined],
  ['HEAD', '/products/', undefined],
  ['POST', '/products/', 'GET, HEAD'],
  ['GET', '/api/forms/7', 'POST'],
  ['PUT', '/login', 'GET, HEAD, POST'],
  ['HEAD', '/api/faust/viewer', 'GET'],
  ['POST', '/livez', 'GET, HEAD'],
])('%s %s: a 405 lists the methods of the row', (method, path, allow) => {
  const refusal = refuse(request(method), routeOf(path), site);
  expect(refusal?.headers?.allow).toBe(allow);
  expect(refusal?.status).toBe(allow && 405);
});

test.each([
  ['/login', 65_536, undefined],
  ['/login', 65_537, 413],
  ['/api/revalidate', 65_537, 413],
  ['/api/forms/7', 600_000, undefined],
  ['/api/forms/7', 67_108_864, undefined],
  ['/api/forms/7', 67_108_865, 413],
])('POST %s with %d bytes: %s', (path, bytes, status) => {
  expect(refuse(request('POST', { 'content-length': String(bytes) }), routeOf(path), site)?.status).toBe(status);
});

test.each([
  ['/', 421],
  ['/login', 421],
  ['/livez', undefined],
  ['/healthz', undefined],
  ['/metrics', undefined],
])('%s under a host that is not the site\u2019s: %s', (path, status) => {
  expect(refuse(request('GET', {}, '10.0.0.7'), routeOf(path), site)?.status).toBe(status);
});

test('refuses an encoded body on every route, and a second host before anything else', () => {
  expect(refuse(request('POST', { 'content-encoding': 'gzip' }), routeOf('/api/forms/7'), site)?.status).toBe(415);
  const twice = { ...request('PUT'), rawHeaders: ['Host', 'shop.example', 'host', 'shop.example'] };
  expect(refuse(twice, routeOf('/'), site)?.status).toBe(400);
});

test('a refusal says what it is, and closes the connection where a body may follow', () => {
  const page = routeOf('/');
  const close = { connection: 'close' };
  expect(refuse(request('DELETE'), page, site)).toEqual({
    ...{ status: 405, text: 'This page doesn’t accept that kind of request.' },
    headers: { allow: 'GET, HEAD', ...close },
  });
  const large = request('POST', { 'content-length': '65537' });
  expect(refuse(large, page, site)).toEqual({ status: 413, text: 'Bad request.', headers: close });
  expect(refuse(request('GET', {}, 'evil.example'), page, site)).toEqual({ status: 421, text: 'Unknown host.' });
  expect(refuseMethod({}, ['GET'])?.status).toBe(405);
  expect(refuseMethod({ method: 'GET' }, ['GET'])).toBeUndefined();
});

test('what anyone may ask of any host: signs of life, and what only operators see', () => {
  for (const path of ['/livez', '/readyz', '/metrics', '/healthz']) {
    expect(refuse(request('GET', {}, 'evil.example'), routeOf(path), site)).toBeUndefined();
  }
});
