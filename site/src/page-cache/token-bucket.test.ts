import { expect, test } from 'vitest';
import { nextTokenAt, refilled } from './token-bucket.ts';

const policy = { burst: 3, refillMs: 5_000 };

test.each([
  ['a new bucket', 3, undefined],
  ['an empty bucket after an interval', 1, { tokens: 0, at: 5_000 }],
  ['a bucket with one token after half an interval', 1.5, { tokens: 1, at: 7_500 }],
  ['a bucket that was unused for a long time', 3, { tokens: 2, at: -1e6 }],
  ['a bucket with a debt of one token after an interval', 0, { tokens: -1, at: 5_000 }],
])('the number of tokens in %s is %d', (_what, tokens, bucket) => {
  expect(refilled(bucket, 10_000, policy)).toEqual({ tokens, at: 10_000 });
});

test.each([
  ['one token is available at once', { tokens: 1, at: 10_000 }, 10_000],
  ['half a token is available after half an interval', { tokens: 0.5, at: 10_000 }, 12_500],
  ['a debt of one token is available after two intervals', { tokens: -1, at: 10_000 }, 20_000],
])('the next token of a bucket with %s', (_what, bucket, at) => {
  expect(nextTokenAt(bucket, 10_000, policy)).toBe(at);
});
