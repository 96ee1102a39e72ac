import { expect, test, vi } from 'vitest';
import type { ConsentRule } from '../../consent/consent-rule.ts';
import type { ThirdParties } from '../../consent/third-parties.ts';
import { sendRequest, startListeningSite } from '../testing/listening-site.ts';
import { openConnection } from '../testing/raw-connection.ts';
import { standInPages } from '../testing/stand-in-pages.ts';

const parties: Readonly<Record<string, ThirdParties>> = {
  '/tags/': { measurement: { 'script-src': ['https://tags.example'] } },
  '/form/': {
    measurement: { 'script-src': ['https://tags.example'] },
    captcha: { 'script-src': ['https://check.example'], 'frame-src': ['https://check.example'] },
  },
  '/map/': { maps: {} },
};

/** Replaces the built pages, which require a build. */
const pages = standInPages(async (req, res, context) => {
  Object.assign(context.thirdParties, parties[req.url ?? '']);
  const status = { '/500': 500, '/503': 503 }[req.url ?? ''] ?? 200;
  res.writeHead(status, {
    'content-type': 'text/html',
    'content-security-policy': "default-src 'self'; script-src 'self'",
  });
  res.end('<p>page</p>');
});

const closed = "default-src 'self'; script-src 'self'";

async function pageOf(path: string, headers: string, consentRule?: ConsentRule) {
  const { port } = await startListeningSite({ handler: pages, ...(consentRule && { consentRule }) });
  const { header } = await sendRequest(port, path, { headers });
  return { policy: header('content-security-policy'), timing: header('server-timing'), vary: header('vary') };
}

const tags = 'https://tags.example';
const check = 'https://check.example';
const varied = 'Accept-Encoding, Cookie';

test.each([
  ['a page without third parties', '/', 'consent=measurement', closed, undefined, 'Accept-Encoding'],
  ['a visitor without a choice', '/tags/', '', closed, undefined, varied],
  ['a visitor who refuses', '/tags/', 'consent=none', closed, undefined, varied],
  ['a visitor who allows another category', '/tags/', 'a=1; consent=maps', closed, undefined, varied],
  [
    'a visitor who allows one of two',
    '/form/',
    'a=1; consent=captcha.maps',
    `${closed} ${check}; frame-src 'self' ${check}`,
    'allowed;desc="captcha"',
    varied,
  ],
  [
    'a visitor who allows both',
    '/form/',
    'consent=measurement.captcha',
    `${closed} ${tags} ${check}; frame-src 'self' ${check}`,
    'allowed;desc="measurement captcha"',
    varied,
  ],
  ['a third party in a frame', '/map/', 'consent=maps', closed, 'allowed;desc="maps"', varied],
])(
  'the policy, the allowed categories and the cache key are those of %s',
  async (_what, path, cookie, policy, timing, vary) => {
    expect(await pageOf(path, cookie && `Cookie: ${cookie}\r\n`)).toEqual({ policy, timing, vary });
  },
);

test('the consent rule of the company decides for visitors without a choice', async () => {
  expect((await pageOf('/tags/', '', { mode: 'off' })).timing).toBe('allowed;desc="measurement"');
  const rule: ConsentRule = { mode: 'by region', header: 'x-region', regions: ['DE'] };
  expect((await pageOf('/tags/', 'X-Region: US\r\n', rule)).timing).toBe('allowed;desc="measurement"');
  expect(await pageOf('/tags/', 'X-Region: DE\r\n', rule)).toEqual({
    policy: closed,
    timing: undefined,
    vary: 'Accept-Encoding, Cookie, x-region',
  });
});

test('a page in memory has a policy and an ETag for each choice of a visitor', async () => {
  // Visitors from the US may be measured unless they refuse.
  const rule: ConsentRule = { mode: 'by region', header: 'x-region', regions: ['DE'] };
  const { port, hits } = await startListeningSite({ handler: pages, consentRule: rule });
  const client = await openConnection(port);
  const read = (headers: Record<string, string>) => client.request('/tags/', headers);
  await vi.waitFor(async () => {
    await read({});
    expect(hits.count()).toBeGreaterThan(0);
  }, 30_000);
  const before = hits.count();
  const { headers: refused } = await read({ Cookie: 'consent=none', 'X-Region': 'US' });
  const { headers: allowed } = await read({ Cookie: 'consent=measurement' });
  const { headers: elsewhere } = await read({ 'X-Region': 'US' });
  expect(refused['content-security-policy']).toBe(closed);
  expect(allowed['content-security-policy']).toBe("default-src 'self'; script-src 'self' https://tags.example");
  expect(elsewhere['content-security-policy']).toBe(allowed['content-security-policy']);
  expect(elsewhere.etag).toBe(allowed.etag);
  expect(allowed.etag).not.toBe(refused.etag);
  // No 304 for the page of a visitor with another choice.
  const other = await read({ Cookie: 'consent=measurement', 'If-None-Match': String(refused.etag) });
  const same = await read({ Cookie: 'consent=measurement', 'If-None-Match': String(allowed.etag) });
  expect([other.status, same.status, hits.count()]).toEqual([200, 304, before + 5]);
});

const ownPage = 'Origin: https://shop.example\r\n';
async function choose(body: string, headers = ownPage) {
  const { port } = await startListeningSite({ handler: pages });
  const length = `Content-Length: ${body.length}\r\n`;
  return sendRequest(port, '/api/consent', { method: 'POST', headers: headers + length, body });
}
const choice = 'allow=maps&allow=everything&allow=captcha';

test.each([
  [
    'the known categories of a choice for 180 days',
    choice,
    'consent=maps.captcha; Path=/; Max-Age=15552000; SameSite=Lax; Secure',
  ],
  ['that a visitor allows nothing', '', 'consent=none; Path=/; Max-Age=15552000; SameSite=Lax; Secure'],
])('the server stores %s', async (_what, body, cookie) => {
  const { status, header } = await choose(body);
  expect([status, header('set-cookie')]).toEqual([204, cookie]);
});

test('a choice from another site is not stored, nor one of more than 1,024 bytes', async () => {
  const long = (bytes: number) => choose(`allow=${'x'.repeat(bytes - 'allow='.length)}`);
  expect((await long(1024)).status).toBe(204);
  const refused = await long(1025);
  expect(refused.status).toBe(400);
  expect(refused.body).toContain('Expected at most 1024 bytes of form fields named allow.\n');
  const foreign = await choose(choice, 'Origin: https://evil.example\r\n');
  expect([foreign.status, foreign.header('set-cookie')]).toEqual([403, undefined]);
});
