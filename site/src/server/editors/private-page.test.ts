import { text } from 'node:stream/consumers';
import { testServer } from '@headwater/tools/test-server.ts';
import { expect, onTestFinished, test } from 'vitest';
import { createAuthorizer } from '../../cms-client/authorize.ts';
import { createCmsClient } from '../../cms-client/cms-client.ts';
import { temporaryPreviewLinks } from '../../editors/preview/testing/temporary-preview-links.ts';
import type { EditorAccess } from '../../editors/sign-in/editor-access.ts';
import { cookieScope } from '../../editors/sign-in/editor-cookies.ts';
import { createEditorSessions } from '../../editors/sign-in/editor-sessions.ts';
import { sendRequest, startListeningSite } from '../testing/listening-site.ts';
import { standInPages } from '../testing/stand-in-pages.ts';

/** Replaces the built pages: all paths but one exist. */
const pages = standInPages(async (req, res) => {
  const isMissing = req.url?.startsWith('/secret') || req.url?.startsWith('/none');
  const errorPage = /^\/(500|503)$/.exec(req.url ?? '')?.[1];
  res.writeHead(isMissing ? 404 : Number(errorPage ?? 200), { 'content-type': 'text/html' });
  res.end(isMissing ? 'not here' : '<h1>A page</h1>');
});

const hour = Math.floor(Date.now() / 1000) + 3_600;
const node = {
  __typename: 'Page',
  id: 'cG9zdDo3',
  uri: '/secret/',
  databaseId: 7,
  slug: 'secret',
  title: 'Secret',
  isContentNode: true,
  isTermNode: false,
  isFrontPage: false,
  isPostsPage: false,
  hasPassword: false,
  contentType: { node: { name: 'page', uri: null, label: 'Pages' } },
  template: { templateName: 'Default' },
};

interface Behaviour {
  /** Whether the CMS fails to respond to queries. */
  isDown?: boolean;
  wait?: number;
}

/** A site whose CMS knows one editor, by the refresh token `good`, and one private page, `/secret/`. */
async function startSite({ isDown = false, wait = 0 }: Behaviour = {}) {
  const requests: string[] = [];
  const { url } = await testServer(async (req, res) => {
    const body = await text(req);
    const isGrant = req.url?.includes('rest_route') === true;
    requests.push(isGrant ? 'authorize' : `query ${req.headers.authorization ?? ''}`);
    const send = (status: number, response: object) =>
      void res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(response));
    if (isGrant && !body.includes('good')) return send(500, { code: 'invalid_request', message: 'No.', data: null });
    if (isGrant) {
      const [accessToken, refreshToken] = ['access', 'good'];
      return send(200, { accessToken, refreshToken, accessTokenExpiration: hour, refreshTokenExpiration: hour });
    }
    if (isDown) return send(500, {});
    return send(200, { data: { node: body.includes('/secret/') ? node : null } });
  });
  const client = createCmsClient({ url, method: 'POST', persistedQueries: false });
  const previewLinks = temporaryPreviewLinks();
  onTestFinished(client.close);
  let accesses = 0;
  const editors: EditorAccess = {
    queryAsEditor: client.queryAsEditor,
    sessions: createEditorSessions({
      ...createAuthorizer({ url, secret: 'shared' }),
      isIssued: () => true,
      sparedSeconds: 75,
    }),
    passwordLogin: async () => ({ error: 'no password login in this test' }),
    settings: { strategy: 'redirect', loginPageUrl: '/login' },
    cookies: cookieScope(new URL('https://shop.example')),
    origin: 'https://shop.example',
    siteUrl: new URL('https://shop.example'),
    cmsUrl: url,
    wordpressUrl: url,
    limits: { token: () => wait, password: () => 0 },
    warn: () => undefined,
  };
  const editorServices = () => {
    accesses += 1;
    return { editors, previewLinks };
  };
  const { port } = await startListeningSite({ handler: pages, client, parts: { editorServices } });
  const get = (path: string, cookie = '') => sendRequest(port, path, { headers: cookie && `Cookie: ${cookie}\r\n` });
  return { get, requests, accesses: () => accesses };
}

const session = '__Host-faust-rt=good; faust-auth=1';

test.each([
  ['without any cache', session, []],
  [
    'with cookies if their browser lacks the hint of a session',
    '__Host-faust-rt=good',
    [expect.stringContaining('__Host-faust-rt=good;'), expect.stringContaining('faust-auth=1;')],
  ],
])('an editor is redirected from a private page to its preview, %s', async (_how, cookie, cookies) => {
  const { status, header, ...response } = await (await startSite()).get('/secret/', cookie);
  expect([status, header('location')]).toEqual([307, '/preview?p=7&preview=true']);
  expect(header('cache-control')).toBe('private, no-store');
  expect(response.cookies).toEqual(cookies);
});

test.each([
  ['a visitor', ''],
  ['a visitor with other cookies', 'consent=yes; faust-auth=1'],
  ['a browser with a session that is no longer good', '__Host-faust-rt=stale'],
  ['a browser with another site’s session', 'faust-rt=good'],
])('%s gets a 404', async (_who, cookie) => {
  const { get } = await startSite();
  const response = await get('/secret/', cookie);
  expect([response.status, response.header('location'), response.header('set-cookie')]).toEqual([
    404,
    undefined,
    undefined,
  ]);
});

test('an editor’s request does not change the next visitor’s response', async () => {
  const { get } = await startSite();
  const before = await get('/secret/');
  expect((await get('/secret/', session)).status).toBe(307);
  expect((await get('/secret/')).body).toBe(before.body);
  expect((await get('/secret/')).status).toBe(404);
});

test.each([
  ['does not exist', '/none/', false],
  ['the failing CMS cannot show', '/secret/', true],
])('an editor gets a 404, not an error, for a page that %s', async (_what, path, isDown) => {
  const { get } = await startSite({ isDown });
  expect((await get(path, session)).status).toBe(404);
});

test('made-up cookies do not cause requests to the CMS without limit', async () => {
  const { get, requests } = await startSite({ wait: 60 });
  expect((await get('/secret/', '__Host-faust-rt=made-up')).status).toBe(404);
  expect(requests).toEqual([]);
});

const cookies = ['', session, 'faust-rt=x; theme=dark'];

test('a public page is the same with or without an editor’s session, which is not read for it', async () => {
  const { get, requests, accesses } = await startSite();
  await get('/');
  const responses = await Promise.all(cookies.map((cookie) => get('/', cookie)));
  const shown = responses.map(({ status, body, header }) => ({
    status,
    body,
    headers: ['cache-control', 'etag', 'vary', 'set-cookie', 'x-cache', 'content-length'].map(header),
  }));
  expect(shown[0]).toMatchObject({ status: 200, body: '<h1>A page</h1>' });
  expect(shown.slice(1)).toEqual([shown[0], shown[0]]);
  expect([accesses(), requests]).toEqual([0, []]);
});
