import { expect, test } from 'vitest';
import { createCmsClient } from '../../cms-client/cms-client.ts';
import type { AstroHandler } from '../astro-handler.ts';
import { createPageRenderer } from '../render-page.ts';
import { ask, startListeningSite } from '../testing/listening-site.ts';
import { createPolicyReports } from './answer-policy-reports.ts';
import { readPolicyReports } from './read-policy-reports.ts';
import { REPORTS_PATH, reportingEndpoints, withReports } from './reporting-policy.ts';

/** Replaces the built pages, which require a build. */
const pages: AstroHandler = async (req, res) => {
  const [, errorPage = '200'] = /^\/(500|503)$/.exec(req.url ?? '') ?? [];
  res.writeHead(Number(errorPage), { 'content-type': 'text/html' });
  res.end('a page');
};

const marker = 'ada.marker@example.com';

/** What Firefox and Safari send. */
function legacy(report: Record<string, unknown>): string {
  return JSON.stringify({ 'csp-report': { 'document-uri': `https://shop.example/x?email=${marker}`, ...report } });
}

/** What Chrome sends. */
function listed(...bodies: Record<string, unknown>[]): string {
  const url = `https://shop.example/preview?token=${marker}`;
  return JSON.stringify(
    bodies.map((body) => ({ type: 'csp-violation', url, user_agent: marker, body: { documentURL: url, ...body } })),
  );
}

test.each([
  ['a script of another host', `https://cdn.example/x.js?user=${marker}`, 'https://cdn.example'],
  ['an inline script', 'inline', 'inline'],
  ['a data URL', `data:text/html,${marker}`, 'data:'],
  ['an extension, whose ID is the visitor’s own', `moz-extension://${marker}/x.js`, 'moz-extension:'],
  ['no URL', marker, 'unknown'],
  ['nothing', undefined, 'unknown'],
])('a report about %s names an origin or a word, in both formats', (_what, blocked, expected) => {
  const report = { directive: 'script-src-elem', blocked: expected };
  expect(readPolicyReports(legacy({ 'effective-directive': 'script-src-elem', 'blocked-uri': blocked }))).toEqual([
    report,
  ]);
  expect(readPolicyReports(listed({ effectiveDirective: 'script-src-elem', blockedURL: blocked }))).toEqual([report]);
});

test('directives are those of the specification; older browsers add their sources', () => {
  expect(readPolicyReports(legacy({ 'violated-directive': "img-src 'self'" }))?.[0]?.directive).toBe('img-src');
  expect(readPolicyReports(legacy({ 'effective-directive': marker }))?.[0]?.directive).toBe('other');
});

test.each([
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem'],
  ...['style-src-attr', 'img-src', 'font-src', 'connect-src', 'media-src', 'frame-src', 'worker-src', 'object-src'],
  ...['manifest-src', 'base-uri', 'form-action', 'frame-ancestors', 'child-src'],
])('a violation of %s is counted under its name', (directive) => {
  expect(readPolicyReports(legacy({ 'effective-directive': directive }))?.[0]?.directive).toBe(directive);
});

test.each(['inline', 'eval', 'wasm-eval', 'self', 'trusted-types-policy', 'trusted-types-sink'])(
  'what was blocked may be %j instead of a URL',
  (word) => {
    expect(readPolicyReports(listed({ blockedURL: word }))?.[0]?.blocked).toBe(word);
  },
);

test.each(['', 'x', '7', 'null', '"csp-report"'])('%j is no report', (text) => {
  expect(readPolicyReports(text)).toBeUndefined();
});

test('a message counts twenty reports at most, and reports of other kinds not at all', () => {
  expect(readPolicyReports(listed(...Array.from({ length: 50 }, () => ({}))))).toHaveLength(20);
  expect(readPolicyReports(JSON.stringify([{ type: 'deprecation', body: {} }, 7]))).toEqual([]);
});

test('a policy gets both ways of reporting', () => {
  expect(withReports("default-src 'self';")).toBe(
    "default-src 'self'; report-uri /api/policy-reports; report-to policy",
  );
});

test('the policy of a rendered page asks for reports', async () => {
  const handler: AstroHandler = async (_req, res) => {
    res.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" });
    res.end('a page');
  };
  const client = createCmsClient({ url: 'http://127.0.0.1:9', method: 'GET', persistedQueries: false });
  const render = createPageRenderer(handler, client, undefined, undefined, undefined, { policyOf: withReports });
  expect((await render('/')).headers['content-security-policy']).toBe(withReports("default-src 'self'"));
});

const own = 'Sec-Fetch-Site: same-origin\r\nOrigin: https://shop.example\r\n';

