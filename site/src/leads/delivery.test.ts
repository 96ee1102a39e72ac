import { expect, onTestFinished, test, vi } from 'vitest';
import type { CmsClient } from '../cms-client/cms-client.ts';
import { CmsHttpError, CmsNoResponseError, CmsQueryError, CmsUnreachableError } from '../cms-client/errors.ts';
import { type ClaimedLead, endedVisit } from './claimed-lead.ts';
import { createDelivery } from './delivery.ts';
import type { LeadFlag, Sent } from './lead.ts';
import type { WhenUnsure } from './may-send.ts';
import { type Ending, LEASE_MS, LeaseLostError } from './outbox.ts';
import { withoutValues } from './record-outcome.ts';
import { payload } from './testing/stand-in-cms.ts';

const content = {
  values: [{ id: 1, value: 'Ada Lovelace' }],
  entryMeta: { ip: '192.0.2.1', sourceUrl: 'https://shop.example/', userAgent: 'Browser' },
  hasCaptcha: true,
};
const lead: ClaimedLead = {
  key: 'k',
  formId: 4,
  formVersion: 'v',
  fingerprint: 'f',
  flags: [],
  content,
  attempts: 1,
  acceptedAt: 0,
  waitsSince: 0,
  sent: null,
};
const file = { fieldId: 2, name: 'plate.jpg', upload: 'u', size: 1, isMultiple: false };
const waiting = { conclude: () => true };

interface Options {
  at?: number;
  isAwaited?: boolean;
  honorsKeys?: boolean;
  whenUnsure?: WhenUnsure;
  sent?: Sent | null;
  flags?: LeadFlag[];
  /** Whether the CMS passes the health check. */
  isHealthy?: boolean;
  /** Replaces the outbox's write before sending. */
  sending?: () => void;
  /** Gives the lead a file, and finds it in the store. */
  findFile?: () => Promise<undefined>;
}

const submitRest: CmsClient['submitRest'] = () => expect.fail('No lead here has files.');

const withoutFiles = {
  support: { way: () => 'none' as const },
  uploads: { find: async () => undefined, read: async () => undefined },
  restKeys: { key: '', secret: '' },
  onDelivered: async () => undefined,
};

/** Imitates the client: `respond` is called after the lead went out. */
function submitting(
  respond: () => unknown,
  onSubmit: (variables: unknown, headers: unknown) => void = () => undefined,
) {
  const submit: CmsClient['submit'] = async (_document, variables, { headers, onSending } = {}) => {
    try {
      await onSending?.();
    } catch (cause) {
      throw new CmsUnreachableError('SubmitForm', 'nothing was sent', { cause });
    }
    onSubmit(variables, headers);
    // The test's response replaces the typed response.
    return { data: respond() as never, errors: [] };
  };
  return submit;
}

/** What one delivery sends to the CMS, and writes to the outbox and the log. */
async function deliver(respond: () => unknown, options: Options = {}) {
  const {
    at = 1_000,
    isAwaited = false,
    honorsKeys = true,
    whenUnsure = 'hold',
    sent = null,
    isHealthy = true,
  } = options;
  const submitted: { variables: unknown; headers: unknown }[] = [];
  const endings: (Ending | { state: 'accepted'; lastError: string; after: number; sent: Sent | null })[] = [];
  const logged: string[] = [];
  const goingOut: Sent[] = [];
  const { findFile } = options;
  const delivery = createDelivery({
    ...withoutFiles,
    ...(findFile && { uploads: { ...withoutFiles.uploads, find: findFile } }),
    client: {
      submitRest,
      submit: submitting(respond, (variables, headers) => void submitted.push({ variables, headers })),
      ping: async () => {
        if (!isHealthy) throw new CmsUnreachableError('Ping', 'down');
      },
    },
    keys: { honorsKeys: async () => honorsKeys },
    whenUnsure,
    outbox: {
      finish: async (_key, ending) => void endings.push(ending),
      postpone: async (_key, after, lastError, sentMode) =>
        void endings.push({ state: 'accepted', lastError, after, sent: sentMode }),
      makeDue: async () => undefined,
      renew: async () => undefined,
      sending: async (_key, how) => {
        options.sending?.();
        goingOut.push(how);
      },
    },
    log: (level, message, details) => void logged.push(JSON.stringify({ level, message, details })),
    now: () => at,
  });
  onTestFinished(() => delivery.stop(0));
  const claimed = {
    ...lead,
    sent,
    flags: options.flags ?? [],
    ...(findFile && { content: { ...content, files: [file] } }),
  };
  const outcome = await delivery.deliver(claimed, { conclude: () => isAwaited });
  return { outcome, submitted, goingOut, ending: endings[0], logged: logged.join('\n'), failures: delivery.failures() };
}

function down(): never {
  throw new CmsUnreachableError('SubmitForm', 'no response about Ada Lovelace');
}

function fail(): never {
  throw new TypeError('a bug');
}

function silent(): never {
  throw new CmsNoResponseError('SubmitForm', 'no response about Ada Lovelace');
}

