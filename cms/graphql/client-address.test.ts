import { expect, test } from 'vitest';
import { clientAddress, isFromSite } from './client-address.ts';

const secret = 'the secret of both programs';
const request = (headers: Record<string, string>) => new Request('http://cms.test/', { headers });

test.each<[string, Record<string, string>, string]>([
  ['the connection', {}, 'connection'],
  ['the visitor that the site names', { 'x-headwater-visitor': 'visitor', 'x-faustwp-secret': secret }, 'visitor'],
  ['the connection of a client without the secret', { 'x-headwater-visitor': 'visitor' }, 'connection'],
  [
    'the connection of a client with a wrong secret',
    { 'x-headwater-visitor': 'visitor', 'x-faustwp-secret': 'guess' },
    'connection',
  ],
  ['the connection of the site itself', { 'x-faustwp-secret': secret }, 'connection'],
])('an attempt counts for %s', (_whose, headers, expected) => {
  expect(clientAddress(request(headers), 'connection', secret)).toBe(expected);
});

test('without a secret no client counts as the site, whatever it sends', () => {
  expect(isFromSite(request({ 'x-faustwp-secret': '' }), '')).toBe(false);
  expect(isFromSite(request({}), '')).toBe(false);
});
