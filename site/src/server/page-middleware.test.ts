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

test('a page names the origins that may frame it in its own policy', async () => {
  const given = { frameAncestors: "'self' https://cms.example" };
  const { response } = await respond(html({ 'content-security-policy': POLICY }), given);
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'self'; frame-ancestors 'self' https://cms.example; base-uri 'none'",
  );
});

test('a page without a policy gets none for the origins that may frame it', async () => {
  const { response } = await respond(html(), { frameAncestors: "'self' https://cms.example" });
  expect(response.headers.has('content-security-policy')).toBe(false);
});

test.each([
  ['the CMS', new CmsHttpError('PageByUri', 502)],
  ['the database of preview links', new PreviewLinksUnavailableError('the database is locked')],
])('a page is unavailable, never missing, when %s fails, even during development', async (_what, error) => {
  const { response, locals } = await respond(() => Promise.reject(error));
  expect([response.status, await response.text()]).toEqual([503, 'Unavailable.\n']);
  expect([response.headers.get('cache-control'), response.headers.get('retry-after')]).toEqual(['no-store', '30']);
  expect(locals.failure).toBe(error);
});

test('a visitor sees nothing of a fault of the page', async () => {
  inProduction();
  const { response } = await respond(() => Promise.reject(new Error('secret detail')));
  expect([response.status, await response.text()]).toEqual([500, 'Failed.\n']);
  expect([response.headers.get('cache-control'), response.headers.get('retry-after')]).toEqual(['no-store', null]);
});

test('the log gets a fault of the page', async () => {
  inProduction();
  const fault = new Error('secret detail');
  const { locals } = await respond(() => Promise.reject(fault));
  expect(locals.failure).toBe(fault);
});

test('a text that a page throws is an error for the log', async () => {
  inProduction();
  const { locals } = await respond(() => Promise.reject('only a text'));
  expect(locals.failure).toEqual(new Error('only a text'));
});

test('during development, a fault of the page is shown by Astro', async () => {
  const fault = new Error('a detail for developers');
  await expect(respond(() => Promise.reject(fault))).rejects.toBe(fault);
});

/** A page asks the CMS for a text that is too long for HTML. */
async function renderLongText() {
  const data = { page: { content: `<p>${'a'.repeat(1_100_000)}</p><b>end</b>` } };
  const asked: unknown[] = [];
  const queryPublic = (async (...query: unknown[]) => {
    asked.push(query);
    return { data, tags: [] };
  }) as unknown as App.Locals['queryPublic'];
  let shown = '';
  const { locals } = await respond(
    async (during) => {
      const answer = await during.queryPublic('a document' as never, { uri: '/' } as never);
      expect(answer).toEqual({ data, tags: [] });
      shown = data.page.content;
      return new Response('a page');
    },
    { queryPublic },
  );
  return { asked, shown, locals };
}

test('a page gets the answer of the CMS to its query', async () => {
  const { asked } = await renderLongText();
  expect(asked).toEqual([['a document', { uri: '/' }]]);
});

test('the texts of the CMS are cleaned before the page is rendered', async () => {
  const { shown } = await renderLongText();
  expect(shown).not.toBe('');
  expect(shown).not.toContain('<b>');
});

test('the log gets the warnings about texts of the CMS', async () => {
  const { locals } = await renderLongText();
  expect(locals.warnings).toEqual([expect.stringContaining('"content"')]);
});
