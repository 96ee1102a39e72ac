import type { IncomingMessage, ServerResponse } from 'node:http';
import { messages } from '@headwater/contract/forms/messages.ts';
import { expect, test, vi } from 'vitest';
import { contactForm, payload, type StandInCms, sendJson, startStandInCms } from '../../leads/testing/stand-in-cms.ts';
import { copyWithExpiredLeases } from './testing/expired-leases.ts';
import { startFormsServer, submission } from './testing/forms-server.ts';

/** As in production, the visitor stops waiting long before the submission times out, but all times are shorter. */
const cmsWaitMs = 150;
/** Limits that a busy machine does not reach while the CMS responds. */
const longLimits = { submissionLimits: { connect: 60_000, total: 60_000 }, cmsWaitMs };
/** For a CMS that hangs. On a busy machine, the request may time out before the CMS has received the lead. */
const shortLimits = { ...longLimits, submissionLimits: { connect: 60_000, total: 1_000 } };
const soon = { timeout: 60_000, interval: 50 };

type Fault = (store: () => void, req: IncomingMessage, res: ServerResponse, respond: () => void) => void;

/** Failures of a CMS around storing a lead. */
const faults = {
  'responds after the visitor stopped waiting': (store, _req, _res, respond) => {
    store();
    setTimeout(respond, cmsWaitMs + 100);
  },
  'stores late and responds after that': (store, _req, _res, respond) => {
    setTimeout(() => {
      store();
      respond();
    }, cmsWaitMs + 100);
  },
  'closes the connection after storing': (store, req) => {
    store();
    req.socket.destroy();
  },
  'closes the connection before storing': (_store, req) => void req.socket.destroy(),
  'stores and hangs': (store) => store(),
  hangs: () => undefined,
  'stores while its proxy responds with 504': (store, _req, res) => {
    store();
    res.writeHead(504, { 'content-type': 'text/html' }).end('<h1>Gateway timeout</h1>');
  },
  'stores and sends half of its JSON': (store, _req, res) => {
    store();
    res.writeHead(200, { 'content-type': 'application/json' }).end('{"data":{"subm');
  },
  'stores and reports an internal error': (store, _req, res) => {
    store();
    sendJson(res, { submitGfForm: null }, [{ message: 'Internal server error' }]);
  },
} satisfies Record<string, Fault>;

const hanging = new Set<string>(['stores and hangs', 'hangs'] satisfies (keyof typeof faults)[]);

const stored = payload({ confirmation: { type: 'MESSAGE', message: 'Thanks.', url: null }, entry: { id: 'x' } });

/** A CMS with a fault in the first attempt of each lead; later attempts succeed. */
async function faultyOnce(fault: Fault, honorsKeys: boolean): Promise<StandInCms> {
  const cms = await startStandInCms();
  cms.honorsKeys = honorsKeys;
  const seen = new Set<string>();
  cms.respond = (input, req, res) => {
    const store = () => cms.store(input);
    const respond = () => sendJson(res, stored);
    if (seen.has(input.clientMutationId)) {
      store();
      return respond();
    }
    seen.add(input.clientMutationId);
    fault(store, req, res, respond);
  };
  return cms;
}

function entriesOf(cms: StandInCms, key: string): number {
  return cms.stored.filter(({ clientMutationId }) => clientMutationId === key).length;
}

async function sendThree(fault: keyof typeof faults, honorsKeys: boolean) {
  const cms = await faultyOnce(faults[fault], honorsKeys);
  const site = await startFormsServer({ cmsUrl: cms.url, ...(hanging.has(fault) ? shortLimits : longLimits) });
  const leads = [submission(), submission(), submission()];
  const responses = await Promise.all(leads.map((lead) => site.send(lead)));
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  const counts = async () => (await site.leadService.summary()).leads;
  return { cms, site, counts, entries: () => leads.map(({ key }) => entriesOf(cms, key)) };
}

const faultNames = Object.keys(faults) as (keyof typeof faults)[];

