import * as texts from '@headwater/brand/texts.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import type { SubmissionResponse } from '../forms/model/submission-response.ts';
import { failed } from '../forms/server/failures.ts';
import { aField, aForm } from '../forms/testing/build-form.ts';
import { type Acceptance, createAcceptLead } from './accept-lead.ts';
import type { ClaimedLead, Visit } from './claimed-lead.ts';
import type { Outbox } from './outbox.ts';
import { OutboxUnavailableError } from './outbox.ts';
import { openSqliteStore } from './sqlite/sqlite-store.ts';
import type { SubmitOutcome } from './submit-outcome.ts';
import { aLead } from './testing/store-under-test.ts';
import { decoyResponse, incompleteResponse } from './visitor-response.ts';

const NOW = 1_800_000_000_000;
const form = aForm([aField('TEXT', 1)], { closedMessage: '<p>The course is <b>full</b>.</p>' });
const kept: SubmissionResponse = { status: 'kept', confirmation: { type: 'message', html: 'Later' }, entryId: null };
const accepted: SubmitOutcome = {
  kind: 'accepted',
  entryId: 7,
  confirmation: { type: 'MESSAGE', message: 'Done', url: null },
};
const sent: SubmissionResponse = { status: 'sent', confirmation: { type: 'message', html: 'Done' }, entryId: 7 };

interface Site {
  /** How each delivery ends. */
  outcome?: SubmitOutcome | Promise<SubmitOutcome>;
  failures?: number;
  /** Places for leads on their way. */
  places?: number;
  /** In place of the outbox's. */
  add?: Outbox['add'];
}

/** A site with an outbox on the disk, and a CMS that responds as the test says. */
async function site({ outcome = accepted, failures = 0, places = 1, add }: Site = {}) {
  const store = openSqliteStore(await testFolder(), () => NOW);
  onTestFinished(store.close);
  const outbox = store.outbox({ owner: 'site' });
  const delivered: { lead: ClaimedLead; visit: Visit }[] = [];
  const closed: unknown[] = [];
  const logged: unknown[] = [];
  let woken = 0;
  const accept = createAcceptLead({
    outbox: { add: add ?? outbox.add },
    delivery: {
      deliver: async (lead, visit) => {
        delivered.push({ lead, visit });
        return outcome;
      },
      failures: () => failures,
      free: () => places,
    },
    onWaiting: () => {
      woken += 1;
    },
    onClosed: (formId, reason) => void closed.push([formId, reason]),
    log: (...line) => void logged.push(line),
    now: () => NOW,
  });
  return {
    ...{ outbox, delivered, closed, logged, woken: () => woken },
    send: (parts: Partial<Acceptance> = {}) =>
      accept({
        ...{ form, lead: aLead('a'), hold: undefined, pendingResponse: () => kept },
        ...{ deadline: NOW + 60_000, respondBy: new AbortController().signal },
        ...parts,
      }),
  };
}

test('a lead is delivered as it is stored: the first attempt, which waits since it was accepted', async () => {
  const { outbox, delivered, send } = await site();
  await send();
  const { attempts, acceptedAt, waitsSince, sent, state } = (await outbox.find('a')) ?? {};
  expect(delivered).toMatchObject([{ lead: { ...aLead('a'), attempts, acceptedAt, waitsSince, sent } }]);
  expect([attempts, acceptedAt, state]).toEqual([1, NOW, 'delivering']);
});

test.each<[string, SubmitOutcome, SubmissionResponse]>([
  ['has the lead', accepted, sent],
  ['refuses the lead', { kind: 'rejected', reason: 'No.' }, failed('rejected')],
  [
    'finds errors',
    { kind: 'field-errors', errors: [{ id: 1, message: 'No.' }] },
    { status: 'invalid', errors: [{ id: 1, message: 'No.' }], message: texts.formProblem },
  ],
  ['is down', { kind: 'unreachable', reason: 'down' }, kept],
  ['may have the lead', { kind: 'unknown', reason: 'no response' }, kept],
])('a visitor who waits for a CMS that %s gets the response to that', async (_what, outcome, response) => {
  const { send, delivered, woken, closed, logged } = await site({ outcome });
  expect(await send()).toEqual(response);
  expect(woken()).toBe(1);
  // The visitor got this outcome.
  expect(delivered[0]?.visit.conclude()).toBe(true);
  expect([closed, logged]).toEqual([[], []]);
});

test.each<[string, SubmitOutcome | undefined, 'spam' | undefined]>([
  [
    'from the CMS',
    { ...accepted, confirmation: { type: 'MESSAGE', message: 'No. {headwater_reference}', url: null } },
    undefined,
  ],
  ['for a lead that waits for the CMS', { kind: 'unreachable', reason: 'down' }, undefined],
  ['for spam, which looks the same', undefined, 'spam'],
])('a confirmation %s has the number of the lead', async (_what, outcome, hold) => {
  const { send } = await site(outcome ? { outcome } : {});
  const content = { type: 'message', html: 'No. {headwater_reference}' } as const;
  const numbered = aForm([aField('TEXT', 1)], {
    confirmations: [{ isDefault: true, conditionalLogic: null, content }],
  });
  const response = await send({
    ...{ form: numbered, lead: aLead('3c16a9d0-5b1e'), hold },
    pendingResponse: () => ({ status: 'kept', confirmation: content, entryId: null }),
  });
  expect(response).toMatchObject({ confirmation: { html: 'No. 3c16a9d0' } });
});

const full = { outcome: { kind: 'rejected', reason: 'The course is full.' } } as const;

test('a form that the CMS has closed meanwhile gets the message of the CMS', async () => {
  const { send } = await site(full);
  expect(await send()).toEqual(failed('form-closed', 'The course is full.'));
});

