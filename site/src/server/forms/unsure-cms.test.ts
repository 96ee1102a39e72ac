import type { IncomingMessage, ServerResponse } from 'node:http';
import { messages } from '@headwater/contract/forms/messages.ts';
import { expect, test, vi } from 'vitest';
import { contactForm, payload, type StandInCms, sendJson, startStandInCms } from '../../leads/testing/stand-in-cms.ts';
import { openDoor, submission } from './testing/forms-door.ts';
import { leasesEnded } from './testing/killed-door.ts';

/** The visitor stops waiting long before a submission ends, as in production, but in less time. */
const cmsWaitMs = 150;
/** However busy the machine is, the visitor's answer and an answering CMS are in time. */
const patient = { answerTimeoutMs: 60_000, submissionLimits: { connect: 60_000, total: 60_000 }, cmsWaitMs };
/** For a CMS that hangs. A busy machine may give up before the CMS has received the lead. */
const hasty = { ...patient, submissionLimits: { connect: 60_000, total: 1_000 } };
const soon = { timeout: 60_000, interval: 50 };

type Fault = (store: () => void, req: IncomingMessage, res: ServerResponse, answer: () => void) => void;

/** What a CMS does to a lead that it stores all the same. */
const faults = {
  'answers after the visitor has gone': (store, _req, _res, answer) => {
    store();
    setTimeout(answer, cmsWaitMs + 100);
  },
  'stores late and answers later': (store, _req, _res, answer) => {
    setTimeout(() => {
      store();
      answer();
    }, cmsWaitMs + 100);
  },
  'breaks off when it has stored': (store, req) => {
    store();
    req.socket.destroy();
  },
  'breaks off before it stores': (_store, req) => void req.socket.destroy(),
  'stores and hangs': (store) => store(),
  hangs: () => undefined,
  'stores, and its proxy answers 504': (store, _req, res) => {
    store();
    res.writeHead(504, { 'content-type': 'text/html' }).end('<h1>Gateway timeout</h1>');
  },
  'stores and answers half of its JSON': (store, _req, res) => {
    store();
    res.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"subm');
  },
  'stores and answers an internal error': (store, _req, res) => {
    store();
    sendJson(res, { submitGfForm: null }, [{ message: 'Internal server error' }]);
  },
} satisfies Record<string, Fault>;

const hanging = new Set<string>(['stores and hangs', 'hangs'] satisfies (keyof typeof faults)[]);

const stored = payload({ confirmation: { type: 'MESSAGE', message: 'Thanks.', url: null }, entry: { id: 'x' } });

/** A CMS that has a fault with the first try of each lead, and is in order afterwards. */
async function faultyOnce(fault: Fault, honorsKeys: boolean): Promise<StandInCms> {
  const cms = await startStandInCms();
  cms.honorsKeys = honorsKeys;
  const seen = new Set<string>();
  cms.answer = (input, req, res) => {
    const store = () => cms.store(input);
    const answer = () => sendJson(res, stored);
    if (seen.has(input.clientMutationId)) {
      store();
      return answer();
    }
    seen.add(input.clientMutationId);
    fault(store, req, res, answer);
  };
  return cms;
}

function entriesOf(cms: StandInCms, key: string): number {
  return cms.stored.filter(({ clientMutationId }) => clientMutationId === key).length;
}