test.each(faultNames)(
  'with idempotency keys, a CMS that %s stores each lead once',
  async (fault) => {
    const { counts, entries } = await sendThree(fault, true);
    await vi.waitFor(async () => expect((await counts()).delivered).toBe(3), soon);
    expect(entries()).toEqual([1, 1, 1]);
  },
  90_000,
);

test.each(faultNames)(
  'without idempotency keys, a lead for a CMS that %s is delivered once or logged as uncertain',
  async (fault) => {
    const { cms, site, counts, entries } = await sendThree(fault, false);
    const settled = async () => {
      const { delivered, unknown } = await counts();
      expect(delivered + unknown).toBe(3);
    };
    await vi.waitFor(settled, soon);
    expect(new Set(cms.sentKeys).size, 'leads that the CMS received').toBe(cms.sentKeys.length);
    if (!hanging.has(fault)) expect(cms.sentKeys).toHaveLength(3);
    for (const stored of entries()) expect(stored).toBeLessThanOrEqual(1);
    const uncertain = site.logged.filter((line) => line.includes('may or may not have stored'));
    expect(uncertain).toHaveLength((await counts()).unknown);
  },
  90_000,
);

test('with LEADS_WHEN_UNSURE=repeat, a lead without a response is sent again', async () => {
  const cms = await faultyOnce(faults['closes the connection before storing'], false);
  const site = await startFormsServer({ cmsUrl: cms.url, ...longLimits, whenUnsure: 'repeat' });
  const lead = submission();
  await site.send(lead);
  await vi.waitFor(async () => expect((await site.leadService.summary()).leads.delivered).toBe(1), soon);
  expect(entriesOf(cms, lead.key)).toBe(1);
}, 90_000);

test('the site remembers across restarts that the CMS supports keys, until the CMS stops saying so', async () => {
  const cms = await startStandInCms();
  const first = await startFormsServer({ cmsUrl: cms.url, ...longLimits });
  await first.token();
  await first.close();
  cms.respond = (_input, req) => void req.socket.destroy();
  const second = await startFormsServer({ cmsUrl: cms.url, folder: first.dataFolder, ...longLimits });
  await second.send();
  await vi.waitFor(() => expect(cms.sentKeys.length).toBeGreaterThan(1), soon);
  expect((await second.leadService.summary()).leads.unknown).toBe(0);
  // The plugin is deactivated: from now on, leads without a response must not be sent again.
  cms.honorsKeys = false;
  await startFormsServer({ cmsUrl: cms.url, folder: first.dataFolder }).then((other) => other.token());
  await second.close();
  const third = await startFormsServer({ cmsUrl: cms.url, folder: first.dataFolder, ...longLimits });
  await vi.waitFor(async () => expect((await third.leadService.summary()).leads.unknown).toBe(1), soon);
}, 90_000);

test('a lead in flight when the process was killed is not sent again to a CMS without key support', async () => {
  const cms = await startStandInCms();
  cms.honorsKeys = false;
  cms.respond = (input) => cms.store(input);
  const site = await startFormsServer({ cmsUrl: cms.url, ...longLimits });
  const lead = submission();
  await site.send(lead);
  // On a busy machine, the visitor may get a response before the lead is sent.
  await vi.waitFor(() => expect(cms.sentKeys).toEqual([lead.key]), soon);
  // As after kill -9: the outbox no longer changes, and the lease expires.
  const folder = await copyWithExpiredLeases(site.dataFolder);
  const later = await startFormsServer({ cmsUrl: cms.url, folder, ...longLimits });
  await vi.waitFor(async () => expect((await later.leadService.summary()).leads.unknown).toBe(1), soon);
  expect(cms.sentKeys).toEqual([lead.key]);
  await cms.close();
}, 90_000);

