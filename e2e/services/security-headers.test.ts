import { findService } from '@headwater/tools/service-programs.ts';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { nginxProgram } from '../support/cluster/nginx.ts';
import { requestOnce } from '../support/cluster/request-once.ts';
import { type PageKind, testContent } from '../support/company-content.ts';
import { type ObservedResponse, observe, scoreOf } from '../support/observatory/score.ts';
import { startTestCluster } from './test-cluster.ts';

const kinds: readonly PageKind[] = [
  'front page',
  'generic page',
  'main category',
  'sub-category',
  'product page',
  'blog listing',
  'post',
  'project listing',
  'project',
  'representative',
];

const good = {
  status: 200,
  headers: {
    'content-security-policy': "default-src 'self'; object-src 'none'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
  },
  cookies: [],
  body: '',
} satisfies ObservedResponse;
const redirect = { status: 301, location: 'https://a.example/' };

test.each([
  ['a good response', good, redirect, 110],
  ['no policy', { ...good, headers: { ...good.headers, 'content-security-policy': undefined } }, redirect, 55],
  ['an insecure cookie', { ...good, cookies: ['a=1; HttpOnly'] }, redirect, 80],
  ['no HSTS', { ...good, headers: { ...good.headers, 'strict-transport-security': undefined } }, redirect, 80],
  ['a script of another host', { ...good, body: '<script src="https://b.example/x.js">' }, redirect, 105],
  ['a page by HTTP', good, { status: 200, location: undefined }, 80],
])('%s has the score of the Observatory', (_what, response, redirected, score) => {
  expect(scoreOf(observe(response, redirected))).toBe(score);
});

/** What Google's CSP Evaluator calls a hole, certain or likely, in words. */
function holesOf(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return findings
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, description }) => `${directive}: ${description}`);
}

test.each([
  ["default-src 'none'; base-uri 'none'", 0],
  ["default-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'", 1],
  ["script-src 'self'; base-uri 'none'", 1],
  ['', 2],
])('the policy "%s" has %i holes', (policy, holes) => {
  expect(holesOf(policy)).toHaveLength(holes);
});

test.skipIf(!nginxProgram || !findService('openssl'))(
  'every kind of response behind TLS has a policy without a hole and an Observatory score of at least 100',
  async () => {
    const cluster = await startTestCluster({ isSecure: true, contentModule: testContent.contentModule });
    const { url, redirectUrl, nginx, cmsProxy } = cluster;
    const ca = nginx.certificate?.pem;
    const byHttp = await requestOnce(`${redirectUrl}/about/?a=1`);
    expect(byHttp.headers.location).toBe(`${url}/about/?a=1`);
    const observed = { status: byHttp.status, location: byHttp.headers.location };

    const scores: Record<string, unknown> = {};
    async function check(path: string, status: number, headers: Record<string, string> = {}): Promise<void> {
      const response = await requestOnce(url + path, { ca, headers });
      expect([path, response.status]).toEqual([path, status]);
      const findings = observe({ ...response, body: String(response.body) }, observed);
      scores[path] = scoreOf(findings) >= 100 ? 100 : findings.filter(({ points }) => points < 0);
      expect([path, holesOf(response.headers['content-security-policy'] ?? '')]).toEqual([path, []]);
    }
    for (const kind of kinds) await check(testContent.pageKinds[kind], 200);
    await check('/no-such-page/', 404);
    await check('/login', 307);
    await check('/api/forms/1/token', 200);
    await check('/robots.txt', 200);
    await cmsProxy.close();
    await check('/api/faust/auth/token', 401, { cookie: '__Host-faust-rt=any' });
    await check('/warranty/', 503);
    await Promise.all(cluster.sites.map((site) => site.kill()));
    await check('/service/', 503);
    expect(Object.values(scores), JSON.stringify(scores, null, 1)).toEqual(Object.keys(scores).map(() => 100));
  },
);
