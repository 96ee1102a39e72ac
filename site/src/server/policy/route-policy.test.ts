import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { createCmsClient } from '../../cms-client/cms-client.ts';
import { temporaryPreviewLinks } from '../../editors/preview/testing/temporary-preview-links.ts';
import { noSharedSessions } from '../../editors/sign-in/shared-sessions.ts';
import type { LimitName, RouteRow } from '../../routing/route-row.ts';
import { routeTable } from '../../routing/route-table.ts';
import { createEditorServices, createSessions, type EditorLocals } from '../editors/editor-services.ts';
import { createFormsEndpoint } from '../forms/forms-endpoint.ts';
import { sendRequest, startListeningSite } from '../testing/listening-site.ts';
import { limitsOf } from '../testing/route-listener.ts';
import { standInPages } from '../testing/stand-in-pages.ts';

// Every row of the route table is tested over HTTP, so a new row is covered without a new test.

const TOKEN = 'a-token-for-operators';

/** Replaces the built pages, which require a build. Claims that its responses may be stored for a year. */
const pages = standInPages(async (req, res, context) => {
  const errorPage = /^\/(500|503)$/.exec(req.url ?? '')?.[1];
  const { limits } = (context as Partial<EditorLocals>).editors ?? {};
  if (req.url === '/login') await limits?.password('ada');
  if (req.url === '/api/faust/auth/logout') limits?.token();
  res.writeHead(Number(errorPage ?? 200), { 'content-type': 'text/html', 'cache-control': 'public, max-age=31536000' });
  res.end('<p>let in</p>');
});

const limitNames: LimitName[] = [
  'searches',
  'suggestions',
  'form-posts',
  'form-tokens',
  'uploads',
  'editor-tokens',
  'sign-ins',
  'passwords',
  'policy-reports',
  'unknown-paths',
];

/** What the running test has counted. */
let counted: LimitName[] = [];
/** Seconds for which a client has to wait. */
let waits: Partial<Record<LimitName, number>> = {};
beforeEach(() => {
  counted = [];
  waits = {};
});

const counting = (name: LimitName) => () => {
  counted.push(name);
  return waits[name] ?? 0;
};

async function startSite() {
  const client = createCmsClient({ url: 'http://127.0.0.1:9', method: 'GET', persistedQueries: false });
  const { port } = await startListeningSite({
    handler: pages,
    client,
    secret: 'shared',
    parts: {
      limits: limitsOf(Object.fromEntries(limitNames.map((name) => [name, counting(name)]))),
      operatorsToken: TOKEN,
      operators: async (res) => {
        res.writeHead(200, { 'cache-control': 'public, max-age=31536000' }).end('let in');
        return true;
      },
      editorServices: createEditorServices(client, temporaryPreviewLinks(), createSessions(noSharedSessions)),
      forms: createFormsEndpoint({
        leadService: {
          submit: async () => ({ response: { status: 'failed', code: 'form-closed', message: '' } }),
          form: async () => undefined,
          token: () => expect.fail('No form has a token here.'),
        },
        readFiles: async () => 'malformed' as const,
        isSecure: false,
        sendOutcome: async ({ res }, view) => void res.writeHead(view.status).end(),
      }),
    },
  });
  return port;
}

const port = await startSite();

type Sender = 'stranger' | 'own page' | 'editor' | 'operator';

const headersOf: Readonly<Record<Sender, string>> = {
  stranger: 'Sec-Fetch-Site: cross-site\r\nOrigin: https://evil.example\r\n',
  'own page': 'Sec-Fetch-Site: same-origin\r\nOrigin: https://shop.example\r\n',
  editor: 'Sec-Fetch-Site: same-origin\r\nOrigin: https://shop.example\r\nAuthorization: Bearer some-token\r\n',
  operator: `Authorization: Bearer ${TOKEN}\r\n`,
};

function requestRow(row: RouteRow, method: string, sender: Sender) {
  const body = method !== 'GET' && method !== 'HEAD' ? '{}' : '';
  const sent = body && `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
  const query = row.limit?.parameter ? `?${row.limit.parameter}=${randomUUID()}` : '';
  return sendRequest(port, row.example + query, { method, headers: headersOf[sender] + sent, body });
}

/** The status of the denial by a row's access; undefined for a sender with access. */
function denialStatus({ access }: RouteRow, method: string, sender: Sender): number | undefined {
  const isOwn = sender === 'own page' || sender === 'editor';
  switch (access) {
    case 'everyone':
    case 'everyone on any host':
      return method !== 'GET' && method !== 'HEAD' && !isOwn ? 403 : undefined;
    case 'own pages':
      return sender === 'stranger' || (method !== 'GET' && method !== 'HEAD' && !isOwn) ? 403 : undefined;
    case 'editors':
      if (sender === 'stranger' || (method !== 'GET' && method !== 'HEAD' && !isOwn)) return 403;
      return sender === 'own page' ? 401 : undefined;
    case 'the CMS':
      return 401;
    case 'operators':
      return sender === 'operator' ? undefined : 404;
    case 'the server':
      return 404;
  }
}

const DENIALS = [401, 403, 405, 429];
const senders = Object.keys(headersOf) as Sender[];
const rows = routeTable.map((row) => [row.example, row] as const);

test.each(rows)('%s is open to the senders of its row only', async (_path, row) => {
  for (const method of row.methods) {
    for (const sender of senders) {
      const { status } = await requestRow(row, method, sender);
      const expected = denialStatus(row, method, sender);
      const shown = `${method} by ${sender}: ${status}`;
      if (expected !== undefined) expect(shown).toBe(`${method} by ${sender}: ${expected}`);
      else expect(DENIALS, shown).not.toContain(status);
    }
  }
});

test.each(rows)(
  '%s refuses methods that its row does not have with a 405 that lists the others',
  async (_path, row) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'].filter(
      (one) => !row.methods.includes(one),
    )) {
      const response = await requestRow(row, method, 'editor');
      expect([method, response.status, response.header('allow')]).toEqual([method, 405, row.methods.join(', ')]);
    }
  },
);

test.each(rows)('%s has the rate limit of its row', async (_path, row) => {
  waits = {
    searches: 7,
    suggestions: 7,
    'form-posts': 7,
    'form-tokens': 7,
    'policy-reports': 7,
    'editor-tokens': row.limit ? 7 : 0,
  };
  const [method = 'GET'] = row.methods;
  const response = await requestRow(row, method, 'editor');
  expect(response.status === 429).toBe(row.limit !== undefined);
  expect(response.header('retry-after')).toBe(row.limit ? '7' : undefined);
  if (row.limit) expect(counted).toEqual([row.limit.name]);
  else if (row.kind === 'editor') expect(counted).toEqual(row.attempts);
  else expect(counted).toEqual([]);
});

test.each(rows)('responses of %s have the caching of their row', async (_path, row) => {
  const [method = 'GET'] = row.methods;
  for (const sender of ['editor', 'operator'] as const) {
    const response = await requestRow(row, method, sender);
    const cacheControl = response.header('cache-control');
    const isSuccess = response.status < 400;
    if (row.cache === 'never') expect(cacheControl).toBe('no-store');
    if (row.cache === 'browser') expect(cacheControl).toBe(isSuccess ? row.cacheControl : 'no-store');
    expect(response.header('x-cache') !== undefined && row.kind !== 'own-page').toBe(row.cache === 'pages');
  }
});

test.each([
  ['an empty search', '/search'],
  ['an existing page', '/products/'],
])('%s does not count against any limit', async (_what, path) => {
  await sendRequest(port, path);
  expect(counted).toEqual([]);
});
