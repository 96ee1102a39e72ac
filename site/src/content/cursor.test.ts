import { expect, test } from 'vitest';
import { cursorAfter, isCursor } from './cursor.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');

test.each([base64('arrayconnection:1'), base64('arrayconnection:123456789012')])('%j is a cursor', (text) => {
  expect(isCursor(text)).toBe(true);
});

test.each([
  '',
  '1',
  base64('arrayconnection:'),
  base64('arrayconnection:-1'),
  base64('arrayconnection:1 OR 1=1'),
  base64('arrayconnection:1234567890123'),
  base64('idconnection:12'),
  `${base64('arrayconnection:12')}\0`,
  '%59XJyYXljb25uZWN0aW9uOjE=',
  base64(`arrayconnection:${'1'.repeat(5000)}`),
])('%j is not a cursor', (text) => {
  expect(isCursor(text)).toBe(false);
});

test('writes the cursor after a node as WordPress does', () => {
  expect(cursorAfter(12)).toBe(base64('arrayconnection:12'));
});
