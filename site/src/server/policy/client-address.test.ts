import { expect, test } from 'vitest';
import { clientOf } from './client-address.ts';

type Request = Parameters<typeof clientOf>[0];

function request(forwarded?: string): Request {
  // Only the two properties that are read.
  return { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.1' } } as unknown as Request;
}

test.each([
  ['198.51.100.1', 0, '10.0.0.1'],
  ['198.51.100.1', 1, '198.51.100.1'],
  ['6.6.6.6, 198.51.100.1', 1, '198.51.100.1'],
  ['6.6.6.6, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  ['198.51.100.1', 2, '10.0.0.1'],
  [undefined, 1, '10.0.0.1'],
])('X-Forwarded-For %j behind %j proxies comes from %j', (forwarded, proxies, key) => {
  expect(clientOf(request(forwarded), proxies).key).toBe(key);
});

test.each([
  ['', 1, '10.0.0.1'],
  [' 198.51.100.1 ', 1, '198.51.100.1'],
  ['198.51.100.1,', 1, '10.0.0.1'],
  ['::ffff:198.51.100.1', 1, '198.51.100.1'],
  ['2001:db8:1:2::9', 1, '2001:db8:1:2::9'],
])('the address of a client with X-Forwarded-For %j behind %i proxy is %s', (forwarded, proxies, address) => {
  expect(clientOf(request(forwarded), proxies)).toMatchObject({ address });
});

test('a client whose connection is already gone has no address', () => {
  const gone = { headers: {}, socket: {} } as unknown as Request;
  expect(clientOf(gone, 1)).toEqual({ address: '', key: '' });
});
