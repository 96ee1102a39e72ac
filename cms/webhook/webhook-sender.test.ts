import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { webhookQueue } from './webhook-queue.ts';
import { webhookSender } from './webhook-sender.ts';

const secret = 'the secret of both programs';
const start = 1_795_000_000_000;

interface Received {
  headers: Record<string, unknown>;
  body: string;
  event: { id: string; tags: string[]; paths: string[] };
}

/** A site that responds with these statuses in order, then with 200. */
async function startSite(...statuses: number[]) {
  const received: Received[] = [];
  let release: (() => void) | undefined;
  let held: Promise<void> | undefined;
  const requests = { open: 0 };
  let location: string | undefined;
  const server = createServer(async (request, response) => {
    requests.open += 1;
    response.once('close', () => {
      requests.open -= 1;
    });
    const body = await text(request);
    received.push({ headers: request.headers, body, event: JSON.parse(body) });
    await held;
    response.writeHead(statuses.shift() ?? 200, location ? { location } : {}).end('{"refreshed":0}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const hold = (): void => {
    held = new Promise((resolve) => {
      release = resolve;
    });
  };
  const redirectTo = (url: string): void => {
    location = url;
  };
  const { port } = server.address() as AddressInfo;
  return {
    received,
    requests,
    close,
    hold,
    redirectTo,
    release: () => release?.(),
    url: `http://127.0.0.1:${port}/api/revalidate`,
  };
}

function startSender(url: string, queue = webhookQueue(openDatabase(':memory:'))) {
  const pauses: { run: () => void; milliseconds: number }[] = [];
  const log: string[] = [];
  const clock = { now: start };
  const webhook = webhookSender(queue, {
    url,
    secret,
    now: () => clock.now,
    log: (level, message) => log.push(`${level} ${message}`),
    later: (run, milliseconds) => {
      pauses.push({ run, milliseconds });
      return () => undefined;
    },
  });
  onTestFinished(() => webhook.close());
  return { ...webhook, queue, pauses, log, clock };
}

const until = (happened: () => boolean) => vi.waitFor(() => expect(happened()).toBe(true), { timeout: 4_000 });

test('a change is signed over timestamp and body', async () => {
  const site = await startSite();
  const { changed, queue } = startSender(site.url);
  changed({ tags: ['cG9zdDox', 'list:page'], paths: ['/old/', '/new/'] });
  await until(() => queue.waiting() === 0);
  const [message] = site.received;
  expect(message?.event).toMatchObject({ tags: ['cG9zdDox', 'list:page'], paths: ['/old/', '/new/'] });
  expect(message?.event.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(message?.headers['x-headwater-timestamp']).toBe(String(start / 1000));
  expect(message?.headers['x-headwater-signature']).toBe(
    createHmac('sha256', secret)
      .update(`${start / 1000}.${message?.body}`)
      .digest('hex'),
  );
});

test('a test message says what became of it, and waits for none of the queue', async () => {
  const site = await startSite(200, 401);
  const { test: sendTest } = startSender(site.url);
  expect(await sendTest()).toEqual({ state: 'sent', answer: 'HTTP 200' });
  expect(site.received[0]?.event).toMatchObject({ tags: ['headwater:doctor'], paths: [] });
  expect(await sendTest()).toEqual({ state: 'failed', answer: 'HTTP 401' });
  await site.close();
  expect(await sendTest()).toMatchObject({ state: 'failed' });
});

test('merges simultaneous changes into one message without duplicates', async () => {
  const site = await startSite();
  const { changed, queue } = startSender(site.url);
  changed({ tags: ['a', 'b'], paths: ['/x/'] });
  changed({ tags: ['b', 'c'], paths: ['/x/'] });
  await until(() => queue.waiting() === 0);
  expect(site.received.map(({ event }) => [event.tags, event.paths])).toEqual([[['a', 'b', 'c'], ['/x/']]]);
});

test('changes during a message in flight follow in the next message', async () => {
  const site = await startSite();
  site.hold();
  const { changed, queue } = startSender(site.url);
  changed({ tags: ['first'], paths: [] });
  await until(() => site.received.length === 1);
  changed({ tags: ['second'], paths: [] });
  changed({ tags: ['third'], paths: [] });
  site.release();
  await until(() => queue.waiting() === 0);
  expect(site.received.map(({ event }) => event.tags)).toEqual([['first'], ['second', 'third']]);
});

test('retries a failing site with the same ID and a new timestamp, in order', async () => {
  const site = await startSite(503, 401, 200);
  const { changed, queue, pauses, clock, log } = startSender(site.url);
  changed({ tags: ['first'], paths: [] });
  await until(() => pauses.length === 1);
  changed({ tags: ['second'], paths: [] });
  clock.now += 1_000;
  pauses[0]?.run();
  await until(() => pauses.length === 2);
  pauses[1]?.run();
  await until(() => queue.waiting() === 0);
  expect(site.received.map(({ event }) => event.tags[0])).toEqual(['first', 'first', 'first', 'second']);
  const [one, two] = site.received;
  expect(two?.event.id).toBe(one?.event.id);
  expect(two?.headers['x-headwater-signature']).not.toBe(one?.headers['x-headwater-signature']);
  expect(pauses[1]?.milliseconds).toBeGreaterThan(pauses[0]?.milliseconds ?? 0);
  expect(log.filter((line) => line.startsWith('warn'))).toHaveLength(2);
});

test('gives up on a change after retrying an unreachable site for an hour', async () => {
  const site = await startSite();
  await site.close();
  const { changed, queue, pauses, clock, log } = startSender(site.url);
  changed({ tags: ['secret-word'], paths: ['/secret-path/'] });
  await until(() => pauses.length === 1);
  clock.now += 3_600_000;
  pauses[0]?.run();
  await until(() => pauses.length === 2);
  expect(queue.waiting()).toBe(1);
  clock.now += 1;
  pauses[1]?.run();
  await until(() => queue.waiting() === 0);
  expect(log.join('\n')).toMatch(/ECONNREFUSED[\s\S]*Gave up/);
  expect(log.join('\n')).not.toContain('secret');
});

test('retries the message about a trashed draft for as long as its preview links may be valid', async () => {
  const site = await startSite();
  await site.close();
  const { changed, queue, pauses, clock } = startSender(site.url);
  changed({ tags: ['trashed:cG9zdDox'], paths: [] });
  await until(() => pauses.length === 1);
  clock.now += 29 * 24 * 3_600_000;
  pauses[0]?.run();
  await until(() => pauses.length === 2);
  expect(queue.waiting()).toBe(1);
  clock.now += 2 * 24 * 3_600_000;
  pauses[1]?.run();
  await until(() => queue.waiting() === 0);
});

test.each([400, 413, 415])('gives up at once on a message that the site responds to with %i', async (status) => {
  const site = await startSite(status);
  const { changed, queue, pauses, log } = startSender(site.url);
  changed({ tags: ['unreadable'], paths: [] });
  await until(() => queue.waiting() === 0);
  expect(pauses).toEqual([]);
  expect(log.filter((line) => line.includes('Gave up'))).toHaveLength(1);
});

test.each([
  [204, 1],
  [299, 1],
  [300, 2],
])('a message that the site responds to with %i is sent %i times', async (status, times) => {
  const site = await startSite(status);
  const { changed, queue, pauses } = startSender(site.url);
  changed({ tags: ['one'], paths: [] });
  if (times > 1) {
    await until(() => pauses.length === 1);
    pauses[0]?.run();
  }
  await until(() => queue.waiting() === 0);
  expect(site.received).toHaveLength(times);
});

test('logs the status of a redirect instead of following it', async () => {
  const elsewhere = await startSite();
  const site = await startSite(307);
  site.redirectTo(elsewhere.url);
  const { changed, pauses, log } = startSender(site.url);
  changed({ tags: ['one'], paths: [] });
  await until(() => pauses.length === 1);
  expect(log).toEqual(['warn The site responded with 307 to a message about a change.']);
  expect(elsewhere.received).toEqual([]);
});

test('names the kind of an error that has no code', async () => {
  const queue = webhookQueue(openDatabase(':memory:'));
  const failing = {
    ...queue,
    first: () => {
      throw new RangeError('secret-word');
    },
  };
  const { pauses, log } = startSender('http://127.0.0.1:9/', failing);
  await until(() => pauses.length === 1);
  expect(log).toEqual(['error The queue of changes for the site could not be read or written: RangeError.']);
});

test('resends a message that is rejected as a replay with another timestamp', async () => {
  const site = await startSite(409);
  const { changed, queue, pauses, clock } = startSender(site.url);
  changed({ tags: ['again'], paths: [] });
  await until(() => pauses.length === 1);
  expect(pauses[0]?.milliseconds).toBeGreaterThanOrEqual(1_000);
  clock.now += pauses[0]?.milliseconds ?? 0;
  pauses[0]?.run();
  await until(() => queue.waiting() === 0);
  const times = site.received.map(({ headers }) => headers['x-headwater-timestamp']);
  expect(new Set(times).size).toBe(2);
});

test('sends unsent messages after a restart', async () => {
  const site = await startSite();
  const queue = webhookQueue(openDatabase(':memory:'));
  queue.add({ tags: ['left-over'], paths: [] }, start);
  startSender(site.url, queue);
  await until(() => queue.waiting() === 0);
  expect(site.received[0]?.event.tags).toEqual(['left-over']);
});

test('the message in flight of a CMS that stops is sent again after the next start', async () => {
  const site = await startSite();
  site.hold();
  const { changed, close, queue, log } = startSender(site.url);
  changed({ tags: ['a'], paths: [] });
  await until(() => site.received.length === 1);
  close();
  await until(() => site.requests.open === 0);
  expect([queue.waiting(), log]).toEqual([1, []]);
  site.release();
  startSender(site.url, queue);
  await until(() => queue.waiting() === 0);
  expect(site.received.map(({ event }) => event.tags)).toEqual([['a'], ['a']]);
});

/** A change that was reported while its message could not be taken from the database. */
async function changeInFailingDatabase() {
  const site = await startSite();
  const database = openDatabase(':memory:');
  const sender = startSender(site.url, webhookQueue(database));
  const fails = "CREATE TRIGGER fails BEFORE UPDATE ON webhook_messages BEGIN SELECT RAISE(ABORT, 'secret'); END";
  database.exec(fails);
  sender.changed({ tags: ['secret-word'], paths: [] });
  await until(() => sender.pauses.length === 1);
  return { ...sender, site, database };
}

test('a failing database is logged without content', async () => {
  const { log } = await changeInFailingDatabase();
  expect(log).toEqual(['error The queue of changes for the site could not be read or written: ERR_SQLITE_ERROR.']);
});

test('a message is sent after its database has failed', async () => {
  const { site, database, pauses, queue } = await changeInFailingDatabase();
  database.exec('DROP TRIGGER fails');
  pauses[0]?.run();
  await until(() => queue.waiting() === 0);
  expect(site.received.map(({ event }) => event.tags)).toEqual([['secret-word']]);
});

test('reporting a change does not wait for the site', async () => {
  const site = await startSite();
  site.hold();
  const { changed, queue } = startSender(site.url);
  changed({ tags: ['a'], paths: [] });
  await nextTurn();
  expect(queue.waiting()).toBe(1);
  site.release();
});

test('splits a change of a thousand pages into messages within the limit', () => {
  const queue = webhookQueue(openDatabase(':memory:'));
  const tags = Array.from({ length: 1_000 }, (_, number) => Buffer.from(`post:${number}`).toString('base64'));
  queue.add({ tags, paths: tags.map((tag) => `/products/${tag}/`) }, start);
  const seen: string[] = [];
  for (let message = queue.first(); message; message = queue.first()) {
    expect(JSON.stringify(message).length).toBeLessThan(64_000);
    seen.push(...message.tags);
    queue.remove(message.place);
  }
  expect(seen).toEqual(tags);
});

test('splits a message by its size in bytes, however few keys and paths it has', async () => {
  const site = await startSite();
  const { changed, queue } = startSender(site.url);
  const paths = Array.from({ length: 100 }, (_, number) => `/${number}-${'ü'.repeat(500)}/`);
  changed({ tags: ['a'], paths: paths.slice(0, 40) });
  changed({ tags: ['b'], paths: paths.slice(40) });
  const long = ['/', '-'].map((end) => `/${'ü'.repeat(20_000)}${end}`);
  changed({ tags: [], paths: long });
  await until(() => queue.waiting() === 0);
  expect(Math.max(...site.received.map(({ body }) => Buffer.byteLength(body)))).toBeLessThanOrEqual(64 * 1024);
  expect(site.received.flatMap(({ event }) => event.tags)).toEqual(['a', 'b']);
  expect(site.received.flatMap(({ event }) => event.paths)).toEqual([...paths, ...long]);
});

test('drops only a path that is too long for any message', () => {
  const queue = webhookQueue(openDatabase(':memory:'));
  queue.add({ tags: ['a'], paths: [`/${'x'.repeat(70_000)}/`] }, start);
  expect(queue.waiting()).toBe(2);
  expect(queue.first()).toMatchObject({ tags: ['a'], paths: [] });
});

test('an empty change sends no message', () => {
  const queue = webhookQueue(openDatabase(':memory:'));
  queue.add({ tags: [], paths: [] }, start);
  expect(queue.waiting()).toBe(0);
});

test('sends a change at once when the pause is over', async () => {
  const site = await startSite(503, 200);
  const { changed, queue, pauses } = startSender(site.url);
  changed({ tags: ['first'], paths: [] });
  await until(() => pauses.length === 1);
  pauses[0]?.run();
  await until(() => queue.waiting() === 0);
  changed({ tags: ['second'], paths: [] });
  await until(() => queue.waiting() === 0);
  expect(site.received.map(({ event }) => event.tags[0])).toEqual(['first', 'first', 'second']);
  expect(pauses).toHaveLength(1);
});
