import { expect, onTestFinished, test, vi } from 'vitest';
import type { CmsClient } from '../cms-client/cms-client.ts';
import { CmsHttpError, CmsQueryError, CmsUnansweredError, CmsUnreachableError } from '../cms-client/errors.ts';
import { leadPause, roundPause } from './backoff.ts';
import type { ClaimedLead } from './claimed-lead.ts';
import { createDelivery } from './delivery.ts';
import type { WhenUnsure } from './doubt.ts';
import type { LeadFlag, Sent } from './lead.ts';
import { DEAD_AFTER_MS } from './note-outcome.ts';
import { type Ending, LEASE_MS, LeaseLostError } from './outbox.ts';
import { payload } from './testing/stand-in-cms.ts';
import { withoutValues } from './without-values.ts';

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
const here = { isAwaited: true };
const gone = { isAwaited: false };

interface Options {
  at?: number;
  isAwaited?: boolean;
  honorsKeys?: boolean;
  whenUnsure?: WhenUnsure;
  sent?: Sent | null;
  flags?: LeadFlag[];
  /** Whether the CMS answers before it is given the lead. */
  isWell?: boolean;
  /** In place of an outbox that can be written. */
  sending?: () => void;
}

/** Sends as the client does: `answer` comes after the lead went out. */
function submitting(answer: () => unknown, onSubmit: (variables: unknown, headers: unknown) => void = () => undefined) {
  const submit: CmsClient['submit'] = async (_document, variables, { headers, onSending } = {}) => {
    try {
      onSending?.();
    } catch (cause) {
      throw new CmsUnreachableError('SubmitForm', 'nothing was sent', { cause });
    }
    onSubmit(variables, headers);
    // What the wire says stands in for what the document promises.
    return { data: answer() as never, errors: [] };
  };
  return submit;
}

/** What one delivery tells the CMS, the outbox and the log. */
async function deliver(answer: () => unknown, options: Options = {}) {
  const { at = 1_000, isAwaited = false, honorsKeys = true, whenUnsure = 'hold', sent = null, isWell = true } = options;
  const told: { variables: unknown; headers: unknown }[] = [];
  const endings: (Ending | { state: 'accepted'; lastError: string; after: number; sent: Sent | null })[] = [];
  const logged: string[] = [];
  const goingOut: Sent[] = [];
  const delivery = createDelivery({
    client: {
      submit: submitting(answer, (variables, headers) => void told.push({ variables, headers })),
      ping: async () => {
        if (!isWell) throw new CmsUnreachableError('Ping', 'down');
      },
    },
    keys: { honorsKeys: () => honorsKeys },
    whenUnsure,
    outbox: {
      finish: (_key, ending) => void endings.push(ending),
      postpone: (_key, next, lastError, kept) =>
        void endings.push({ state: 'accepted', lastError, after: next - at, sent: kept }),
      hurry: () => undefined,
      renew: () => undefined,
      sending: (_key, how) => {
        options.sending?.();
        goingOut.push(how);
      },
    },
    log: (level, message, details) => void logged.push(JSON.stringify({ level, message, details })),
    now: () => at,
  });
  onTestFinished(() => delivery.stop(0));
  const outcome = await delivery.deliver({ ...lead, sent, flags: options.flags ?? [] }, { isAwaited });
  return { outcome, told, goingOut, ending: endings[0], logged: logged.join('\n'), failures: delivery.failures() };
}

function down(): never {
  throw new CmsUnreachableError('SubmitForm', 'no answer about Ada Lovelace');
}

function unanswered(): never {
  throw new CmsUnansweredError('SubmitForm', 'no answer about Ada Lovelace');
}

test('the CMS is told the key, the values and who sent them', async () => {
  const { told } = await deliver(() => payload({ entry: { id: 'x', databaseId: 9 } }));
  expect(told).toEqual([
    {
      variables: {
        input: { id: '4', clientMutationId: 'k', fieldValues: content.values, entryMeta: content.entryMeta },
      },
      headers: {},
    },
  ]);
});

test('a captcha that waited is said to be expired', async () => {
  const { told } = await deliver(() => payload({ entry: { id: 'x' } }), { at: 120_000 });
  expect(told[0]?.headers).toEqual({ 'x-headwater-captcha': 'expired' });
});

test('lists the flags of a lead beside it', async () => {
  const { told } = await deliver(() => payload({ entry: { id: 'x' } }), { flags: ['fast', 'clock'] });
  expect(told[0]?.headers).toEqual({ 'x-headwater-flags': 'fast,clock' });
});

