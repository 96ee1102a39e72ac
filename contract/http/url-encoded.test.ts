import { expect, test, vi } from 'vitest';
import { readUrlEncoded } from './url-encoded.ts';

test.each(['', 'a', 'a=1&b', '&&a=1&&', '=&=1&a==', 'a+b=%20&%F0%9F', '?a&a=%'])('%j is read as by Node', (text) => {
  expect([...readUrlEncoded(text)]).toEqual([...new URLSearchParams(text)]);
});

test('each name that Node reads has a "=", which it would otherwise search for in all that follows', () => {
  const read = vi.fn();
  vi.stubGlobal('URLSearchParams', read);
  readUrlEncoded('a&b=1&&c');
  vi.unstubAllGlobals();
  expect(read).toHaveBeenCalledWith('a=&b=1&c=');
});
