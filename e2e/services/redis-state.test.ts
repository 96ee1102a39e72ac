import { hkdfSync } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openSharedState } from '@headwater/site/src/instances/open-shared-state.ts';
import type { SharedChange } from '@headwater/site/src/instances/shared-change.ts';
import { type StoredPage, storedPage } from '@headwater/site/src/page-cache/stored-page.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { keysWith } from '../support/redis/keys-with.ts';
import { hasRedis, prepareRedis } from '../support/redis/redis-server.ts';

const rendered = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from('<p>Visitor’s page</p>'),
  tags: ['node'],
  isPartial: false,
};
const page: StoredPage = storedPage(rendered, 0, 0);

const tokens = {
  accessToken: 'the access token',
  accessTokenExpiration: Date.now() / 1000 + 300,
  refreshToken: 'the refresh token',
  refreshTokenExpiration: Date.now() / 1000 + 86_400,
};

function keyFor(purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', 'the secret of all instances', 'test', purpose, 32));
}

/** What a number of instances share, on a Redis of their own. */
async function startInstances(count: number, { isRunning = true } = {}) {
  const redis = await prepareRedis(await testFolder());
  onTestFinished(redis.kill);
  if (isRunning) await redis.start();
  const instances = await Promise.all(
    Array.from({ length: count }, async () => {
      const changes: SharedChange[] = [];
      const events: string[] = [];
      const state = await openSharedState({
        url: redis.url,
        origin: 'cms site',
        build: 'build',
        keyFor,
        log: (_level, message) => void events.push(message),
      });
      onTestFinished(state.close);
      state.start({ onChange: (change) => void changes.push(change), onGap: () => void events.push('gap') });
      return { state, changes, events };
    }),
  );
  const areConnected = () => instances.every(({ state }) => state.status() === 'connected');
  const untilConnected = () => expect.poll(areConnected, { timeout: 15_000 }).toBe(true);
  if (isRunning) await untilConnected();
  return { redis, instances, untilConnected };
}

function contentChange(tag: string): SharedChange {
  return { kind: 'content', tags: [tag], paths: [], trashed: [], isUrgent: false };
}

test.skipIf(!hasRedis)('several instances take a page over from the one that renders it', async () => {
  const { instances } = await startInstances(3);
  const rendered: number[] = [];
  const results = await Promise.all(
    instances.map(({ state }, index) =>
      state.pages.inTurn('/a/', {
        deadline: AbortSignal.timeout(20_000),
        adopt: (found) => storedPage(found.page, 0, 0),
        async render() {
          rendered.push(index);
          await pause(300);
          state.pages.write('/a/', page, 0);
          return page;
        },
      }),
    ),
  );
  expect(rendered).toHaveLength(1);
  expect(results.map(({ body }) => String(body))).toEqual(Array(3).fill(String(page.body)));
});

test.skipIf(!hasRedis)('the turn of an instance that died ends by itself', async () => {
  const { redis, instances } = await startInstances(2);
  const [one, other] = instances;
  const { promise: never } = Promise.withResolvers<StoredPage>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const turn = { deadline: AbortSignal.timeout(20_000), adopt: () => undefined };
  const render = () => {
    begin();
    return never;
  };
  void one?.state.pages.inTurn('/a/', { ...turn, render });
  await begun;
  one?.state.close();
  expect(await other?.state.pages.inTurn('/a/', { ...turn, render: async () => page })).toBe(page);
  // The result does not wait for Redis to hear that the turn is over. Forgotten, the turn would last for three seconds.
  await expect.poll(() => redis.command('KEYS', '*:turn'), { timeout: 2_000 }).toBe('');
});

test.skipIf(!hasRedis)('what visitors send is found in a key or a value of any type', async () => {
  const { redis } = await startInstances(1);
  const text = 'ada@example.com';
  const writes = [
    ['SET', `by ${text}`, 'x'],
    ['SET', 'string', `- ${text}`],
    ['LPUSH', 'list', 'x', text],
    ['HSET', 'hash', 'field', text],
    ['SADD', 'set', text],
    ['ZADD', 'sorted', '1', text],
    ['XADD', 'stream', '*', 'field', `{"by":"${text}"}`],
  ];
  await redis.command('SET', 'another', 'ada.example');
  for (const words of writes) await redis.command(...words);
  expect((await keysWith(redis, ['absent', text])).sort()).toEqual(writes.map(([, key]) => key).sort());
  expect(await keysWith(redis, ['absent'])).toEqual([]);
});

test.skipIf(!hasRedis)('a limit counts for all instances, without their visitors’ addresses', async () => {
  const { redis, instances } = await startInstances(2);
  const waits = [];
  for (const round of [0, 1, 0, 1, 0]) {
    waits.push(await instances[round]?.state.takeToken?.('form-posts', 4, '198.51.100.7'));
  }
  expect(waits.slice(0, 4)).toEqual([0, 0, 0, 0]);
  expect(waits[4]).toBeGreaterThan(0);
  expect(await instances[0]?.state.takeToken?.('form-posts', 4, '198.51.100.8')).toBe(0);
  for (const key of (await redis.command('KEYS', '*:rate:*')).split('\n')) {
    expect(key).not.toContain('198.51');
    expect(Number(await redis.command('PTTL', key))).toBeGreaterThan(0);
  }
});

