import { expect, test } from 'vitest';
import type { OutboxSummary } from '../../leads/outbox.ts';
import { readSiteState } from './state.ts';

const leads = {
  accepted: 2,
  delivering: 3,
  delivered: 50,
  refused: 7,
  spam: 11,
  dead: 13,
  unknown: 17,
  'needs-person': 19,
  done: 23,
};
const flagged = { fast: 1, clock: 0, unverified: 2, 'low-score': 0 };
const uploads = { usedBytes: 10, limitBytes: 100 };

const handOver = { waiting: 2, oldestAt: 10_000 };

function stateOf(summary: () => Promise<OutboxSummary>, redis?: 'connected' | 'local') {
  const service = { summary, unsupportedFields: () => [{ formId: 4, types: ['CreditCard'] }] };
  const [client, disk] = [{ isHealthy: () => false }, { isWritable: () => true }];
  return readSiteState(service, client, disk, uploads, redis, undefined, () => 60_000);
}

test('the state has the leads that wait for the CMS or a person, with the age of the oldest in seconds', async () => {
  expect(await stateOf(async () => ({ leads, flagged, oldestUnsentAt: 15_000, handOver }))).toEqual({
    isCmsResponding: false,
    isDataWritable: true,
    uploads,
    unsupportedFields: [{ formId: 4, types: ['CreditCard'] }],
    outbox: {
      waiting: 5,
      forPerson: 49,
      oldestUnsentSeconds: 45,
      handOver: { waiting: 2, oldestSeconds: 50 },
      leads,
      flagged,
    },
  });
});

test.each([
  ['no lead waits', undefined],
  ['it is from a clock ahead', 99_000],
])('the oldest lead has no age when %s', async (_when, oldestUnsentAt) => {
  const { outbox } = await stateOf(async () => ({ leads, flagged, oldestUnsentAt, handOver }));
  expect(outbox?.oldestUnsentSeconds).toBe(0);
});

test('the state has everything else when the outbox cannot be read', async () => {
  const state = await stateOf(() => Promise.reject(new Error('locked')), 'local');
  expect(state).toMatchObject({ outbox: undefined, redis: 'local', uploads });
});
