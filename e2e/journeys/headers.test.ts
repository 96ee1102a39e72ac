import { company } from '../support/companies.ts';
import { urlsIn } from '../support/crawl.ts';
import { pageKinds, unknownPath } from '../support/page-kinds.ts';
import { expect, test } from '../support/test.ts';

async function addressOf(kind: string): Promise<string> {
  const product = company.siteUrl + pageKinds['product page'];
  const urls = urlsIn(await (await fetch(product)).text(), product);
  const patterns: Record<string, RegExp> = {
    'an image': /\/image\?/,
    'a document': /\.pdf$/,
    'a style sheet': /\.css$/,
    'a script': /\.js$/,
  };
  const found = urls.find((url) => patterns[kind]?.test(url));
  if (!found) throw new Error(`The product page has no URL for: ${kind}`);
  return found;
}

const responses: [string, () => Promise<string> | string][] = [
  ['a page', () => company.siteUrl + pageKinds['product page']],
  ['a not-found page', () => company.siteUrl + unknownPath],
  ['a rejected URL', () => `${company.siteUrl}/%00`],
  ['an image', () => addressOf('an image')],
  ['a refused image', () => `${company.siteUrl}/image?url=https%3A%2F%2Fexample.com%2Fa.jpg&w=640`],
  ['a document', () => addressOf('a document')],
  ['a style sheet', () => addressOf('a style sheet')],
  ['a health check', () => `${company.siteUrl}/livez`],
];

for (const [kind, url] of responses) {
  test(`${kind} has the security headers`, async () => {
    const { headers } = await fetch(await url(), { redirect: 'manual' });
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBeTruthy();
    expect(headers.get('permissions-policy')).toBeTruthy();
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('content-security-policy')).toMatch(/default-src|sandbox/);
  });
}

test("a page's policy allows only the site's own scripts", async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  const directives = Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  expect(directives['script-src'] ?? directives['default-src']).not.toContain("'unsafe-inline'");
  expect(directives['script-src'] ?? directives['default-src']).not.toContain("'unsafe-eval'");
  expect(directives['object-src']).toEqual(["'none'"]);
  expect(directives['base-uri']).toEqual(["'none'"]);
  expect(directives['form-action']).toEqual(["'self'"]);
  expect(directives['frame-ancestors']).toEqual(["'none'"]);
});

test('a cached page has the same policy as when it was rendered', async ({ request }) => {
  const first = await request.get('/about/');
  // The first request may find a stale page, which is then rendered again.
  await expect.poll(async () => (await request.get('/about/')).headers()['x-cache']).toBe('HIT');
  const second = await request.get('/about/');
  expect(second.headers()['content-security-policy']).toBe(first.headers()['content-security-policy']);
  expect(Number(second.headers().age)).toBeGreaterThanOrEqual(0);
});

for (const encoding of ['identity', 'gzip', 'br']) {
  test(`a page is served in ${encoding} and says so`, async () => {
    const response = await fetch(`${company.siteUrl}/about/`, { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    expect(response.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
    expect(await response.text()).toContain('</html>');
  });
}

test('pages name the speculation rules, which prefetch marked links and render nothing ahead', async ({ request }) => {
  for (const path of ['/about/', unknownPath]) {
    const { 'speculation-rules': name = '' } = (await request.get(path)).headers();
    const response = await request.get(JSON.parse(name));
    expect(response.headers()['content-type']).toBe('application/speculationrules+json');
    expect(Object.keys(await response.json())).toEqual(['prefetch']);
  }
  expect((await request.get('/robots.txt')).headers()['speculation-rules']).toBeUndefined();
});