test('while the CMS hangs, every visitor gets a response, and each lead is delivered once', async () => {
  const cms = await startStandInCms();
  const pending: (() => void)[] = [];
  const site = await startFormsServer({ cmsUrl: cms.url, ...longLimits });
  await site.token();
  cms.respond = (input, _req, res) =>
    void pending.push(() => {
      cms.store(input);
      sendJson(res, stored);
    });
  const leads = Array.from({ length: 10 }, submission);
  const responses = await Promise.all(leads.map((lead) => site.send(lead)));
  expect(responses.map(({ json }) => json.status)).toEqual(leads.map(() => 'kept'));
  // The CMS has not responded to any request.
  await vi.waitFor(() => expect(pending).toHaveLength(4), soon);
  expect(cms.sentKeys).toHaveLength(4);
  cms.respond = undefined;
  for (const respond of pending) respond();
  await vi.waitFor(async () => expect((await site.leadService.summary()).leads.delivered).toBe(10), soon);
  expect(cms.sentKeys.toSorted()).toEqual(leads.map(({ key }) => key).toSorted());
}, 90_000);

test('a lead that the CMS rejects after the visitor got a response is dead, which is logged as an error', async () => {
  const cms = await startStandInCms();
  const site = await startFormsServer({ cmsUrl: cms.url, ...longLimits });
  cms.respond = (_input, _req, res) =>
    void setTimeout(() => sendJson(res, payload({ errors: [{ id: 1, message: 'Taken.' }] })), cmsWaitMs + 100);
  expect(await site.send()).toMatchObject({ status: 200, json: { status: 'kept' } });
  await vi.waitFor(async () => expect((await site.leadService.summary()).leads.dead).toBe(1), soon);
  expect(site.logged.join('\n')).toMatch(/"level":"error".*"state":"dead"/);
});

const condition = { actionType: 'SHOW', logicType: 'ALL', rules: [{ fieldId: 1, operator: 'CONTAINS', value: 'Ada' }] };
/** Its action counts for nothing, as in Gravity Forms. */
const unmet = { ...condition, rules: [{ fieldId: 1, operator: 'CONTAINS', value: 'Eve' }] };
const plainThanks = { isDefault: true, type: 'MESSAGE', message: '<p>Thanks.</p>' };
const gravityForms = { type: 'message', html: messages.defaultConfirmation };

test.each<[string, object[], object]>([
  ["the form's default text", [plainThanks], { type: 'message', html: '<p>Thanks.</p>' }],
  ['Gravity Forms’ text in place of merge tags', [{ ...plainThanks, message: 'Entry {entry_id}' }], gravityForms],
  ['Gravity Forms’ text when the form has none', [], gravityForms],
  [
    'the page of the confirmation',
    [{ isDefault: true, type: 'PAGE', page: { node: { uri: '/thanks/' } }, queryString: 'from=form' }],
    { type: 'redirect', url: '/thanks/?from=form' },
  ],
  [
    'Gravity Forms’ text in place of a script URL',
    [{ isDefault: true, type: 'REDIRECT', url: 'javascript:alert(1)' }],
    gravityForms,
  ],
  [
    'the confirmation whose rules match',
    [plainThanks, { type: 'MESSAGE', message: '<p>Hello Ada.</p>', conditionalLogic: condition }],
    { type: 'message', html: '<p>Hello Ada.</p>' },
  ],
  [
    'the default confirmation when no rules match',
    [
      { type: 'MESSAGE', message: '<p>No.</p>', conditionalLogic: { ...unmet, actionType: 'HIDE' } },
      { type: 'MESSAGE', message: '<p>Off.</p>', isActive: false },
      plainThanks,
    ],
    { type: 'message', html: '<p>Thanks.</p>' },
  ],
])('while the CMS hangs, the visitor is shown %s', async (_what, confirmations, confirmation) => {
  const cms = await startStandInCms();
  cms.form = { ...contactForm, confirmations };
  cms.respond = () => undefined;
  const site = await startFormsServer({ cmsUrl: cms.url, ...longLimits });
  expect((await site.send()).json).toEqual({ status: 'kept', confirmation, entryId: null });
  await cms.close();
});