test.each([
  ['stored', () => payload({ entry: { id: 'x', databaseId: 9 } }), false, { state: 'delivered', entryId: 9 }],
  [
    'found errors, the visitor waiting',
    () => payload({ errors: [{ id: 1, message: 'No Ada' }] }),
    true,
    { state: 'refused' },
  ],
  [
    'found errors, the visitor gone',
    () => payload({ errors: [{ id: 1, message: 'No Ada' }] }),
    false,
    { state: 'dead' },
  ],
  ['stored nothing, the visitor gone', () => payload({ errors: [] }), false, { state: 'dead' }],
  ['is down', down, false, { state: 'accepted', lastError: 'SubmitForm: no answer about …' }],
])('a CMS that %s', async (_what, answer, isAwaited, ending) => {
  expect((await deliver(answer, { isAwaited })).ending).toMatchObject(ending);
});

test('a lead is given up after three days, and only because it failed once more', async () => {
  expect((await deliver(down, { at: DEAD_AFTER_MS })).ending).toMatchObject({ state: 'accepted' });
  expect((await deliver(down, { at: DEAD_AFTER_MS + 1 })).ending).toMatchObject({ state: 'dead' });
});

test('neither the log nor the last error quotes the visitor', async () => {
  for (const answer of [down, () => payload({ errors: [{ id: 1, message: '"Ada Lovelace" is taken' }] })]) {
    const { logged, ending } = await deliver(answer);
    expect(logged + JSON.stringify(ending)).not.toMatch(/Ada|192\.0\.2\.1/);
  }
  expect(withoutValues('what "a\\"b" said', ['a\\"b'])).toBe('what "…" said');
});

test('an error of the site keeps the lead waiting, and leaves it unknown once it was sent', async () => {
  const { ending } = await deliver(() => {
    throw new TypeError('a bug');
  });
  expect(ending).toMatchObject({ state: 'accepted', sent: 'keyed' });
});

test.each<[string, () => unknown, Options, object]>([
  ['no answer, keys honored', unanswered, {}, { state: 'accepted', sent: 'keyed' }],
  ['no answer, keys not honored', unanswered, { honorsKeys: false }, { state: 'unknown' }],
  [
    'no answer, keys not honored, to be repeated',
    unanswered,
    { honorsKeys: false, whenUnsure: 'repeat' },
    { state: 'accepted', sent: 'unkeyed' },
  ],
  [
    'a proxy’s 502, keys not honored',
    () => {
      throw new CmsHttpError('SubmitForm', 502);
    },
    { honorsKeys: false },
    { state: 'unknown' },
  ],
  [
    'an internal error in a GraphQL answer, keys not honored',
    () => {
      throw new CmsQueryError('SubmitForm', [{ message: 'Internal server error', code: undefined }]);
    },
    { honorsKeys: false },
    { state: 'unknown' },
  ],
  [
    'a forms plugin that is switched off',
    () => {
      throw new CmsQueryError('SubmitForm', [{ message: 'Cannot query field "submitGfForm"', code: undefined }]);
    },
    { honorsKeys: false },
    { state: 'accepted', sent: null },
  ],
  ['nothing sent, keys not honored', down, { honorsKeys: false }, { state: 'accepted', sent: null }],
])('a lead ends in the right state after its first attempt: %s', async (_what, answer, options, ending) => {
  expect((await deliver(answer, options)).ending).toMatchObject(ending);
});

test.each<[Sent, boolean, WhenUnsure, boolean]>([
  ['keyed', true, 'hold', true],
  ['keyed', false, 'hold', false],
  ['unkeyed', true, 'hold', false],
  ['unkeyed', false, 'hold', false],
  ['unkeyed', false, 'repeat', true],
])(
  'a lead that went out %s, to a CMS that honors keys now: %s, %s: sent again %s',
  async (sent, honorsKeys, whenUnsure, isSent) => {
    const { told, ending } = await deliver(() => payload({ entry: { id: 'x', databaseId: 9 } }), {
      sent,
      honorsKeys,
      whenUnsure,
    });
    expect(told).toHaveLength(Number(isSent));
    expect(ending).toMatchObject({ state: isSent ? 'delivered' : 'unknown' });
  },
);

test('a lead that once went out to a CMS that honored no keys stays one that it may have twice', async () => {
  const repeated = await deliver(unanswered, { sent: 'unkeyed', honorsKeys: true, whenUnsure: 'repeat' });
  expect(repeated).toMatchObject({ goingOut: ['unkeyed'], ending: { state: 'accepted', sent: 'unkeyed' } });
});