test.skipIf(!hasRedis)('a value that is no bucket counts as a full one', async () => {
  const { redis, instances } = await startInstances(1);
  const take = () => instances[0]?.state.takeToken?.('searches', 1, 'visitor');
  expect(await take()).toBe(0);
  const key = await redis.command('KEYS', '*:rate:*');
  for (const value of ['-5 1', '1e9 1', 'nan nan', '0.000000 99999999999999', 'text']) {
    await redis.command('SET', key, value);
    expect(await take(), value).toBe(0);
  }
  await redis.command('DEL', key);
  await redis.command('LPUSH', key, 'list');
  expect(await take()).toBe(0);
  expect(await take()).toBeGreaterThan(0);
});

test.skipIf(!hasRedis)('the signature of a message counts once for all instances', async () => {
  const { instances } = await startInstances(2);
  const claims = await Promise.all(instances.map(({ state }) => state.claimSignature('signature', 60_000)));
  expect(claims.toSorted()).toEqual([false, true]);
});

test.skipIf(!hasRedis)('tokens of a session are shared unreadably until the session ends', async () => {
  const { redis, instances } = await startInstances(2);
  const [one, other] = instances;
  one?.state.sessions.write(['hash 1', 'hash 2'], tokens);
  await expect.poll(() => other?.state.sessions.read('hash 2')).toEqual(tokens);
  for (const key of (await redis.command('KEYS', '*:session:*')).split('\n')) {
    expect(await redis.command('GET', key)).not.toMatch(/access token|refresh token/);
  }
  one?.state.sessions.end(['hash 1', 'hash 2']);
  await expect.poll(() => other?.changes).toEqual([{ kind: 'session-ended', tokenHashes: ['hash 1', 'hash 2'] }]);
  expect(await other?.state.sessions.read('hash 1')).toBeUndefined();
});

test.skipIf(!hasRedis)('a session that ends while Redis is away is over everywhere once it is back', async () => {
  const { redis, instances, untilConnected } = await startInstances(2);
  const [one, other] = instances;
  await redis.kill();
  one?.state.sessions.end(['hash']);
  await redis.start();
  await untilConnected();
  await expect
    .poll(() => other?.changes, { timeout: 5_000 })
    .toEqual([{ kind: 'session-ended', tokenHashes: ['hash'] }]);
});

test.skipIf(!hasRedis)('changes are applied once, in their order, also by an instance that was away', async () => {
  const { redis, instances, untilConnected } = await startInstances(2, { isRunning: false });
  const [one, other] = instances;
  await one?.state.publish(contentChange('before Redis'));
  await redis.start();
  await untilConnected();
  await one?.state.publish(contentChange('connected'));
  await redis.command('CONFIG', 'SET', 'maxmemory', '1');
  await one?.state.publish(contentChange('full'));
  await one?.state.publish(contentChange('still full'));
  await redis.command('CONFIG', 'SET', 'maxmemory', '0');
  await redis.command('REPLICAOF', '127.0.0.1', '1');
  await one?.state.publish(contentChange('read-only'));
  await redis.command('REPLICAOF', 'NO', 'ONE');
  const tags = () => other?.changes.flatMap((change) => (change.kind === 'content' ? change.tags : []));
  const all = ['before Redis', 'connected', 'full', 'still full', 'read-only'];
  await expect.poll(tags, { timeout: 5_000 }).toEqual(all);
  expect(one?.changes).toEqual([]);
  // A third instance finds all of them in the log.
  await expect
    .poll(async () =>
      (await redis.command('XRANGE', await redis.command('KEYS', '*:changes'), '-', '+')).match(/"content/g),
    )
    .toHaveLength(all.length);
});

test.skipIf(!hasRedis)('an instance whose log was lost takes all pages for stale', async () => {
  const { redis, instances } = await startInstances(1);
  const log = () => redis.command('KEYS', '*:changes');
  await expect.poll(log).not.toBe('');
  expect(instances[0]?.events).not.toContain('gap');
  // The instance knows the log from its second heartbeat on.
  const events = async () => {
    await redis.command('DEL', await log());
    return instances[0]?.events;
  };
  await expect.poll(events, { timeout: 10_000, interval: 1_500 }).toContain('gap');
});

test.skipIf(!hasRedis)('a value that is not a page is deleted', async () => {
  const { redis, instances } = await startInstances(1);
  const state = instances[0]?.state;
  state?.pages.write('/a/', page, 0);
  await expect.poll(() => state?.pages.read('/a/')).toMatchObject({ page: { status: 200 } });
  const key = await redis.command('KEYS', '*:page:*');
  await redis.command('SET', key, '<script>alert(1)</script>');
  expect(await state?.pages.read('/a/')).toBeUndefined();
  await expect.poll(() => redis.command('EXISTS', key)).toBe('0');
  expect(instances[0]?.events).toContain('a damaged page was deleted from Redis');
  await redis.command('LPUSH', key, 'list');
  expect(await state?.pages.read('/a/')).toBeUndefined();
  expect(await redis.command('EXISTS', key)).toBe('0');
});

test.skipIf(!hasRedis)('an instance stops calling a Redis that hangs until it responds again', async () => {
  const { redis, instances, untilConnected } = await startInstances(1);
  const state = instances[0]?.state;
  state?.pages.write('/a/', page, 0);
  await expect.poll(() => state?.pages.read('/a/')).toMatchObject({ page: { status: 200 } });
  redis.freeze();
  expect(await state?.pages.read('/a/')).toBeUndefined();
  expect(state?.status()).toBe('local');
  redis.thaw();
  await untilConnected();
});
