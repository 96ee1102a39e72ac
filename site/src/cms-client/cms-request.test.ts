import { expect, test } from 'vitest';
import { cmsRequest } from './cms-request.ts';
import { faultyCms, GetTitle, good, sendJson } from './testing/faulty-cms.ts';

/** The request by which a title is queried. */
async function requestFor(uri: string) {
  const client = await faultyCms((req, res) =>
    sendJson(res, { data: { nodeByUri: null, sent: `${req.method} ${req.url?.slice(0, 42)}` } }),
  );
  return (await client.queryPublic(GetTitle, { uri })).data;
}

test('sends a short query by GET, and a long one by POST', async () => {
  expect(await requestFor('/a/')).toMatchObject({ sent: 'GET /index.php?graphql&operationName=GetTitle&' });
  expect(await requestFor(`/${'a'.repeat(4096)}/`)).toMatchObject({ sent: 'POST /index.php?graphql' });
});

test.each([
  ['PersistedQueryNotFound', { message: 'PersistedQueryNotFound' }, 4],
  ['only its code', { message: 'x', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }, 4],
  ['PersistedQueryNotSupported', { message: 'PersistedQueryNotSupported' }, 3],
  ["WPGraphQL's own message", { message: 'Persisted queries are not supported by this server' }, 3],
])('sends the full query after a hash is refused with %s', async (_what, error, requestsForTwo) => {
  const sent: string[] = [];
  const client = await faultyCms(
    (req, res) => {
      const isHashOnly = req.method === 'GET' && !req.url?.includes('&query=');
      sent.push(`${req.method} ${isHashOnly ? 'hash' : 'query'}`);
      sendJson(res, isHashOnly ? { errors: [error] } : good);
    },
    { persistedQueries: true },
  );
  await expect(client.queryPublic(GetTitle, { uri: '/' })).resolves.toMatchObject(good);
  expect(sent).toEqual(['GET hash', 'POST query']);
  await client.queryPublic(GetTitle, { uri: '/' });
  expect(sent.length).toBe(requestsForTwo);
});

const noQuery = 'GraphQL Request must include at least one of those two parameters: "query" or "queryId"';
const json = { 'content-type': 'application/json' };

/** A WordPress without Smart Cache ignores the hash and responds to full queries. */
test.each<[string, number, Record<string, string>, string]>([
  ['400 and what is missing', 400, json, JSON.stringify({ errors: [{ message: noQuery }] })],
  ['500 and what is missing', 500, json, JSON.stringify({ errors: [{ message: noQuery }] })],
  ['500 and no reason', 500, json, JSON.stringify({ errors: [{ message: 'Internal server error' }] })],
  ['500 and a page', 500, { 'content-type': 'text/html' }, '<p>There has been a critical error</p>'],
  ['200 and no reason', 200, json, JSON.stringify({ errors: [{ message: 'Internal server error' }] })],
  ['200 and nothing', 200, { 'content-type': 'text/html' }, ''],
])('after a response of %s to a hash, sends only full queries', async (...row) => {
  const [_what, status, headers, body] = row;
  const sent: string[] = [];
  const warnings: string[] = [];
  const client = await faultyCms(
    (req, res) => {
      const isHashOnly = req.method === 'GET' && !req.url?.includes('&query=');
      sent.push(isHashOnly ? 'hash' : 'query');
      if (isHashOnly) res.writeHead(status, headers).end(body);
      else sendJson(res, good);
    },
    { persistedQueries: true, warn: (message) => void warnings.push(message) },
  );
  await expect(client.queryPublic(GetTitle, { uri: '/' })).resolves.toMatchObject(good);
  sent.length = 0;
  await Promise.all([client.queryPublic(GetTitle, { uri: '/' }), client.queryPublic(GetTitle, { uri: '/a/' })]);
  expect(sent).toEqual(['query', 'query']);
  expect(warnings).toEqual([expect.stringContaining('persisted queries')]);
});

test('a failing CMS that once understood a hash still counts as supporting hashes', async () => {
  let isBroken = false;
  const sent: string[] = [];
  const client = await faultyCms(
    (req, res) => {
      sent.push(req.method === 'GET' ? 'hash' : 'query');
      if (isBroken) res.writeHead(400).end();
      else sendJson(res, good);
    },
    { persistedQueries: true },
  );
  await client.queryPublic(GetTitle, { uri: '/' });
  isBroken = true;
  await expect(client.queryPublic(GetTitle, { uri: '/' })).rejects.toMatchObject({ status: 400 });
  expect(sent).toEqual(['hash', 'hash']);
});

/** What a server reads from the URL. */
function readBack(path: string): Record<string, string> {
  return Object.fromEntries(new URL(path, 'http://cms.invalid').searchParams);
}

test.each([
  ['an ampersand', 'pumps & parts'],
  ['a plus sign', '2+2 pumps'],
  ['an equals sign and a number sign', 'a=b#c'],
  ['a percent sign with digits', '100%25'],
  ['what is not escaped', 'a:b$c,d@e'],
  ['other scripts', 'Überdruck ポンプ'],
])('a GET request carries %s unchanged', (_what, text) => {
  const query = `query Get($text: String) { search(text: $text, alias: "${text}") { id } }`;
  const { method, path } = cmsRequest('GET', { operationName: 'Get', variables: { text }, query });
  expect(method).toBe('GET');
  const { variables = '', ...rest } = readBack(path);
  expect(rest).toMatchObject({ operationName: 'Get', query });
  expect(JSON.parse(variables)).toEqual({ text });
});

test('colons, dollar signs and spaces of a query take one character each in the URL', () => {
  const { path } = cmsRequest('GET', { operationName: 'Get', variables: {}, query: 'query Get($id:ID)' });
  expect(path).toContain('&query=query+Get($id:ID)');
});
