import { expect, test } from 'vitest';
import { routeOf } from '../../routing/routes.ts';
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
])('%s for %s is accepted, or refused with a 405 that allows %s', (method, path, allow) => {
  const refusal = allow && expect.objectContaining({ status: 405, headers: expect.objectContaining({ allow }) });
  expect(refuse(request(method), routeOf(path), site)).toEqual(refusal);
});

test.each([
  ['/login', 65_536, undefined],
  ['/api/forms/7', 600_000, undefined],
  ['/api/forms/7', 67_108_864, undefined],
  ['/login', 65_537, 413],
  ['/api/revalidate', 65_537, 413],
  ['/api/forms/7', 67_108_865, 413],
])('a POST to %s with %d bytes is refused with %j', (path, bytes, status) => {
  expect(refuse(request('POST', { 'content-length': String(bytes) }), routeOf(path), site)?.status).toBe(status);
});

test.each(['/', '/login'])('refuses %s under a host that is not the one of the site', (path) => {
  expect(refuse(request('GET', {}, '10.0.0.7'), routeOf(path), site)?.status).toBe(421);
});

test.each(['/livez', '/readyz', '/healthz', '/metrics'])('accepts %s under any host', (path) => {
  expect(refuse(request('GET', {}, '10.0.0.7'), routeOf(path), site)).toBeUndefined();
});

test('refuses an encoded body, even for a route that takes files', () => {
  expect(refuse(request('POST', { 'content-encoding': 'gzip' }), routeOf('/api/forms/7'), site)?.status).toBe(415);
});

test('refuses a second host before a method that is not allowed', () => {
  const twice = { ...request('PUT'), rawHeaders: ['Host', 'shop.example', 'host', 'shop.example'] };
  expect(refuse(twice, routeOf('/'), site)?.status).toBe(400);
});

const page = routeOf('/');
const close = { connection: 'close' };

test('a refused method gets the allowed ones on a connection that is closed', () => {
  expect(refuse(request('DELETE'), page, site)).toEqual({
    status: 405,
    text: 'This page doesn’t accept that kind of request.',
    headers: { allow: 'GET, HEAD', ...close },
  });
});

test('the connection of a refused request is closed only if its body is over the limit', () => {
  const large = request('POST', { 'content-length': '65537' });
  expect(refuse(large, page, site)).toEqual({ status: 413, text: 'Bad request.', headers: close });
  expect(refuse(request('GET', {}, 'evil.example'), page, site)).toEqual({ status: 421, text: 'Unknown host.' });
});

test('a request without a method is refused', () => {
  expect(refuseMethod({}, ['GET'])?.status).toBe(405);
  expect(refuseMethod({ method: 'GET' }, ['GET'])).toBeUndefined();
});
