import { expect, test } from 'vitest';
import { CmsUnreachableError } from '../cms-client/errors.ts';
import { leadPause, roundPause } from './backoff.ts';
import { type ClaimedLead, createDelivery, DEAD_AFTER_MS, withoutValues } from './delivery.ts';
import type { Ending } from './outbox.ts';
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
};

/** What one delivery tells the CMS, the outbox and the log. */
async function deliver(answer: () => unknown, { at = 1_000, isAwaited = false } = {}) {
  const told: { variables: unknown; headers: unknown }[] = [];
  const endings: (Ending | { state: 'accepted'; lastError: string; after: number })[] = [];
  const logged: string[] = [];
  const delivery = createDelivery({
    mutate: async (_document, variables, headers) => {
      told.push({ variables, headers });
      // What the wire says stands in for what the document promises.
      return { data: answer() as never, errors: [] };
    },
    outbox: {
      finish: (_key, ending) => void endings.push(ending),
      postpone: (_key, next, lastError) => void endings.push({ state: 'accepted', lastError, after: next - at }),
      hurry: () => undefined,
    },
    log: (level, message, details) => void logged.push(JSON.stringify({ level, message, details })),
    now: () => at,
  });
  const outcome = await delivery.deliver(lead, isAwaited);
  return { outcome, told, ending: endings[0], logged: logged.join('\n'), failures: delivery.failures() };
}

function down(): never {
  throw new CmsUnreachableError('SubmitForm', 'no answer about Ada Lovelace');
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

test('a fault of ours counts as a CMS that is down: the lead stays', async () => {
  const { outcome, ending } = await deliver(() => {
    throw new TypeError('a bug');
  });
  expect(outcome.kind).toBe('unreachable');
  expect(ending).toMatchObject({ state: 'accepted' });
});

test('an outbox that cannot be written after a delivery does not change what happened', async () => {
  const broken = () => {
    throw new Error('disk full');
  };
  const delivery = createDelivery({
    mutate: async () => ({ data: payload({ entry: { id: 'x', databaseId: 9 } }) as never, errors: [] }),
    outbox: { finish: broken, postpone: broken, hurry: broken },
    log: () => undefined,
  });
  await expect(delivery.deliver(lead, true)).resolves.toMatchObject({ kind: 'accepted', entryId: 9 });
});

test('pauses grow, stay below a minute together, and are never the same for all', () => {
  for (let failures = 1; failures < 100; failures += 1) {
    const [least, most] = [leadPause(failures, () => 0), leadPause(failures, () => 0.999)];
    expect(most).toBeGreaterThan(least);
    expect(most + roundPause(failures, () => 0.999)).toBeLessThan(46_000);
    expect(leadPause(failures + 1, () => 0)).toBeGreaterThanOrEqual(least);
  }
});

test('the end of an outage, and not that of a single failure, gives all their turn', async () => {
  const hurries: string[] = [];
  let isDown = true;
  const delivery = createDelivery({
    mutate: async () => {
      if (isDown) throw new CmsUnreachableError('SubmitForm', 'down');
      return { data: payload({ entry: { id: 'x', databaseId: 9 } }) as never, errors: [] };
    },
    outbox: { finish: () => undefined, postpone: () => undefined, hurry: () => void hurries.push('now') },
    log: () => undefined,
  });
  for (const failures of [1, 3]) {
    isDown = true;
    for (let failure = 0; failure < failures; failure += 1) await delivery.deliver(lead, false);
    isDown = false;
    await delivery.deliver(lead, false);
    expect(hurries).toHaveLength(failures === 3 ? 1 : 0);
  }
});
