import { expect, test, vi } from 'vitest';
import type { ConsentRule } from '../consent/consent-rule.ts';
import type { ThirdParties } from '../consent/third-parties.ts';
import type { AstroHandler } from './astro-handler.ts';
import { ask, startListeningSite } from './testing/listening-site.ts';
import { openConnection } from './testing/raw-connection.ts';

const parties: Readonly<Record<string, ThirdParties>> = {
  '/tags/': { measurement: { 'script-src': ['https://tags.example'] } },
  '/form/': {
    measurement: { 'script-src': ['https://tags.example'] },
    captcha: { 'script-src': ['https://check.example'], 'frame-src': ['https://check.example'] },
  },
  '/map/': { maps: {} },
};

/** Replaces the built pages, which require a build. */
const pages: AstroHandler = async (req, res, _next, context) => {
  Object.assign(context.thirdParties, parties[req.url ?? '']);
  const status = { '/500': 500, '/503': 503 }[req.url ?? ''] ?? 200;
  res.writeHead(status, {
    'content-type': 'text/html',
    'content-security-policy': "default-src 'self'; script-src 'self'",
  });
  res.end('<p>page</p>');
};

const closed = "default-src 'self'; script-src 'self'";

async function pageOf(path: string, headers: string, consentRule?: ConsentRule) {
  const { port } = await startListeningSite({ handler: pages, ...(consentRule && { consentRule }) });
  const { header } = await ask(port, path, { headers });
  return { policy: header('content-security-policy'), timing: header('server-timing'), vary: header('vary') };
}

test.each([
  ['a page without third parties', '/', 'Cookie: consent=measurement\r\n', closed, undefined, 'Accept-Encoding'],
  ['a visitor without a choice', '/tags/', '', closed, undefined, 'Accept-Encoding, Cookie'],
  ['a visitor who refuses', '/tags/', 'Cookie: consent=none\r\n', closed, undefined, 'Accept-Encoding, Cookie'],
  [
    'a visitor who allows another category',
    '/tags/',
    'Cookie: a=1; consent=maps\r\n',
    closed,
    undefined,
    'Accept-Encoding, Cookie',
  ],
  [
    'a visitor who allows one of two',
    '/form/',
    'Cookie: a=1; consent=captcha.maps\r\n',
    "default-src 'self'; script-src 'self' https://check.example; frame-src 'self' https://check.example",
    'allowed;desc="captcha"',
    'Accept-Encoding, Cookie',
  ],
  [
    'a visitor who allows both',
    '/form/',
    'Cookie: consent=measurement.captcha\r\n',
    "default-src 'self'; script-src 'self' https://tags.example https://check.example; frame-src 'self' https://check.example",
    'allowed;desc="measurement captcha"',
    'Accept-Encoding, Cookie',
  ],
  [
    'a third party in a frame',
    '/map/',
    'Cookie: consent=maps\r\n',
    closed,
    'allowed;desc="maps"',
    'Accept-Encoding, Cookie',
  ],
])(
  'the policy, the allowed categories and the cache key are those of %s',
  async (_what, path, headers, policy, timing, vary) => {
    expect(await pageOf(path, headers)).toEqual({ policy, timing, vary });
  },
);

test('the rule decides for visitors without a choice', async () => {
  expect((await pageOf('/tags/', '', { mode: 'off' })).timing).toBe('allowed;desc="measurement"');
  const rule: ConsentRule = { mode: 'by region', header: 'x-region', regions: ['DE'] };
  expect((await pageOf('/tags/', 'X-Region: US\r\n', rule)).timing).toBe('allowed;desc="measurement"');
  expect(await pageOf('/tags/', 'X-Region: DE\r\n', rule)).toEqual({
    policy: closed,
    timing: undefined,
    vary: 'Accept-Encoding, Cookie, x-region',
  });
});

test('a page in memory is one page for all, with the policy of each visitor, and no 304 crosses them', async () => {
  const rule: ConsentRule = { mode: 'by region', header: 'x-region', regions: ['DE'] };
  const { port, hits } = await startListeningSite({ handler: pages, consentRule: rule });
  const client = await openConnection(port);
  const read = async (headers: Record<string, string>) => (await client.ask('/tags/', headers)).headers;
  await vi.waitFor(async () => {
    await read({});
    expect(hits.count()).toBeGreaterThan(0);
  }, 30_000);
  const refused = await read({ Cookie: 'consent=none', 'X-Region': 'US' });
  const allowed = await read({ Cookie: 'consent=measurement' });
  const elsewhere = await read({ 'X-Region': 'US' });
  expect(refused['content-security-policy']).toBe(closed);
  expect(allowed['content-security-policy']).toBe("default-src 'self'; script-src 'self' https://tags.example");
  expect(elsewhere['content-security-policy']).toBe(allowed['content-security-policy']);
  expect(elsewhere.etag).toBe(allowed.etag);
  expect(allowed.etag).not.toBe(refused.etag);
  const before = hits.count();
  const other = await client.ask('/tags/', { Cookie: 'consent=measurement', 'If-None-Match': String(refused.etag) });
  const same = await client.ask('/tags/', { Cookie: 'consent=measurement', 'If-None-Match': String(allowed.etag) });
  expect([other.status, same.status]).toEqual([200, 304]);
  expect(hits.count()).toBe(before + 2);
});

test('a choice is stored for 180 days by the server, only for pages of the site, and only its categories', async () => {
  const { port } = await startListeningSite({ handler: pages });
  const body = 'allow=maps&allow=everything&allow=captcha';
  const post = (headers: string, sent = body) =>
    ask(port, '/api/consent', { method: 'POST', headers: `${headers}Content-Length: ${sent.length}\r\n`, body: sent });
  const own = 'Origin: https://shop.example\r\n';
  const answer = await post(own);
  expect(answer.status).toBe(204);
  expect(answer.header('set-cookie')).toBe('consent=maps.captcha; Path=/; Max-Age=15552000; SameSite=Lax; Secure');
  expect((await post(own, '')).header('set-cookie')).toContain('consent=none;');
  const long = (bytes: number) => post(own, `allow=${'x'.repeat(bytes - 'allow='.length)}`);
  expect((await long(1024)).status).toBe(204);
  const refused = await long(1025);
  expect(refused.status).toBe(400);
  expect(refused.body).toContain('Expected at most 1024 bytes of form fields named allow.\n');
  const foreign = await post('Origin: https://evil.example\r\n');
  expect([foreign.status, foreign.header('set-cookie')]).toEqual([403, undefined]);
});