test("sends the key, the values and the visitor's details to the CMS", async () => {
  const { submitted } = await deliver(() => payload({ entry: { id: 'x', databaseId: 9 } }));
  expect(submitted).toEqual([
    {
      variables: {
        input: { id: '4', clientMutationId: 'k', fieldValues: content.values, entryMeta: content.entryMeta },
      },
      headers: {},
    },
  ]);
});

test('sends the flags of a lead along with it', async () => {
  const { submitted } = await deliver(() => payload({ entry: { id: 'x' } }), { flags: ['fast', 'clock'] });
  expect(submitted[0]?.headers).toEqual({ 'x-headwater-flags': 'fast,clock' });
});

test.each([
  [
    'is delivered when the CMS stores it',
    () => payload({ entry: { id: 'x', databaseId: 9 } }),
    false,
    { state: 'delivered', entryId: 9 },
  ],
  [
    'is refused when the CMS finds errors and the visitor waits',
    () => payload({ errors: [{ id: 1, message: 'No Ada' }] }),
    true,
    { state: 'refused' },
  ],
  [
    'is dead when the CMS finds errors and no visitor waits',
    () => payload({ errors: [{ id: 1, message: 'No Ada' }] }),
    false,
    { state: 'dead' },
  ],
  ['is dead when the CMS stores nothing and no visitor waits', () => payload({ errors: [] }), false, { state: 'dead' }],
  [
    'stays accepted when the CMS is down',
    down,
    false,
    { state: 'accepted', lastError: 'SubmitForm: no response about …' },
  ],
])('a lead %s', async (_what, respond, isAwaited, ending) => {
  expect((await deliver(respond, { isAwaited })).ending).toMatchObject(ending);
});

test('a lead whose delivery fails after more than three days is dead', async () => {
  const threeDays = 3 * 24 * 3_600_000;
  expect((await deliver(down, { at: threeDays })).ending).toMatchObject({ state: 'accepted' });
  expect((await deliver(down, { at: threeDays + 1 })).ending).toMatchObject({ state: 'dead' });
});

test('neither the log nor the last error quotes the visitor', async () => {
  for (const respond of [down, () => payload({ errors: [{ id: 1, message: '"Ada Lovelace" is taken' }] })]) {
    const { logged, ending } = await deliver(respond);
    expect(logged + JSON.stringify(ending)).not.toMatch(/Ada|192\.0\.2\.1/);
  }
  expect(withoutValues('what "a\\"b" said', ['a\\"b'])).toBe('what "…" said');
});

test.each<[string, Options, string, object]>([
  ['before it is sent leaves it waiting', { findFile: fail }, 'unreachable', { state: 'accepted', sent: null }],
  ['after it is sent makes its state unknown', {}, 'unknown', { state: 'unknown' }],
])('an error in the site that stops a lead %s', async (_when, options, kind, ending) => {
  const stopped = await deliver(fail, { ...options, honorsKeys: false });
  expect(stopped.outcome).toEqual({ kind, reason: 'an error in the site; see its log' });
  expect(stopped.ending).toMatchObject(ending);
});

test.each<[string, () => unknown, Options, object]>([
  ['waits when a CMS that honors keys does not respond', silent, {}, { state: 'accepted', sent: 'keyed' }],
  [
    'is unknown when a CMS that does not honor keys does not respond',
    silent,
    { honorsKeys: false },
    { state: 'unknown' },
  ],
  [
    'waits when a CMS does not respond and leads may be sent twice',
    silent,
    { honorsKeys: false, whenUnsure: 'repeat' },
    { state: 'accepted', sent: 'unkeyed' },
  ],
  [
    'is unknown when the proxy of a CMS that does not honor keys responds with 502',
    () => {
      throw new CmsHttpError('SubmitForm', 502);
    },
    { honorsKeys: false },
    { state: 'unknown' },
  ],
  [
    'is unknown when a CMS that does not honor keys reports an internal error',
    () => {
      throw new CmsQueryError('SubmitForm', [{ message: 'Internal server error', code: undefined }]);
    },
    { honorsKeys: false },
    { state: 'unknown' },
  ],
  [
    'waits when the forms plugin is deactivated',
    () => {
      throw new CmsQueryError('SubmitForm', [{ message: 'Cannot query field "submitGfForm"', code: undefined }]);
    },
    { honorsKeys: false },
    { state: 'accepted', sent: null },
  ],
  ['waits when nothing was sent', down, { honorsKeys: false }, { state: 'accepted', sent: null }],
])('a lead %s', async (_what, respond, options, ending) => {
  expect((await deliver(respond, options)).ending).toMatchObject(ending);
});

const stores = () => payload({ entry: { id: 'x', databaseId: 9 } });

test.each<[string, { sent: Sent; honorsKeys: boolean; whenUnsure: WhenUnsure }]>([
  ['with a key to a CMS that does not honor keys', { sent: 'keyed', honorsKeys: false, whenUnsure: 'hold' }],
  ['without a key to a CMS that honors keys', { sent: 'unkeyed', honorsKeys: true, whenUnsure: 'hold' }],
  ['without a key to a CMS that does not honor keys', { sent: 'unkeyed', honorsKeys: false, whenUnsure: 'hold' }],
])('a lead that was sent %s is held and not sent again', async (_what, options) => {
  const { submitted, ending } = await deliver(stores, options);
  expect(submitted).toEqual([]);
  expect(ending).toMatchObject({
    state: 'unknown',
    lastError: expect.stringContaining('the CMS might store it twice'),
  });
});

