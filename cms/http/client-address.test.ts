import { expect, test } from 'vitest';
import { clientAddress, isFromSite } from './client-address.ts';

const secret = 'the secret of both programs';
const request = (headers: Record<string, string>) => new Request('http://cms.test/', { headers });

test.each<[string, Record<string, string>, string]>([
  ['the connection', {}, 'connection'],
  ['the visitor that the site names', { 'x-headwater-visitor': 'visitor', 'x-faustwp-secret': secret }, 'visitor'],
  ['the connection of who does not know the secret', { 'x-headwater-visitor': 'visitor' }, 'connection'],
  [
    'the connection of who guesses the secret',
    { 'x-headwater-visitor': 'visitor', 'x-faustwp-secret': 'guess' },
    'connection',
  ],
  ['the connection of the site itself', { 'x-faustwp-secret': secret }, 'connection'],
])('attempts count for %s', (_whose, headers, expected) => {
  expect(clientAddress(request(headers), 'connection', secret)).toBe(expected);
});

test('without a secret nobody is the site, whatever they send', () => {
  expect(isFromSite(request({ 'x-faustwp-secret': '' }), '')).toBe(false);
  expect(isFromSite(request({}), '')).toBe(false);
});
