import { expect, test } from 'vitest';
import { cursorAfter, isCursor } from './cursor.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');

test.each([
  [base64('arrayconnection:1'), true],
  [base64('arrayconnection:123456789012'), true],
  ['', false],
  ['1', false],
  [base64('arrayconnection:'), false],
  [base64('arrayconnection:-1'), false],
  [base64('arrayconnection:1 OR 1=1'), false],
  [base64('arrayconnection:1234567890123'), false],
  [base64('idconnection:12'), false],
  [`${base64('arrayconnection:12')}\0`, false],
  ['%59XJyYXljb25uZWN0aW9uOjE=', false],
  [base64(`arrayconnection:${'1'.repeat(5000)}`), false],
])('isCursor of %j is %j', (text, expected) => {
  expect(isCursor(text)).toBe(expected);
});

test('writes the cursor after an entry as WordPress does', () => {
  expect(cursorAfter(12)).toBe(base64('arrayconnection:12'));
});
