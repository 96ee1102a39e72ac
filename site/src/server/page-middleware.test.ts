import { expect, onTestFinished, test, vi } from 'vitest';
import { CmsHttpError } from '../cms-client/errors.ts';
import { PreviewLinksUnavailableError } from '../editors/preview/preview-links.ts';
import { onRequest } from './page-middleware.ts';

const POLICY = "default-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** The response to a page that answers like this, as Astro's handler sends it, and the locals after it. */
async function respond(page: (locals: App.Locals) => Promise<Response>, given: Partial<App.Locals> = {}) {
  const locals = { warnings: [], failure: undefined, ...given } as unknown as App.Locals;
  const context = { locals } as Parameters<typeof onRequest>[0];
  const response = await onRequest(context, () => page(locals));
  if (!response) throw new Error('The middleware returns a response.');
  return { response, locals };
}

function html(headers: Record<string, string> = {}): () => Promise<Response> {
  return async () => new Response('a page', { headers: { 'content-type': 'text/html', ...headers } });
}

/** As in the built site, where a visitor sees no error. */
function inProduction(): void {
  vi.stubEnv('DEV', false);
  onTestFinished(() => void vi.unstubAllEnvs());
}

test('a page for everyone passes as it is', async () => {
  const { response, locals } = await respond(html({ 'content-security-policy': POLICY }));
  expect([response.status, await response.text()]).toEqual([200, 'a page']);
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'text/html',
    'content-security-policy': POLICY,
  });
  expect(locals.failure).toBeUndefined();
});

test.each([
  ['text/html', 'text/html; charset=utf-8'],
  ['text/html; charset=utf-16', 'text/html; charset=utf-16'],
  ['application/json', 'application/json'],
])('an editor’s response of the type %s is sent as %s', async (type, sent) => {
  const editors = {} as NonNullable<App.Locals['editors']>;
  const { response } = await respond(html({ 'content-type': type }), { editors });
  expect(response.headers.get('content-type')).toBe(sent);
});

test('a page that other origins may frame says so in its policy, and keeps the rest of it', async () => {
  const given = { frameAncestors: "'self' https://cms.example" };
  const { response } = await respond(html({ 'content-security-policy': POLICY }), given);
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'self'; frame-ancestors 'self' https://cms.example; base-uri 'none'",
  );
  const { response: without } = await respond(html(), given);
  expect(without.headers.has('content-security-policy')).toBe(false);
});

test.each([
  ['the CMS', new CmsHttpError('PageByUri', 502)],
  ['the database of preview links', new PreviewLinksUnavailableError('the database is locked')],
])('a page that %s fails is unavailable, never missing, also during development', async (_what, error) => {
  const { response, locals } = await respond(() => Promise.reject(error));
  expect([response.status, await response.text()]).toEqual([503, 'Unavailable.\n']);
  expect([response.headers.get('cache-control'), response.headers.get('retry-after')]).toEqual(['no-store', '30']);
  expect(locals.failure).toBe(error);
});

test('a fault of the page reveals nothing, and the log gets it', async () => {
  inProduction();
  const fault = new Error('secret detail');
  const { response, locals } = await respond(() => Promise.reject(fault));
  expect([response.status, await response.text()]).toEqual([500, 'Failed.\n']);
  expect([response.headers.get('cache-control'), response.headers.get('retry-after')]).toEqual(['no-store', null]);
  expect(locals.failure).toBe(fault);
  const { locals: odd } = await respond(() => Promise.reject('only a text'));
  expect(odd.failure).toEqual(new Error('only a text'));
});

test('during development, a fault of the page is shown by Astro', async () => {
  const fault = new Error('a detail for developers');
  await expect(respond(() => Promise.reject(fault))).rejects.toBe(fault);
});

test('the texts of the CMS are cleaned before the page is rendered, and the log gets the warnings', async () => {
  const content = `<p>${'a'.repeat(1_100_000)}</p><b>end</b>`;
  const data = { page: { content } };
  const asked: unknown[] = [];
  const queryPublic = (async (...query: unknown[]) => {
    asked.push(query);
    return { data, tags: [] };
  }) as unknown as App.Locals['queryPublic'];
  const { locals } = await respond(
    async (during) => {
      const answer = await during.queryPublic('a document' as never, { uri: '/' } as never);
      expect(answer).toEqual({ data, tags: [] });
      return new Response('a page');
    },
    { queryPublic },
  );
  expect(asked).toEqual([['a document', { uri: '/' }]]);
  expect(data.page.content).not.toContain('<b>');
  expect(locals.warnings).toEqual([expect.stringContaining('"content"')]);
});
