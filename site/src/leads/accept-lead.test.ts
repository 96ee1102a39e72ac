import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { aField, aForm } from '../forms/testing/build-form.ts';
import { createAcceptLead } from './accept-lead.ts';
import type { ClaimedLead } from './claimed-lead.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';
import { aLead } from './testing/store-under-test.ts';

const NOW = 1_800_000_000_000;

test('a lead is delivered as it is stored: the first attempt, which waits since it was accepted', async () => {
  const store = openSqliteStore(await testFolder(), () => NOW);
  onTestFinished(store.close);
  const outbox = store.outbox({ owner: 'site' });
  const delivered: ClaimedLead[] = [];
  const accept = createAcceptLead({
    outbox,
    delivery: {
      deliver: async (lead) => {
        delivered.push(lead);
        return { kind: 'unreachable', reason: 'down' };
      },
      failures: () => 0,
      free: () => 1,
    },
    onWaiting: () => undefined,
    log: () => undefined,
    now: () => NOW,
  });
  const kept = { status: 'kept', confirmation: { type: 'message', html: '' }, entryId: null } as const;
  await accept({
    ...{ form: aForm([aField('TEXT', 1)]), lead: aLead('a'), hold: undefined, pendingAnswer: () => kept },
    ...{ deadline: NOW + 60_000, answerBy: new AbortController().signal },
  });
  const { attempts, acceptedAt, waitsSince, sent } = (await outbox.find('a')) ?? {};
  expect(delivered).toEqual([{ ...aLead('a'), attempts, acceptedAt, waitsSince, sent }]);
  expect([attempts, acceptedAt]).toEqual([1, NOW]);
});
