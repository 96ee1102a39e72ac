import { expect, test } from 'vitest';
import { nextTokenAt, refilled } from './token-bucket.ts';

const policy = { burst: 3, refillMs: 5_000 };

test.each([
  ['nothing happened yet', undefined, 3],
  ['a whole interval passed', { tokens: 0, at: 5_000 }, 1],
  ['half an interval passed', { tokens: 1, at: 7_500 }, 1.5],
  ['it stayed unused for long', { tokens: 2, at: -1e6 }, 3],
  ['it was in debt', { tokens: -1, at: 5_000 }, 0],
])('a bucket when %s', (_what, bucket, tokens) => {
  expect(refilled(bucket, 10_000, policy)).toEqual({ tokens, at: 10_000 });
});

test.each([
  ['is there', { tokens: 1, at: 10_000 }, 10_000],
  ['is half there', { tokens: 0.5, at: 10_000 }, 12_500],
  ['comes after a debt', { tokens: -1, at: 10_000 }, 20_000],
])('the next token when one %s', (_what, bucket, at) => {
  expect(nextTokenAt(bucket, 10_000, policy)).toBe(at);
});
