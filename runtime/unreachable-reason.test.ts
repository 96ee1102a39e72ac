import { expect, test } from 'vitest';
import { unreachableReason } from './unreachable-reason.ts';

/** An error as `fetch` throws it for a failed connection. */
function failed(code: string): TypeError {
  return new TypeError('fetch failed', { cause: Object.assign(new Error('connect'), { code }) });
}

test.each([
  ['ECONNREFUSED', 'connection refused'],
  ['ENOTFOUND', 'no such host'],
  ['EAI_AGAIN', 'the name could not be looked up'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'its certificate is self-signed'],
  ['CERT_HAS_EXPIRED', 'its certificate has expired'],
  ['EPROTO', 'EPROTO'],
])('a connection that failed with %s: %s', (code, reason) => {
  expect(unreachableReason(failed(code), 5000)).toBe(reason);
});

test('a time limit is named in seconds', () => {
  expect(unreachableReason(new DOMException('late', 'TimeoutError'), 2500)).toBe('no response within 2.5 s');
});

test.each([
  [new DOMException('The operation was aborted.', 'AbortError'), 'AbortError: The operation was aborted.'],
  [new TypeError('fetch failed', { cause: new Error('no code') }), 'TypeError: fetch failed'],
  ['nothing', 'nothing'],
])('any other failure is named as it is: %s', (error, reason) => {
  expect(unreachableReason(error, 5000)).toBe(reason);
});