test.each(Object.entries(faults))(
  'a CMS that %s, and honors keys, has each lead once',
  async (what, fault) => {
    const cms = await faultyOnce(fault, true);
    const door = await openDoor({ cmsUrl: cms.url, ...(hanging.has(what) ? hasty : patient) });
    const leads = [submission(), submission(), submission()];
    const answers = await Promise.all(leads.map((lead) => door.send(lead)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await vi.waitFor(() => expect(door.desk.summary().leads.delivered).toBe(3), soon);
    expect(leads.map(({ key }) => entriesOf(cms, key))).toEqual([1, 1, 1]);
  },
  90_000,
);

test.each(Object.entries(faults))(
  'a CMS that %s, and honors no keys, has no lead twice, and the log names each uncertain one',
  async (what, fault) => {
    const cms = await faultyOnce(fault, false);
    const door = await openDoor({ cmsUrl: cms.url, ...(hanging.has(what) ? hasty : patient) });
    const leads = [submission(), submission(), submission()];
    const answers = await Promise.all(leads.map((lead) => door.send(lead)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const settled = () => {
      const { delivered, unknown } = door.desk.summary().leads;
      expect(delivered + unknown).toBe(3);
    };
    await vi.waitFor(settled, soon);
    expect(new Set(cms.sentKeys).size, 'leads that the CMS received').toBe(cms.sentKeys.length);
    if (!hanging.has(what)) expect(cms.sentKeys).toHaveLength(3);
    for (const { key } of leads) expect(entriesOf(cms, key)).toBeLessThanOrEqual(1);
    const { unknown } = door.desk.summary().leads;
    expect(door.logged.filter((line) => line.includes('may or may not have stored'))).toHaveLength(unknown);
  },
  90_000,
);

test('a lead in doubt is repeated where the operator wants that', async () => {
  const cms = await faultyOnce(faults['breaks off before it stores'], false);
  const door = await openDoor({ cmsUrl: cms.url, ...patient, whenUnsure: 'repeat' });
  const lead = submission();
  await door.send(lead);
  await vi.waitFor(() => expect(door.desk.summary().leads.delivered).toBe(1), soon);
  expect(entriesOf(cms, lead.key)).toBe(1);
}, 90_000);

test('what the CMS says of keys is remembered over a restart, and until it stops to say so', async () => {
  const cms = await startStandInCms();
  const first = await openDoor({ cmsUrl: cms.url, ...patient });
  await first.token();
  await first.close();
  cms.answer = (_input, req) => void req.socket.destroy();
  const second = await openDoor({ cmsUrl: cms.url, folder: first.dataFolder, ...patient });
  await second.send();
  await vi.waitFor(() => expect(cms.sentKeys.length).toBeGreaterThan(1), soon);
  expect(second.desk.summary().leads.unknown).toBe(0);
  // The plugin is switched off: what is in doubt now may not be sent any more.
  cms.honorsKeys = false;
  await openDoor({ cmsUrl: cms.url, folder: first.dataFolder }).then((other) => other.token());
  await second.close();
  const third = await openDoor({ cmsUrl: cms.url, folder: first.dataFolder, ...patient });
  await vi.waitFor(() => expect(third.desk.summary().leads.unknown).toBe(1), soon);
}, 90_000);

test('a lead that was going out when the process was killed is not sent again to a CMS that honors no keys', async () => {
  const cms = await startStandInCms();
  cms.honorsKeys = false;
  cms.answer = (input) => cms.store(input);
  const door = await openDoor({ cmsUrl: cms.url, ...patient });
  const lead = submission();
  await door.send(lead);
  // The visitor's cmsWaitMs may end before the lead has left a busy machine.
  await vi.waitFor(() => expect(cms.sentKeys).toEqual([lead.key]), soon);
  // Nothing in the outbox changes any more, as after kill -9; its lease has ended.
  const folder = await leasesEnded(door.dataFolder);
  const later = await openDoor({ cmsUrl: cms.url, folder, ...patient });
  await vi.waitFor(() => expect(later.desk.summary().leads.unknown).toBe(1), soon);
  expect(cms.sentKeys).toEqual([lead.key]);
  await cms.close();
}, 90_000);

test('with a CMS that hangs every visitor has an answer, and each lead is sent once', async () => {
  const cms = await startStandInCms();
  const pending: (() => void)[] = [];
  const door = await openDoor({ cmsUrl: cms.url, ...patient });
  await door.token();
  cms.answer = (input, _req, res) =>
    void pending.push(() => {
      cms.store(input);
      sendJson(res, stored);
    });
  const leads = Array.from({ length: 10 }, submission);
  const answers = await Promise.all(leads.map((lead) => door.send(lead)));
  expect(answers.map(({ json }) => json.status)).toEqual(leads.map(() => 'kept'));
  // All visitors have an answer, and the CMS has given none.
  await vi.waitFor(() => expect(pending).toHaveLength(4), soon);
  expect(cms.sentKeys).toHaveLength(4);
  cms.answer = undefined;
  for (const answer of pending) answer();
  await vi.waitFor(() => expect(door.desk.summary().leads.delivered).toBe(10), soon);
  expect(cms.sentKeys.toSorted()).toEqual(leads.map(({ key }) => key).toSorted());
}, 90_000);

test('errors that the CMS finds after the visitor has gone make the lead dead, with an error in the log', async () => {
  const cms = await startStandInCms();
  const door = await openDoor({ cmsUrl: cms.url, ...patient });
  cms.answer = (_input, _req, res) =>
    void setTimeout(() => sendJson(res, payload({ errors: [{ id: 1, message: 'Taken.' }] })), cmsWaitMs + 100);
  expect(await door.send()).toMatchObject({ status: 200, json: { status: 'kept' } });
  await vi.waitFor(() => expect(door.desk.summary().leads.dead).toBe(1), soon);
  expect(door.logged.join('\n')).toMatch(/"level":"error".*"state":"dead"/);
});

const condition = { actionType: 'SHOW', logicType: 'ALL', rules: [{ fieldId: 1, operator: 'CONTAINS', value: 'Ada' }] };
const plainThanks = { isDefault: true, type: 'MESSAGE', message: '<p>Thanks.</p>' };
const gravityForms = { type: 'message', html: messages.defaultConfirmation };

test.each<[string, object[], object]>([
  ['its default text', [plainThanks], { type: 'message', html: '<p>Thanks.</p>' }],
  ['Gravity Forms’ text in place of tags', [{ ...plainThanks, message: 'Entry {entry_id}' }], gravityForms],
  ['Gravity Forms’ text when the form has none', [], gravityForms],
  [
    'the page that it leads to',
    [{ isDefault: true, type: 'PAGE', page: { node: { uri: '/thanks/' } }, queryString: 'from=form' }],
    { type: 'redirect', url: '/thanks/?from=form' },
  ],
  [
    'Gravity Forms’ text where it leads to a script',
    [{ isDefault: true, type: 'REDIRECT', url: 'javascript:alert(1)' }],
    gravityForms,
  ],
  [
    'the confirmation whose rules hold',
    [plainThanks, { type: 'MESSAGE', message: '<p>Hello Ada.</p>', conditionalLogic: condition }],
    { type: 'message', html: '<p>Hello Ada.</p>' },
  ],
  [
    'the default one where no rules hold',
    [
      { type: 'MESSAGE', message: '<p>No.</p>', conditionalLogic: { ...condition, actionType: 'HIDE' } },
      { type: 'MESSAGE', message: '<p>Off.</p>', isActive: false },
      plainThanks,
    ],
    { type: 'message', html: '<p>Thanks.</p>' },
  ],
])('while the CMS hangs a form says %s', async (_what, confirmations, confirmation) => {
  const cms = await startStandInCms();
  cms.form = { ...contactForm, confirmations };
  cms.answer = () => undefined;
  const door = await openDoor({ cmsUrl: cms.url, ...patient });
  expect((await door.send()).json).toEqual({ status: 'kept', confirmation, entryId: null });
  await cms.close();
});