test('the site learns that the CMS has closed a form', async () => {
  const { send, closed } = await site(full);
  await send();
  expect(closed).toEqual([[form.databaseId, { kind: 'full', message: 'The course is full.' }]]);
});

test('a form that the CMS has closed without a message says so in the site’s words', async () => {
  const { send } = await site({ outcome: { kind: 'rejected', reason: 'The form is inactive or trashed.' } });
  expect(await send()).toEqual(failed('form-closed'));
});

test('at the deadline the visitor gets the site’s own response while the delivery of the lead goes on', async () => {
  const { promise, resolve } = Promise.withResolvers<SubmitOutcome>();
  const { send, delivered, woken } = await site({ outcome: promise });
  expect(await send({ deadline: NOW - 1 })).toEqual(kept);
  expect(delivered[0]?.visit.conclude()).toBe(false);
  expect(woken()).toBe(0);
  resolve(accepted);
  await promise;
  await new Promise(setImmediate);
  expect(woken()).toBe(1);
});

test.each<[string, Site]>([
  ['that fails', { failures: 1 }],
  ['that has as many leads as it can take', { places: 0 }],
])('a lead for a CMS %s is left to the worker', async (_what, options) => {
  const { send, outbox, delivered, woken } = await site(options);
  expect(await send()).toEqual(kept);
  expect(await outbox.find('a')).toMatchObject({ state: 'accepted', attempts: 0 });
  expect([delivered, woken()]).toEqual([[], 1]);
});

test('two leads that are stored at once do not take the same place', async () => {
  const { send, delivered } = await site({ outcome: new Promise(() => undefined) });
  const responses = [send({ deadline: NOW }), send({ lead: aLead('b'), deadline: NOW })];
  await Promise.all(responses);
  expect(delivered.map(({ lead }) => lead.key)).toEqual(['a']);
});

test('a place is free again after a lead is stored or could not be', async () => {
  let isFull = true;
  const add: Outbox['add'] = async () => {
    if (isFull) throw new OutboxUnavailableError('the disk is full', false);
    return undefined;
  };
  const { send, delivered } = await site({ add });
  await expect(send()).rejects.toThrow('the disk is full');
  isFull = false;
  await send();
  await send({ lead: aLead('b') });
  expect(delivered.map(({ lead }) => lead.key)).toEqual(['a', 'b']);
});

const withFile = aForm([aField('FILEUPLOAD', 2, { isRequired: true })]);
const withSignature = aForm([aField('UNSUPPORTED', 2, { isRequired: true, typeName: 'SignatureField' })]);

test.each([
  ['spam', 'its honeypot was filled in', decoyResponse(form)],
  [
    'needs-person',
    'a required file is missing; the visitor was given the email address for it',
    incompleteResponse(withFile, 'a'),
    withFile,
  ],
  [
    'needs-person',
    'a required answer is missing, for which the site has no control; the visitor was told that we ask for it (field 2: SignatureField)',
    incompleteResponse(withSignature, 'a'),
    withSignature,
  ],
] as const)('a lead that is held as %s is stored, logged and not sent', async (hold, reason, response, held = form) => {
  const { send, outbox, delivered, woken, logged } = await site();
  expect(await send({ hold, form: held })).toEqual(response);
  expect(await outbox.find('a')).toMatchObject({ state: hold, lastError: reason, attempts: 0 });
  expect([delivered, woken()]).toEqual([[], 0]);
  expect(logged).toEqual([['warn', 'a lead waits for an operator', { formId: 1, state: hold, reason }]]);
});

test('the same lead again gets its response without being sent a second time', async () => {
  const { send, outbox, delivered } = await site();
  await send();
  expect(await send()).toEqual(kept);
  await outbox.finish('a', { state: 'delivered', entryId: 7, answer: JSON.stringify(accepted.confirmation) });
  expect(await send()).toEqual(sent);
  expect(delivered).toHaveLength(1);
});

test('another lead under the same key is refused', async () => {
  const { send, delivered } = await site();
  await send();
  expect(await send({ lead: aLead('a', { fingerprint: 'another' }) })).toEqual(failed('key-reused'));
  expect(delivered).toHaveLength(1);
});

test('a double click gets the response to the first click', async () => {
  const { promise, resolve } = Promise.withResolvers<SubmitOutcome>();
  const { send, delivered } = await site({ outcome: promise });
  const responses = [send(), send()];
  resolve(accepted);
  expect(await Promise.all(responses)).toEqual([sent, sent]);
  expect(delivered).toHaveLength(1);
});

test('another lead is refused while a lead under its key is being sent', async () => {
  const { promise, resolve } = Promise.withResolvers<SubmitOutcome>();
  const { send, delivered } = await site({ outcome: promise });
  const first = send();
  expect(await send({ lead: aLead('a', { fingerprint: 'another' }) })).toEqual(failed('key-reused'));
  resolve(accepted);
  expect(await first).toEqual(sent);
  expect(delivered).toHaveLength(1);
});

test('a lead that is not on disk in time was not accepted', async () => {
  const giveUp = new AbortController();
  const { send, delivered } = await site({ add: () => new Promise(() => undefined) });
  const response = send({ respondBy: giveUp.signal });
  giveUp.abort();
  await expect(response).rejects.toMatchObject({
    ...{ name: 'OutboxUnavailableError', reason: 'it did not respond in time', isBusy: false },
  });
  expect(delivered).toEqual([]);
});

test('a fault while a lead is stored is not taken for a lack of time', async () => {
  const { send } = await site({ add: () => Promise.reject(new Error('a bug')) });
  await expect(send()).rejects.toThrow('a bug');
});
