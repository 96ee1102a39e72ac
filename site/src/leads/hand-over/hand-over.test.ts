import { createHmac } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { testServer } from '@headwater/tools/test-server.ts';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteStore } from '../sqlite/sqlite-store.ts';
import { aLead } from '../testing/store-under-test.ts';
import { createHandOver } from './hand-over.ts';

const secret = 'a secret of at least 32 characters';

/** A hand-over from a real outbox to a webhook that responds as the test says, with a clock that the test moves. */
async function setUp(respond: RequestListener) {
  const received: { body: string; headers: Record<string, unknown> }[] = [];
  const webhook = { respond };
  const { url } = await testServer(async (req, res) => {
    received.push({ body: await text(req), headers: req.headers });
    webhook.respond(req, res);
  });
  let time = 1_000_000;
  const store = openSqliteStore(await testFolder(), () => time);
  onTestFinished(store.close);
  const outbox = store.outbox({ owner: 'site', handsOver: true });
  const logged: string[] = [];
  const handOver = createHandOver({
    ...{ handOvers: store.handOvers, url: `${url}/hook`, secret, siteUrl: 'https://pumps.example', timeoutMs: 200 },
    form: () => Promise.reject(new Error('the CMS is down')),
    log: (level, message, details) => logged.push(`${level}: ${message} ${JSON.stringify(details)}`),
    now: () => time,
  });
  onTestFinished(() => handOver.stop(0));
  /** Hands over what is due now. @returns how many */
  const round = async () => {
    const leads = await store.handOvers.claim(9);
    await Promise.all(leads.map((lead) => handOver.deliver(lead)));
    return leads.length;
  };
  return {
    ...{ received, webhook, round, outbox, handOver, logged, handOvers: store.handOvers },
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

const take: RequestListener = (_req, res) => void res.writeHead(204).end();

test('a lead goes to the webhook once, signed over time and body, with its number', async () => {
  const { received, round, outbox, wait, logged } = await setUp(take);
  await outbox.add(aLead('a'), 'accepted');
  expect([await round(), await round()]).toEqual([1, 0]);
  wait(86_400_000);
  expect(await round()).toBe(0);
  const [{ body = '', headers = {} } = {}] = received;
  expect(received).toHaveLength(1);
  expect(JSON.parse(body)).toMatchObject({ version: 1, event: 'a', site: 'https://pumps.example' });
  const signature = createHmac('sha256', secret).update(`1000.${body}`).digest('hex');
  expect(headers).toMatchObject({
    ...{ 'content-type': 'application/json', 'x-headwater-event': 'a' },
    ...{ 'x-headwater-timestamp': '1000', 'x-headwater-signature': signature },
  });
  expect(logged.join()).not.toContain('Ada');
});

test.each<[string, RequestListener, RegExp]>([
  ['fails', (_req, res) => void res.writeHead(500).end('oops'), /responded with 500/],
  ['rejects it', (_req, res) => void res.writeHead(400).end(), /responded with 400/],
  ['redirects', (_req, res) => void res.writeHead(307, { location: '/elsewhere' }).end(), /responded with 307/],
  ['hangs', () => undefined, /no response within 0\.2 s/],
  ['disconnects', (req) => void req.socket.destroy(), /cannot be reached/],
  ['responds with garbage', (req) => void req.socket.end('garbage\r\n\r\n'), /cannot be reached/],
])('a lead waits with the reason while the webhook %s, and goes to it once it is back', async (_what, fault, why) => {
  const { received, webhook, round, outbox, wait, handOver, handOvers } = await setUp(fault);
  await outbox.add(aLead('a'), 'accepted');
  await round();
  expect(received).toHaveLength(1);
  expect(handOver.failures()).toBe(1);
  expect(await handOvers.waiting(9)).toMatchObject([{ key: 'a', handOverError: expect.stringMatching(why) }]);
  expect(await round()).toBe(0);
  webhook.respond = take;
  wait(1_000);
  await round();
  expect(received.map(({ headers }) => headers['x-headwater-event'])).toEqual(['a', 'a']);
  expect(await handOvers.waiting(9)).toEqual([]);
});

test('a webhook that takes a lead and then never stops talking has it', async () => {
  const { round, outbox, handOvers } = await setUp((_req, res) => {
    res.writeHead(200);
    const talking = setInterval(() => res.write('x'.repeat(1_000)), 1).unref();
    res.on('close', () => clearInterval(talking));
  });
  await outbox.add(aLead('a'), 'accepted');
  await round();
  expect(await handOvers.waiting(9)).toEqual([]);
});

test('when the webhook is back after an outage, all waiting leads are due', async () => {
  const { webhook, round, outbox, wait, received } = await setUp((_req, res) => void res.writeHead(503).end());
  await outbox.add(aLead('a'), 'accepted');
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await round();
    wait(300_000);
  }
  await outbox.add(aLead('b'), 'accepted');
  wait(-299_999);
  await round();
  received.length = 0;
  webhook.respond = take;
  await outbox.add(aLead('c'), 'accepted');
  expect(await round()).toBe(1);
  expect(await round()).toBe(2);
  expect(received.map(({ headers }) => headers['x-headwater-event'])).toEqual(['c', 'a', 'b']);
});
