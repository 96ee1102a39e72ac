import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSqliteStore } from './sqlite/sqlite-store.ts';
import { aLead } from './testing/store-under-test.ts';
import { startWorker } from './worker.ts';

/** A worker on a real outbox, and the deliveries that it starts; they end when the test says so. */
async function setUp({ places = 4, failures = 0 } = {}) {
  const folder = await testFolder();
  const store = openSqliteStore(folder);
  onTestFinished(store.close);
  const outbox = store.outbox({ owner: 'one' });
  const logged: string[] = [];
  const started: string[] = [];
  const open = new Map<string, () => void>();
  const cms = { failures };
  const claims = { count: 0, most: [] as number[] };
  const start = () => {
    const worker = startWorker({
      outbox: {
        claim(most, inFlight) {
          claims.count += 1;
          claims.most.push(most);
          return outbox.claim(most, inFlight);
        },
      },
      delivery: {
        deliver(claimed) {
          started.push(claimed.key);
          const { promise, resolve } = Promise.withResolvers<{ kind: 'unreachable'; reason: string }>();
          open.set(claimed.key, () => {
            open.delete(claimed.key);
            const ending = { state: 'delivered', entryId: null, answer: 'null' } as const;
            void outbox.finish(claimed.key, ending).then(() => resolve({ kind: 'unreachable', reason: '' }));
          });
          return promise;
        },
        failures: () => cms.failures,
        costsLeads: async () => false,
        free: () => places - open.size,
        inFlight: () => [...open.keys()],
      },
      log: (level, message) => void logged.push(`${level}: ${message}`),
    });
    onTestFinished(worker.stop);
    return worker;
  };
  return { folder, store, outbox, logged, started, claims, cms, start, finish: (key: string) => open.get(key)?.() };
}

const soon = { timeout: 20_000, interval: 10 };

test('delivers what an earlier process left, as many at a time as there is room for', async () => {
  const { outbox, started, start, finish } = await setUp({ places: 2 });
  for (const key of ['a', 'b', 'c']) await outbox.add(aLead(key), 'accepted');
  start();
  await vi.waitFor(() => expect(started.toSorted()).toEqual(['a', 'b']), soon);
  expect(await outbox.find('c')).toMatchObject({ state: 'accepted', attempts: 0 });
  finish('a');
  await vi.waitFor(() => expect(started.toSorted()).toEqual(['a', 'b', 'c']), soon);
});

test('finds a new lead at once when it is woken, else soon after', async () => {
  const { outbox, started, claims, start } = await setUp();
  const worker = start();
  await vi.waitFor(() => expect(claims.count).toBe(1), soon);
  await outbox.add(aLead('a'), 'accepted');
  worker.wake();
  await vi.waitFor(() => expect(started).toEqual(['a']), soon);
  await outbox.add(aLead('b'), 'accepted');
  await vi.waitFor(() => expect(started).toEqual(['a', 'b']), soon);
});

test('a failing CMS gets one lead at a time', async () => {
  const { outbox, started, claims, cms, start, finish } = await setUp({ failures: 1 });
  for (const key of ['a', 'b', 'c']) await outbox.add(aLead(key), 'accepted');
  const worker = start();
  await vi.waitFor(() => expect(started).toHaveLength(1), soon);
  worker.wake();
  worker.wake();
  expect(claims.count).toBe(1);
  expect(started).toHaveLength(1);
  cms.failures = 0;
  finish(started[0] ?? '');
  await vi.waitFor(() => expect(started.toSorted()).toEqual(['a', 'b', 'c']), soon);
});

test('logs an unreadable outbox once per outage before it goes on', async () => {
  const { folder, store, outbox, logged, started, claims, start } = await setUp();
  const inTheWay = join(folder, 'site');
  writeFileSync(inTheWay, 'in the way');
  const worker = start();
  for (const count of [1, 2, 3]) {
    await vi.waitFor(() => expect(claims.count).toBeGreaterThanOrEqual(count), soon);
    worker.wake();
  }
  expect(logged).toEqual(['error: the outbox cannot be read']);
  rmSync(inTheWay);
  await outbox.add(aLead('a'), 'accepted');
  worker.wake();
  await vi.waitFor(() => expect(started).toEqual(['a']), soon);
  await store.close();
  rmSync(inTheWay, { recursive: true });
  writeFileSync(inTheWay, 'in the way');
  await vi.waitFor(() => expect(logged).toHaveLength(2), soon);
});

test('claims nothing after it was stopped', async () => {
  const { outbox, started, claims, start } = await setUp();
  const worker = start();
  await vi.waitFor(() => expect(claims.count).toBe(1), soon);
  await worker.stop();
  await outbox.add(aLead('a'), 'accepted');
  worker.wake();
  await new Promise(setImmediate);
  expect([claims.count, started]).toEqual([1, []]);
});

test('does not query the outbox while no place is free', async () => {
  const { outbox, started, claims, start } = await setUp({ places: 0 });
  await outbox.add(aLead('a'), 'accepted');
  const worker = start();
  worker.wake();
  await new Promise(setImmediate);
  expect([claims.count, started]).toEqual([0, []]);
});

test.each([
  ['works, the outbox is queried at once', 0, 1],
  ['fails, the outbox is queried after a pause', 1, 0],
])('at the start, while the CMS %s', async (_what, failures, expected) => {
  const { claims, start } = await setUp({ failures });
  start();
  expect(claims.count).toBe(expected);
  await vi.waitFor(() => expect(claims.count).toBeGreaterThan(0), soon);
});

test('a CMS that goes on failing gets one lead after the other', async () => {
  const { outbox, started, claims, start, finish } = await setUp({ failures: 1 });
  for (const key of ['a', 'b', 'c']) await outbox.add(aLead(key), 'accepted');
  start();
  for (const count of [1, 2, 3]) {
    await vi.waitFor(() => expect(started).toHaveLength(count), soon);
    finish(started[count - 1] ?? '');
  }
  expect(new Set(claims.most)).toEqual(new Set([1]));
});