test('a lead first sent without key support may still be a duplicate later', async () => {
  const repeated = await deliver(silent, { sent: 'unkeyed', honorsKeys: true, whenUnsure: 'repeat' });
  expect(repeated).toMatchObject({ goingOut: ['unkeyed'], ending: { state: 'accepted', sent: 'unkeyed' } });
});

test('a lead is recorded on disk before it is sent', async () => {
  expect((await deliver(stores)).goingOut).toEqual(['keyed']);
});

test.each([
  ['disk error', new Error('disk full')],
  ['lost lease', new LeaseLostError()],
])('a %s prevents sending a lead', async (_what, error) => {
  const { submitted, ending } = await deliver(stores, {
    sending: () => {
      throw error;
    },
  });
  expect(submitted).toEqual([]);
  expect(ending).toMatchObject({ state: 'accepted', sent: null });
});

test('an unhealthy CMS that does not honor keys is not sent a lead', async () => {
  const risky = await deliver(stores, { honorsKeys: false, isHealthy: false });
  expect(risky).toMatchObject({ submitted: [], ending: { state: 'accepted', sent: null }, failures: 1 });
});

test('an unhealthy CMS that honors keys is sent a lead', async () => {
  expect((await deliver(stores, { isHealthy: false })).ending).toMatchObject({ state: 'delivered' });
});

test('logs an error for a lead that a person has to check', async () => {
  expect((await deliver(silent, { honorsKeys: false })).logged).toContain('"level":"error"');
  expect((await deliver(() => payload({ errors: [{ id: 1, message: 'x' }] }))).logged).toContain('"level":"error"');
});

/** A delivery with an outbox that the test observes. */
function delivering(parts: Partial<Parameters<typeof createDelivery>[0]['outbox']>, respond: () => unknown) {
  const nothing = async () => undefined;
  const delivery = createDelivery({
    ...withoutFiles,
    client: { submit: submitting(respond), submitRest, ping: async () => undefined },
    keys: { honorsKeys: async () => true },
    whenUnsure: 'hold',
    outbox: { finish: nothing, postpone: nothing, makeDue: nothing, renew: nothing, sending: nothing, ...parts },
    log: () => undefined,
  });
  onTestFinished(() => delivery.stop(0));
  return delivery;
}

test('retries the write when the outbox cannot be written after a delivery', async () => {
  const written: string[] = [];
  let isBroken = true;
  const delivery = delivering(
    {
      finish: async (_key, { state }) => {
        if (isBroken) throw new Error('disk full');
        written.push(state);
      },
    },
    () => payload({ entry: { id: 'x', databaseId: 9 } }),
  );
  await expect(delivery.deliver(lead, waiting)).resolves.toMatchObject({ kind: 'accepted', entryId: 9 });
  expect(delivery.inFlight()).toEqual(['k']);
  isBroken = false;
  await expect.poll(() => delivery.inFlight(), { timeout: 5_000 }).toEqual([]);
  expect(written).toEqual(['delivered']);
});

test('renews the lease while the CMS is handling the lead', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const renewed: string[][] = [];
  const nothing = async () => undefined;
  const { promise, resolve } = Promise.withResolvers<void>();
  const delivery = createDelivery({
    ...withoutFiles,
    client: {
      submitRest,
      submit: async () => {
        await promise;
        return { data: payload({ entry: { id: 'x' } }) as never, errors: [] };
      },
      ping: async () => undefined,
    },
    keys: { honorsKeys: async () => true },
    whenUnsure: 'hold',
    outbox: {
      ...{ finish: nothing, postpone: nothing, makeDue: nothing, sending: nothing },
      renew: async (keys) => void renewed.push([...keys]),
    },
    log: () => undefined,
  });
  const delivered = delivery.deliver(lead, endedVisit);
  await vi.advanceTimersByTimeAsync(LEASE_MS);
  expect(renewed).toEqual([['k'], ['k'], ['k'], ['k']]);
  resolve();
  await delivered;
  await vi.advanceTimersByTimeAsync(LEASE_MS);
  expect(renewed).toHaveLength(4);
  await delivery.stop(0);
});

test('all waiting leads are due after an outage, not after a single failure', async () => {
  const hurries: string[] = [];
  let isDown = true;
  const delivery = delivering({ makeDue: async () => void hurries.push('now') }, () => {
    if (isDown) throw new CmsUnreachableError('SubmitForm', 'down');
    return payload({ entry: { id: 'x', databaseId: 9 } });
  });
  for (const failures of [1, 3]) {
    isDown = true;
    for (let failure = 0; failure < failures; failure += 1) await delivery.deliver(lead, endedVisit);
    isDown = false;
    await delivery.deliver(lead, endedVisit);
    expect(hurries).toHaveLength(failures === 3 ? 1 : 0);
  }
});