test('the disk knows before the CMS does; a disk that fails, or a lease that is lost, keeps the lead here', async () => {
  const stored = () => payload({ entry: { id: 'x', databaseId: 9 } });
  expect((await deliver(stored)).goingOut).toEqual(['keyed']);
  for (const error of [new Error('disk full'), new LeaseLostError('gone')]) {
    const { told, ending } = await deliver(stored, {
      sending: () => {
        throw error;
      },
    });
    expect(told).toEqual([]);
    expect(ending).toMatchObject({ state: 'accepted', sent: null });
  }
});

test('a CMS that is not well is not given a lead that it would not know a second time', async () => {
  const stored = () => payload({ entry: { id: 'x', databaseId: 9 } });
  const risky = await deliver(stored, { honorsKeys: false, isWell: false });
  expect(risky).toMatchObject({ told: [], ending: { state: 'accepted', sent: null }, failures: 1 });
  expect((await deliver(stored, { isWell: false })).ending).toMatchObject({ state: 'delivered' });
});

test('a lead that a person has to look for is an error in the log', async () => {
  expect((await deliver(unanswered, { honorsKeys: false })).logged).toContain('"level":"error"');
  expect((await deliver(() => payload({ errors: [{ id: 1, message: 'x' }] }))).logged).toContain('"level":"error"');
});

/** A delivery to an outbox that tests look into. */
function delivering(parts: Partial<Parameters<typeof createDelivery>[0]['outbox']>, answer: () => unknown) {
  const nothing = () => undefined;
  const delivery = createDelivery({
    client: { submit: submitting(answer), ping: async () => undefined },
    keys: { honorsKeys: () => true },
    whenUnsure: 'hold',
    outbox: { finish: nothing, postpone: nothing, hurry: nothing, renew: nothing, sending: nothing, ...parts },
    log: nothing,
  });
  onTestFinished(() => delivery.stop(0));
  return delivery;
}

test('an outbox that cannot be written after a delivery is written as soon as it can', async () => {
  const written: string[] = [];
  let isBroken = true;
  const delivery = delivering(
    {
      finish: (_key, { state }) => {
        if (isBroken) throw new Error('disk full');
        written.push(state);
      },
    },
    () => payload({ entry: { id: 'x', databaseId: 9 } }),
  );
  await expect(delivery.deliver(lead, here)).resolves.toMatchObject({ kind: 'accepted', entryId: 9 });
  expect(delivery.inFlight()).toEqual(['k']);
  isBroken = false;
  await expect.poll(() => delivery.inFlight(), { timeout: 5_000 }).toEqual([]);
  expect(written).toEqual(['delivered']);
});

test('a lease is renewed for as long as the lead is with the CMS', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const renewed: string[][] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const delivery = createDelivery({
    client: {
      submit: async () => {
        await promise;
        return { data: payload({ entry: { id: 'x' } }) as never, errors: [] };
      },
      ping: async () => undefined,
    },
    keys: { honorsKeys: () => true },
    whenUnsure: 'hold',
    outbox: {
      ...{ finish: () => undefined, postpone: () => undefined, hurry: () => undefined, sending: () => undefined },
      renew: (keys) => void renewed.push([...keys]),
    },
    log: () => undefined,
  });
  const delivered = delivery.deliver(lead, gone);
  await vi.advanceTimersByTimeAsync(LEASE_MS);
  expect(renewed).toEqual([['k'], ['k'], ['k'], ['k']]);
  resolve();
  await delivered;
  await vi.advanceTimersByTimeAsync(LEASE_MS);
  expect(renewed).toHaveLength(4);
  await delivery.stop(0);
});

test('pauses grow, stay below a minute together, and are never the same for all', () => {
  for (let failures = 1; failures < 100; failures += 1) {
    const [least, most] = [leadPause(failures, () => 0), leadPause(failures, () => 0.999)];
    expect(most).toBeGreaterThan(least);
    expect(most + roundPause(failures, false, () => 0.999)).toBeLessThan(46_000);
    expect(leadPause(failures + 1, () => 0)).toBeGreaterThanOrEqual(least);
  }
});

test('the end of an outage, and not that of a single failure, gives all their turn', async () => {
  const hurries: string[] = [];
  let isDown = true;
  const delivery = delivering({ hurry: () => void hurries.push('now') }, () => {
    if (isDown) throw new CmsUnreachableError('SubmitForm', 'down');
    return payload({ entry: { id: 'x', databaseId: 9 } });
  });
  for (const failures of [1, 3]) {
    isDown = true;
    for (let failure = 0; failure < failures; failure += 1) await delivery.deliver(lead, gone);
    isDown = false;
    await delivery.deliver(lead, gone);
    expect(hurries).toHaveLength(failures === 3 ? 1 : 0);
  }
});