async function startSite(isOn: boolean, now = () => 0) {
  const counted: string[] = [];
  const logged: unknown[] = [];
  const record = (directive: string) => void counted.push(directive);
  const log = (report: unknown) => void logged.push(report);
  const { port } = await startListeningSite({
    handler: pages,
    parts: { policyReports: createPolicyReports({ isOn, record, log, now }) },
  });
  const send = (body: string, sender = own) =>
    ask(port, REPORTS_PATH, { method: 'POST', headers: `${sender}Content-Length: ${body.length}\r\n`, body });
  return { send, counted, logged };
}

test('reports are counted, and a few of them logged, without anything about page and visitor', async () => {
  let now = 0;
  const { send, counted, logged } = await startSite(true, () => now);
  const body = legacy({ 'effective-directive': 'img-src', 'blocked-uri': `https://cdn.example/${marker}` });
  for (let count = 0; count < 15; count += 1) expect((await send(body)).status).toBe(204);
  expect(counted).toHaveLength(15);
  expect(logged).toEqual(Array.from({ length: 10 }, () => ({ directive: 'img-src', blocked: 'https://cdn.example' })));
  now += 10_000;
  await send(body);
  expect(logged).toHaveLength(11);
  expect(JSON.stringify([counted, logged])).not.toContain('marker');
});

test('a report is refused from another site, when it is too long, and when it is none', async () => {
  const { send, counted } = await startSite(true);
  expect((await send(legacy({}), 'Sec-Fetch-Site: cross-site\r\nOrigin: https://evil.example\r\n')).status).toBe(403);
  expect((await send('x'.repeat(20_000))).status).toBe(400);
  expect((await send('{"a": ')).status).toBe(400);
  expect(counted).toEqual([]);
});

test('unless they are switched on, there is no endpoint', async () => {
  const { send, counted } = await startSite(false);
  expect((await send(legacy({}))).status).toBe(404);
  expect(counted).toEqual([]);
});

test.each([
  ['16 KB', 16 * 1024, 204],
  ['a byte more', 16 * 1024 + 1, 400],
])('a report may have %s', async (_what, bytes, status) => {
  const { send, counted } = await startSite(true);
  const report = legacy({ 'effective-directive': 'img-src' });
  const answer = await send(report.padEnd(bytes));
  expect(answer.status).toBe(status);
  expect(counted).toEqual(status === 204 ? ['img-src'] : []);
  if (status === 400) expect(answer.body).toContain('Expected a report of a content security policy as JSON.\n');
});

test('ten lines are written at once, and then one every ten seconds', async () => {
  let now = 0;
  const { send, logged } = await startSite(true, () => now);
  const report = legacy({ 'effective-directive': 'img-src' });
  for (let count = 0; count < 11; count += 1) await send(report);
  expect(logged).toHaveLength(10);
  now += 9_999;
  await send(report);
  expect(logged).toHaveLength(10);
  now += 1;
  await send(report);
  expect(logged).toHaveLength(11);
  now += 20_000;
  for (let count = 0; count < 3; count += 1) await send(report);
  expect(logged).toHaveLength(13);
});

test.each([
  ['a report without a body', [{ type: 'csp-violation' }], []],
  ['a list in place of a report', { 'csp-report': [] }, []],
  ['a directive that is not a text', [{ type: 'csp-violation', body: { effectiveDirective: 7 } }], ['other']],
  [
    'the older name beside the newer',
    { 'csp-report': { 'effective-directive': 'img-src', 'violated-directive': 'font-src' } },
    ['img-src'],
  ],
  ['an object', {}, []],
])('%s is read as far as it is one', (_what, message, directives) => {
  expect(readPolicyReports(JSON.stringify(message))?.map(({ directive }) => directive)).toEqual(directives);
});

test.each([
  ['http://cdn.example:8080/x.js?y', 'http://cdn.example:8080'],
  ['https://cdn.example', 'https://cdn.example'],
  ['blob:https://shop.example/1-2', 'blob:'],
  ['ftp://files.example/x', 'ftp:'],
  ['wss://socket.example/x', 'wss:'],
])('what is blocked from %s is named %s', (url, blocked) => {
  expect(readPolicyReports(listed({ blockedURL: url }))).toEqual([{ directive: 'other', blocked }]);
});

test('a policy that ends without a semicolon, or with spaces after it, is complete all the same', () => {
  const complete = "default-src 'self'; report-uri /api/policy-reports; report-to policy";
  for (const policy of ["default-src 'self'", "default-src 'self'; "]) expect(withReports(policy)).toBe(complete);
  expect(reportingEndpoints).toEqual({ 'reporting-endpoints': 'policy="/api/policy-reports"' });
});

test('where reports are not wanted, the answer says so and ends the connection', async () => {
  const { send } = await startSite(false);
  const answer = await send(legacy({}));
  expect([answer.status, answer.header('connection'), answer.header('content-type')]).toEqual([
    ...[404, 'close', 'text/plain; charset=utf-8'],
  ]);
});
