import { expect, onTestFinished, test } from 'vitest';
import type { CmsClient } from '../cms-client/cms-client.ts';
import { CmsNoResponseError, CmsUnreachableError } from '../cms-client/errors.ts';
import { limits } from '../cms-client/limits.ts';
import { type ClaimedLead, endedVisit } from './claimed-lead.ts';
import { createDelivery } from './delivery.ts';
import type { WhenUnsure } from './may-send.ts';
import { payload } from './testing/stand-in-cms.ts';
import { aLead } from './testing/store-under-test.ts';

const claimed = (key: string): ClaimedLead => ({
  ...aLead(key),
  attempts: 1,
  acceptedAt: 0,
  waitsSince: 0,
  sent: null,
});

type CmsState = 'stored' | 'unanswered' | 'down';

/** A delivery to a CMS that responds as the test says. */
function start({ honorsKeys = true, whenUnsure = 'hold' as WhenUnsure, before = Promise.resolve() } = {}) {
  const cms = { response: 'stored' as CmsState };
  const submit: CmsClient['submit'] = async (_document, _variables, { onSending } = {}) => {
    await before;
    if (cms.response === 'down') throw new CmsUnreachableError('SubmitForm', 'refused');
    await onSending?.();
    if (cms.response === 'unanswered') throw new CmsNoResponseError('SubmitForm', 'the connection broke');
    // The one operation that is sent.
    return { data: payload({ entry: { id: 'x', databaseId: 9 } }) as never, errors: [] };
  };
  const nothing = async () => undefined;
  const delivery = createDelivery({
    client: { submit, submitRest: () => expect.fail('No lead here has files.'), ping: nothing },
    support: { way: () => 'none' },
    uploads: { find: nothing, read: nothing },
    restKeys: { key: '', secret: '' },
    outbox: { finish: nothing, postpone: nothing, makeDue: nothing, renew: nothing, sending: nothing },
    keys: { honorsKeys: async () => honorsKeys },
    ...{ whenUnsure, onDelivered: nothing, log: () => undefined },
  });
  onTestFinished(() => delivery.stop(0));
  return {
    ...delivery,
    send: (response: CmsState, key = 'a') => {
      cms.response = response;
      return delivery.deliver(claimed(key), endedVisit);
    },
  };
}

test('failures of any kind are counted until the CMS responds again', async () => {
  const { send, failures } = start();
  const counts: number[] = [];
  for (const response of ['down', 'unanswered', 'down', 'stored', 'unanswered'] as const) {
    await send(response);
    counts.push(failures());
  }
  expect(counts).toEqual([1, 2, 3, 0, 1]);
});

type Settings = { honorsKeys: boolean; whenUnsure: WhenUnsure };

/** Whether each further attempt costs a lead: at first, after a response, and after a failed connection. */
async function costs(response: CmsState, settings: Settings): Promise<boolean[]> {
  const { send, costsLeads } = start(settings);
  const costly = [await costsLeads()];
  for (const next of [response, 'down'] as const) {
    await send(next);
    costly.push(await costsLeads());
  }
  return costly;
}

test('each attempt costs a lead after a CMS that does not honor keys leaves one without a response', async () => {
  expect(await costs('unanswered', { honorsKeys: false, whenUnsure: 'hold' })).toEqual([false, true, false]);
});

test.each<[string, CmsState, Settings]>([
  ['leaves a lead without a response and honors keys', 'unanswered', { honorsKeys: true, whenUnsure: 'hold' }],
  [
    'leaves a lead without a response that may be sent twice',
    'unanswered',
    { honorsKeys: false, whenUnsure: 'repeat' },
  ],
  ['cannot be reached', 'down', { honorsKeys: false, whenUnsure: 'hold' }],
  ['stores a lead', 'stored', { honorsKeys: false, whenUnsure: 'hold' }],
])('no attempt costs a lead after the CMS %s', async (_what, response, settings) => {
  expect(await costs(response, settings)).toEqual([false, false, false]);
});

test('a lead that is being sent takes one of the places until its outcome is on disk', async () => {
  const { promise: before, resolve: respond } = Promise.withResolvers<void>();
  const { send, free, inFlight } = start({ before });
  expect([free(), inFlight()]).toEqual([limits.submissions, []]);
  const sending = [send('stored', 'a'), send('stored', 'b')];
  expect([free(), inFlight()]).toEqual([limits.submissions - 2, ['a', 'b']]);
  respond();
  await Promise.all(sending);
  expect([free(), inFlight()]).toEqual([limits.submissions, []]);
});

test('a delivery stops when the leads that are being sent are recorded', async () => {
  const { promise: before, resolve: respond } = Promise.withResolvers<void>();
  const { send, stop, inFlight } = start({ before });
  const sending = send('stored');
  let hasStopped = false;
  const stopped = stop(60_000).then(() => {
    hasStopped = true;
  });
  await new Promise(setImmediate);
  expect(hasStopped).toBe(false);
  respond();
  expect(await sending).toMatchObject({ kind: 'accepted' });
  await stopped;
  expect(inFlight()).toEqual([]);
});
