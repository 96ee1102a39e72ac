import { expect, test } from 'vitest';
import { readPlainRequest } from './plain-request.ts';

test('a request with two cookie headers is left to Node, which joins them', () => {
  const headers = ['Host', 'shop.example', 'Cookie', 'a=1'];
  expect(readPlainRequest(headers)).toMatchObject({ cookie: 'a=1' });
  expect(readPlainRequest([...headers, 'cookie', 'consent=none'])).toBeUndefined();
});
