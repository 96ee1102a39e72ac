import { expect, test } from 'vitest';
import { summaryOf } from './summary-of.ts';

const nothing = {
  leads: {
    ...{ accepted: 0, delivering: 0, delivered: 0, refused: 0, spam: 0 },
    ...{ dead: 0, unknown: 0, 'needs-person': 0, done: 0 },
  },
  flagged: { fast: 0, clock: 0, unverified: 0, 'low-score': 0 },
  oldestUnsentAt: undefined,
  handOver: { waiting: 0, oldestAt: undefined },
};

test('the summary of an empty outbox has a zero for every state and flag but no oldest lead', () => {
  expect(summaryOf([], [])).toEqual(nothing);
});

test('counts leads by state and by flag, also where a database counts in texts', () => {
  const states = [
    { name: 'dead', count: 2, oldest: 5 },
    { name: 'spam', count: '3', oldest: '6' },
  ];
  const flags = [{ name: 'clock', count: '4' }];
  expect(summaryOf(states, flags)).toEqual({
    leads: { ...nothing.leads, dead: 2, spam: 3 },
    flagged: { ...nothing.flagged, clock: 4 },
    oldestUnsentAt: undefined,
    handOver: nothing.handOver,
  });
});

test.each([
  ['that wait', [{ name: 'accepted', count: 1, oldest: 7 }], 7],
  ['on their way', [{ name: 'delivering', count: 1, oldest: '8' }], 8],
  [
    'that wait or are on their way',
    [
      { name: 'accepted', count: 1, oldest: 7 },
      { name: 'delivering', count: 1, oldest: 6 },
      { name: 'delivered', count: 1, oldest: 1 },
    ],
    6,
  ],
  ['whose age is not known', [{ name: 'accepted', count: 1 }], Number.POSITIVE_INFINITY],
])('the oldest of the leads %s is the oldest unsent one', (_which, states, expected) => {
  expect(summaryOf(states, []).oldestUnsentAt).toBe(expected);
});
