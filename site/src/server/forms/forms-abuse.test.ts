import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { outboxPath } from '../../leads/sqlite/outbox-path.ts';
import { startStandInCms } from '../../leads/testing/stand-in-cms.ts';
import { goodToken, SITE, startFormsServer, submission } from './testing/forms-server.ts';

/** Published collections; see `corpora.test.ts`. */
const corpora = process.env.HEADWATER_CORPORA ?? '';
const bodiesFile = join(corpora, 'json-bodies.json');
const hasBodies = corpora !== '' && existsSync(bodiesFile);
if (!hasBodies) console.info('SKIPPED: 339 JSON bodies. Set HEADWATER_CORPORA to the folder of the corpora.');

async function startSiteAndCms() {
  const cms = await startStandInCms();
  return { cms, site: await startFormsServer({ cmsUrl: cms.url }) };
}

const head = `POST /api/forms/1 HTTP/1.1\r\nHost: shop.example\r\nOrigin: ${SITE}\r\nContent-Type: application/json\r\n`;

/** Sends a raw request, which may be malformed. @returns the response's status; 0 without a response */
async function statusOf(port: number, raw: string): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(raw);
  const response = await text(socket).catch(() => '');
  return Number(response.split(' ')[1] ?? 0);
}

const refused: [string, string | Buffer<ArrayBuffer>, number][] = [
  ['an empty body', '', 400],
  ['text', 'hello', 400],
  ['null', 'null', 400],
  ['a list', '[]', 400],
  ['a number', '1e999', 400],
  ['a submission without a key', JSON.stringify({ ...submission(), key: undefined }), 400],
  ['a key that is not a UUID', JSON.stringify({ ...submission(), key: "x' OR 1=1" }), 400],
  ['a submission without a page', JSON.stringify({ ...submission(), page: undefined }), 400],
  ['values that are not a list', JSON.stringify({ ...submission(), values: { 1: 'x' } }), 400],
  [
    '2,000 fields',
    JSON.stringify({ ...submission(), values: Array.from({ length: 2_000 }, (_, id) => ({ id, value: '' })) }),
    400,
  ],
  ['deep nesting', '['.repeat(500_000), 400],
  ['invalid UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22]), 400],
  ['512 KB', ' '.repeat(524_288), 400],
  ['512 KB and a byte', ' '.repeat(524_289), 413],
  ['10 MB', ' '.repeat(10_485_760), 413],
];

test.each(refused)(
  'refuses %s without a request to the CMS, and accepts the next form',
  async (_what, body, status) => {
    const { cms, site } = await startSiteAndCms();
    const response = await site.raw(body).catch(() => undefined);
    // A client that is still sending may see the connection close before the response.
    if (response) expect(response.status).toBe(status);
    else expect(status).toBe(413);
    expect(cms.requests).toBe(0);
    expect((await site.send()).status).toBe(200);
  },
);

test('cuts off an endless body', async () => {
  const { site } = await startSiteAndCms();
  const req = request({
    port: site.port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/forms/1',
    headers: { origin: SITE, 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
  });
  let written = 0;
  const ended = new Promise<string>((resolve) => {
    req.on('response', (res) => resolve(String(res.statusCode))).on('error', () => resolve('closed'));
  });
  const chunk = Buffer.alloc(16_384, 32);
  const more = () => {
    while (!req.destroyed && written < 1_073_741_824) {
      written += chunk.length;
      if (!req.write(chunk)) return void req.once('drain', more);
    }
  };
  more();
  expect(await ended).toMatch(/^(413|closed)$/);
  req.destroy();
  expect(written).toBeLessThan(50_000_000);
});

test.each([
  ['no content type', { 'content-type': '' }, 415],
  ['text', { 'content-type': 'text/plain' }, 415],
  ['half of a form with files', { 'content-type': 'multipart/form-data; boundary=x' }, 400],
  ['another charset', { 'content-type': 'application/json; charset=utf-16' }, 415],
  ['another site', { origin: 'https://evil.example' }, 403],
  ['a sandboxed page', { origin: 'null' }, 403],
  ['nowhere', { origin: '' }, 403],
  ["another site whose name begins with the site's", { origin: 'https://shop.example.evil.example' }, 403],
  ['another scheme', { origin: 'http://shop.example' }, 403],
  ['another site, according to the browser', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a sibling domain, according to the browser', { 'sec-fetch-site': 'same-site' }, 403],
  ["the site's own page, according to the browser", { 'sec-fetch-site': 'same-origin' }, 200],
])('responds to a form from %s with the right status', async (_what, headers, status) => {
  const { site } = await startSiteAndCms();
  expect((await site.send({}, headers)).status).toBe(status);
});

test('refuses a form without any origin header', async () => {
  const { site } = await startSiteAndCms();
  const body = JSON.stringify(submission());
  const raw = `POST /api/forms/1 HTTP/1.1\r\nHost: shop.example\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;
  expect(await statusOf(site.port, raw)).toBe(403);
});

test.each([
  ['two lengths', 'Content-Length: 2\r\nContent-Length: 5\r\n\r\n{}'],
  ['a length and chunks', 'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['a negative length', 'Content-Length: -1\r\n\r\n{}'],
  ['a length in hexadecimal', 'Content-Length: 0x2\r\n\r\n{}'],
])('refuses %s', async (_what, rest) => {
  const { site } = await startSiteAndCms();
  expect(await statusOf(site.port, head + rest)).toBe(400);
});

test('the next form is accepted after an aborted body', async () => {
  const { cms, site } = await startSiteAndCms();
  const socket = connect(site.port, '127.0.0.1');
  socket.write(`${head}Content-Length: 500\r\n\r\n{"key":`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  socket.destroy();
  expect((await site.send()).status).toBe(200);
  expect(cms.sentKeys).toHaveLength(1);
});

const evil: [string, string][] = [
  ['__proto__ as a field', '{"__proto__": {"x": 1}, "id": 1, "value": "a"}'],
  ['constructor as a field', '{"constructor": {"prototype": {"x": 1}}, "id": 1, "value": "a"}'],
  ['__proto__ as part of a name', '{"id": 1, "nameValues": {"__proto__": {"x": 1}}}'],
  ['toString in place of a value', '{"id": 1, "toString": "a"}'],
  ['two kinds of value', '{"id": 1, "value": "a", "values": ["b"]}'],
  ['an ID that is text', '{"id": "1", "value": "a"}'],
  ['an ID that is not finite', '{"id": 1e999, "value": "a"}'],
  ['an object in place of text', '{"id": 1, "value": {"$gt": ""}}'],
];

test.each(evil)('refuses %s without any effect', async (_what, value) => {
  const { cms, site } = await startSiteAndCms();
  const body = JSON.stringify({ ...submission(), values: [] }).replace('"values":[]', `"values":[${value}]`);
  expect((await site.raw(body)).status).toBe(400);
  expect(({} as Record<string, unknown>).x).toBeUndefined();
  expect(cms.sentKeys).toEqual([]);
});

test('values of fields that the form lacks never reach the CMS', async () => {
  const { cms, site } = await startSiteAndCms();
  const values = [
    { id: 1, value: 'Ada' },
    { id: 99, value: 'forced' },
    { id: 3, values: ['of another kind'] },
  ];
  const wrongKind = await site.send({ values, token: goodToken(await site.version()) });
  expect(wrongKind).toMatchObject({ status: 422, json: { errors: [{ id: 3 }] } });
  expect((await site.send({ values: values.slice(0, 2) })).status).toBe(200);
  expect([...cms.entries.values()][0]?.fieldValues).toEqual([{ id: 1, value: 'Ada' }]);
});

test('a zero byte is an error of its field, and half a surrogate pair becomes the replacement character', async () => {
  const { cms, site } = await startSiteAndCms();
  const token = goodToken(await site.version());
  const send = (value: string) => site.send({ ...submission(), token, values: [{ id: 1, value }] });
  expect(await send('a\0b')).toMatchObject({ status: 422, json: { errors: [{ id: 1 }] } });
  expect((await send('a\ud800b')).status).toBe(200);
  expect([...cms.entries.values()][0]?.fieldValues).toEqual([{ id: 1, value: 'a\ufffdb' }]);
});

/** Another process locks the outbox of a site. @returns what unlocks it */
async function startLocked() {
  const { cms, site } = await startSiteAndCms();
  await site.token();
  const locker = new DatabaseSync(outboxPath(site.dataFolder));
  onTestFinished(() => locker.close());
  locker.exec('BEGIN IMMEDIATE');
  return { cms, site, unlock: () => locker.exec('ROLLBACK') };
}

test('forms are unavailable while another process locks the outbox, unless the lock ends while they wait', async () => {
  const { cms, site, unlock } = await startLocked();
  expect(await site.send()).toMatchObject({ status: 503, json: { status: 'failed', code: 'unavailable' } });
  const lead = submission();
  const waiting = site.send(lead);
  setTimeout(unlock, 500);
  expect(await waiting).toMatchObject({ status: 200, json: { status: 'sent' } });
  expect(cms.sentKeys).toEqual([lead.key]);
}, 20_000);

test.skipIf(!hasBodies)(
  'refuses the 339 JSON bodies of a published collection',
  async () => {
    const bodies: { id: string; base64: string }[] = JSON.parse(readFileSync(bodiesFile, 'utf8'));
    const { cms, site } = await startSiteAndCms();
    const wrong: string[] = [];
    for (const { id, base64 } of bodies) {
      const { status } = await site.raw(Buffer.from(base64, 'base64'));
      if (![400, 413].includes(status)) wrong.push(`${id}: ${status}`);
    }
    expect(bodies.length).toBeGreaterThanOrEqual(339);
    expect(wrong).toEqual([]);
    expect(cms.sentKeys).toEqual([]);
  },
  60_000,
);

const foreign = { origin: 'https://evil.example' };

test('a form that a script of another site sends is refused with JSON, its native form with a page', async () => {
  const { site } = await startSiteAndCms();
  const refusal = { status: 'failed', code: 'foreign-origin' };
  expect(await site.send({}, foreign)).toMatchObject({ status: 403, json: refusal });
  expect(site.views).toEqual([]);
  const native = await site.raw('input_1=Ada', { 'content-type': 'application/x-www-form-urlencoded', ...foreign });
  expect([native.status, native.json]).toEqual([403, undefined]);
  expect(site.views).toMatchObject([{ status: 403, page: '/', response: refusal }]);
});

test('a client that requests too many tokens of a form gets JSON with the seconds to wait', async () => {
  const cms = await startStandInCms();
  const site = await startFormsServer({ cmsUrl: cms.url, postsPerMinute: 1 });
  expect((await site.token()).status).toBe(200);
  const refused = await site.token();
  expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'application/json']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ status: 'failed', code: 'rate-limited' });
});

test('a token for a form that the CMS does not have is a 404 for an unknown form', async () => {
  const cms = await startStandInCms();
  cms.form = null;
  const site = await startFormsServer({ cmsUrl: cms.url });
  const token = await site.token();
  expect([token.status, await token.json()]).toMatchObject([404, { status: 'failed', code: 'form-unknown' }]);
});
