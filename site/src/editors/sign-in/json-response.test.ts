import { expect, test } from 'vitest';
import { jsonResponse } from './json-response.ts';

test('a response to an editor’s script is JSON for this session only', async () => {
  const response = jsonResponse(201, { error: 'No' }, []);
  expect([response.status, await response.json()]).toEqual([201, { error: 'No' }]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'referrer-policy': 'no-referrer',
    vary: 'Cookie, Authorization',
  });
});

test('a response to an editor’s script sets each of its cookies', () => {
  expect(jsonResponse(201, {}, ['a=1', 'b=2']).headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});

test('a response without cookies sets none', () => {
  expect(jsonResponse(200, {}).headers.getSetCookie()).toEqual([]);
});
