import { expect, test } from 'vitest';
import { createCmsClient } from '../../cms-client/cms-client.ts';
import { createPageRenderer } from '../render-page.ts';
import { sendRequest, startListeningSite } from '../testing/listening-site.ts';
import { standInPages } from '../testing/stand-in-pages.ts';
import { createPolicyReports } from './policy-reports.ts';
import { readPolicyReports } from './read-policy-reports.ts';
import { REPORTS_PATH, reportingEndpoints, withReports } from './reporting-policy.ts';

/** Replaces the built pages, which require a build. */
const pages = standInPages(async (req, res) => {
  const [, errorPage = '200'] = /^\/(500|503)$/.exec(req.url ?? '') ?? [];
  res.writeHead(Number(errorPage), { 'content-type': 'text/html' });
  res.end('a page');
});

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
])('a report about %s names an origin or a word in both formats', (_what, blocked, expected) => {
  const report = { directive: 'script-src-elem', blocked: expected };
  expect(readPolicyReports(legacy({ 'effective-directive': 'script-src-elem', 'blocked-uri': blocked }))).toEqual([
    report,
  ]);
  expect(readPolicyReports(listed({ effectiveDirective: 'script-src-elem', blockedURL: blocked }))).toEqual([report]);
});

test.each([
  ['without the sources that older browsers add', 'violated-directive', "img-src 'self'", 'img-src'],
  ['as other when the specification lacks it', 'effective-directive', marker, 'other'],
])('a directive is read %s', (_how, name, value, directive) => {
  expect(readPolicyReports(legacy({ [name]: value }))?.[0]?.directive).toBe(directive);
});

test.each(
  [
    'default-src script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src font-src',
    'connect-src media-src frame-src worker-src object-src manifest-src base-uri form-action frame-ancestors child-src',
  ].flatMap((names) => names.split(' ')),
)('a violation of %s is counted under its name', (directive) => {
  expect(readPolicyReports(legacy({ 'effective-directive': directive }))?.[0]?.directive).toBe(directive);
});

test.each(['inline', 'eval', 'wasm-eval', 'self', 'trusted-types-policy', 'trusted-types-sink'])(
  'what was blocked may be %j instead of a URL',
  (word) => {
    expect(readPolicyReports(listed({ blockedURL: word }))?.[0]?.blocked).toBe(word);
  },
);

test.each(['', 'x', '7', 'null', '"csp-report"'])('%j is not a report', (text) => {
  expect(readPolicyReports(text)).toBeUndefined();
});

test('a message counts as at most twenty reports', () => {
  expect(readPolicyReports(listed(...Array.from({ length: 50 }, () => ({}))))).toHaveLength(20);
});

test('reports of other kinds are not counted', () => {
  expect(readPolicyReports(JSON.stringify([{ type: 'deprecation', body: {} }, 7]))).toEqual([]);
});

test('the policy of a rendered page asks for reports', async () => {
  const handler = standInPages(async (_req, res) => {
    res.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" });
    res.end('a page');
  });
  const client = createCmsClient({ url: 'http://127.0.0.1:9', method: 'GET', persistedQueries: false });
  const render = createPageRenderer({ handler, client, policyOf: withReports });
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
    sendRequest(port, REPORTS_PATH, { method: 'POST', headers: `${sender}Content-Length: ${body.length}\r\n`, body });
  return { send, counted, logged };
}

test('every report is counted, and counted and logged without anything about the page or the visitor', async () => {
  const { send, counted, logged } = await startSite(true);
  const body = legacy({ 'effective-directive': 'img-src', 'blocked-uri': `https://cdn.example/${marker}` });
  for (let sent = 0; sent < 15; sent += 1) expect((await send(body)).status).toBe(204);
  expect(counted).toHaveLength(15);
  expect(logged).toEqual(Array(10).fill({ directive: 'img-src', blocked: 'https://cdn.example' }));
  expect(JSON.stringify([counted, logged])).not.toContain('marker');
});

test.each([
  ['a report from another site', legacy({}), 'Sec-Fetch-Site: cross-site\r\nOrigin: https://evil.example\r\n', 403],
  ['a report that is too long', 'x'.repeat(20_000), own, 400],
  ['a message that is not a report', '{"a": ', own, 400],
])('%s is refused', async (_what, body, sender, status) => {
  const { send, counted } = await startSite(true);
  expect((await send(body, sender)).status).toBe(status);
  expect(counted).toEqual([]);
});

test.each([
  ['at most 16 KB is accepted', 16 * 1024, 204],
  ['a byte more is refused', 16 * 1024 + 1, 400],
])('a report of %s', async (_what, bytes, status) => {
  const { send, counted } = await startSite(true);
  const report = legacy({ 'effective-directive': 'img-src' });
  const response = await send(report.padEnd(bytes));
  expect(response.status).toBe(status);
  expect(counted).toEqual(status === 204 ? ['img-src'] : []);
  if (status === 400) expect(response.body).toContain('Expected a report of a content security policy as JSON.\n');
});

test('the log gets ten reports at once, then one every ten seconds', async () => {
  let now = 0;
  const { send, logged } = await startSite(true, () => now);
  const report = legacy({ 'effective-directive': 'img-src' });
  for (let count = 0; count < 11; count += 1) await send(report);
  expect(logged).toEqual(Array(10).fill({ directive: 'img-src', blocked: 'unknown' }));
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
])('a message with %s is read as far as possible', (_what, message, directives) => {
  expect(readPolicyReports(JSON.stringify(message))?.map(({ directive }) => directive)).toEqual(directives);
});

test.each([
  ['http://cdn.example:8080/x.js?y', 'http://cdn.example:8080'],
  ['https://cdn.example', 'https://cdn.example'],
  ['blob:https://shop.example/1-2', 'blob:'],
  ['ftp://files.example/x', 'ftp:'],
  ['wss://socket.example/x', 'wss:'],
])('a report names what was blocked from %s as %s', (url, blocked) => {
  expect(readPolicyReports(listed({ blockedURL: url }))).toEqual([{ directive: 'other', blocked }]);
});

test.each(["default-src 'self'", "default-src 'self'; "])('the policy %j gets both ways of reporting', (policy) => {
  expect(withReports(policy)).toBe("default-src 'self'; report-uri /api/policy-reports; report-to policy");
});

test('the header about reports names their URL', () => {
  expect(reportingEndpoints).toEqual({ 'reporting-endpoints': 'policy="/api/policy-reports"' });
});

test('a report is a 404 that closes the connection while reports are switched off', async () => {
  const { send, counted } = await startSite(false);
  const response = await send(legacy({}));
  expect([response.status, response.header('connection'), response.header('content-type')]).toEqual([
    404,
    'close',
    'text/plain; charset=utf-8',
  ]);
  expect(counted).toEqual([]);
});
