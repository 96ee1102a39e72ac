import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { testContent } from '../support/company-content.ts';
import { type Mood, moods } from '../support/redis/moods.ts';
import { hasRedis } from '../support/redis/redis-server.ts';
import { prepareInstances, type TestInstance, type TestInstances } from './test-instances.ts';

const paths = Object.values(testContent.pageKinds);
const changed = testContent.pageKinds['generic page'];

/** Two instances that share a Redis which runs. */
async function startTwo(instances: TestInstances): Promise<[TestInstance, TestInstance]> {
  await instances.redis.start();
  const two: [TestInstance, TestInstance] = [await instances.start(), await instances.start()];
  for (const instance of two) await expect.poll(instance.redis, { timeout: 10_000 }).toBe('connected');
  return two;
}

/** Statuses of all kinds of pages at all instances. */
async function statuses(instances: readonly TestInstance[]): Promise<Set<number>> {
  const responses = await Promise.all(instances.flatMap(({ get }) => paths.map(get)));
  return new Set(responses.map(({ status }) => status));
}

test.skipIf(!hasRedis)('500 first requests over two instances and a new one cost one set of queries', async () => {
  const instances = await prepareInstances();
  const { cmsProxy } = instances;
  const two = await startTwo(instances);
  // Menus and settings are queried every three seconds, whatever is requested.
  await Promise.all(two.map(({ get }) => get(testContent.pageKinds.post)));
  cmsProxy.queries.length = 0;
  const held = Promise.withResolvers<void>();
  cmsProxy.hold = () => held.promise;
  const load = (count: number) =>
    Array.from({ length: count }, (_, index) => (two[index % 2 === 0 ? 0 : 1] ?? two[0]).get(changed));
  const firsts = load(2);
  await expect.poll(() => cmsProxy.queries.length).toBeGreaterThan(0);
  const others = load(498);
  await pause(200);
  held.resolve();
  const responses = await Promise.all([...firsts, ...others]);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  const queries = cmsProxy.queries.map(({ operationName, variables }) => `${operationName} ${variables}`);
  expect(queries.length).toBeGreaterThan(0);
  expect(queries.toSorted()).toEqual([...new Set(queries)].toSorted());

  expect(await statuses([two[0]])).toEqual(new Set([200]));
  await cmsProxy.close();
  const third = await instances.start();
  expect(await statuses([third])).toEqual(new Set([200]));
});

test.skipIf(!hasRedis)('without Redis, 500 first requests cost one set of queries per instance', async () => {
  const { cmsProxy, start } = await prepareInstances();
  const two = [await start(), await start()] as const;
  await Promise.all(two.map(({ get }) => get(testContent.pageKinds.post)));
  cmsProxy.queries.length = 0;
  const held = Promise.withResolvers<void>();
  cmsProxy.hold = () => held.promise;
  const responses = Array.from({ length: 500 }, (_, index) => two[index % 2 === 0 ? 0 : 1].get(changed));
  await expect.poll(() => cmsProxy.queries.length).toBeGreaterThan(1);
  held.resolve();
  expect(new Set((await Promise.all(responses)).map(({ status }) => status))).toEqual(new Set([200]));
  const byQuery = Map.groupBy(cmsProxy.queries, ({ operationName, variables }) => `${operationName} ${variables}`);
  expect([...byQuery].filter(([, queries]) => queries.length > two.length)).toEqual([]);

  let atOnce = 0;
  let most = 0;
  cmsProxy.hold = () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    return undefined;
  };
  cmsProxy.edit = (response) => {
    atOnce -= 1;
    return response;
  };
  expect(await statuses([two[0]])).toEqual(new Set([200]));
  // Eight of pages, and one of the index, which reads the CMS beside them.
  expect(most, 'queries at once').toBeLessThanOrEqual(9);
  expect(most).toBeGreaterThan(1);
});

test.skipIf(!hasRedis)('pages stay good in every mood of Redis without losing a change', async () => {
  const instances = await prepareInstances();
  const { cmsProxy, redis } = instances;
  const two = [await instances.start(), await instances.start()] as const;
  expect(await statuses(two), 'not running').toEqual(new Set([200]));
  await redis.start();
  for (const instance of two) await expect.poll(instance.redis, { timeout: 15_000 }).toBe('connected');

  for (const [index, [name, mood]] of Object.entries<Mood>(moods).entries()) {
    const title = `Changed ${index} times`;
    const leave = await mood(redis);
    cmsProxy.edit = (response) => response.replaceAll('"About', `"${title}: about`);
    expect(await statuses(two), name).toEqual(new Set([200]));
    expect(await two[0].report([], [changed]), name).toMatchObject({ status: 200 });
    expect(await statuses(two), name).toEqual(new Set([200]));
    await leave();
    for (const instance of two) {
      await expect.poll(instance.redis, { timeout: 15_000, message: name }).toBe('connected');
      const page = async () => (await instance.get(changed)).text;
      await expect.poll(page, { timeout: 15_000, message: name }).toContain(`${title}: about`);
    }
  }
});
