import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { schemaFiles } from '@headwater/contract/recorded-schema.ts';
import { buildSchema, type GraphQLSchema, graphqlSync, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { CmsQueryError } from './errors.ts';
import { graphql } from './graphql.ts';
import { createReducedQueries } from './reduced-queries.ts';
import { faultyCms, sendJson } from './testing/faulty-cms.ts';

const GetNode = graphql(`
  query GetNode($uri: String!, $first: Int) {
    nodeByUri(uri: $uri) {
      id
      ... on Post {
        isSticky
      }
      ... on Project {
        title
        summary
      }
      ... on Page {
        partner {
          partnerTitle
          partnerImageGallery(first: $first) {
            nodes {
              id
            }
          }
        }
      }
    }
  }
`);

/** The schema of a WordPress that lacks some of the site's field groups. */
function wordpressWithout(...lines: readonly RegExp[]): GraphQLSchema {
  const sdl = readFileSync(schemaFiles.recorded, 'utf8');
  const without = lines.reduce((text, line) => text.replace(line, ''), sdl);
  return buildSchema(without, { assumeValid: true, assumeValidSDL: true });
}

const summary = /(?<=type Project [^}]*)^ {2}summary: String\n/m;
const partner = /(?<=type Page [^}]*)^ {2}partner: Partner\n/m;
const withPartner = /(?<=type Page .*) & WithAcfPartner/;
const isSticky = /(?<=type Post [^}]*)^ {2}isSticky: .*\n/m;

const withoutSummary = wordpressWithout(summary);
const withoutFields = wordpressWithout(summary, partner, withPartner);

const response = { data: { nodeByUri: { id: 'cG9zdDox' } } };

async function bodyOf(req: IncomingMessage): Promise<{ query: string; variables: Record<string, unknown> }> {
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString());
}

async function queryOf(req: IncomingMessage): Promise<string> {
  if (req.method === 'GET') return new URL(req.url ?? '/', 'http://cms.test').searchParams.get('query') ?? '';
  return (await bodyOf(req)).query;
}

/** A CMS that validates queries against a schema, as WordPress does. */
function validating(schema: GraphQLSchema, status = 200) {
  const sent: string[] = [];
  const listener: RequestListener = async (req, res) => {
    const query = await queryOf(req);
    sent.push(query);
    const errors = validate(schema, parse(query));
    if (errors.length === 0) return sendJson(res, response);
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ errors }));
  };
  return { sent, listener };
}

test.each([200, 400, 500])(
  'leaves names that the CMS rejects with %i out of queries, and warns once',
  async (status) => {
    const { sent, listener } = validating(withoutFields, status);
    const warnings: string[] = [];
    const client = await faultyCms(listener, { warn: (message) => warnings.push(message) });
    const query = async () => (await client.queryPublic(GetNode, { uri: '/', first: 3 })).data;
    expect(await query()).toEqual(response.data);
    expect(sent).toHaveLength(2);
    expect(sent[1]).not.toMatch(/summary|partner|\$first/);
    expect(sent[1]).toMatch(/title/);
    const unknown = ['the CMS does not know Project.summary', 'the CMS does not know Page.partner'];
    expect(warnings.map((warning) => warning.split(';')[0])).toEqual(unknown);
    await query();
    expect(sent).toHaveLength(3);
  },
);

test('leaves names that the CMS does not know out of editors’ queries', async () => {
  const { sent, listener } = validating(withoutSummary);
  const client = await faultyCms(listener);
  await expect(client.queryAsEditor(GetNode, { uri: '/' }, 'a-token')).resolves.toMatchObject(response);
  expect(sent).toHaveLength(2);
});

test('a missing field of WordPress itself is an error', async () => {
  const { sent, listener } = validating(wordpressWithout(isSticky));
  const client = await faultyCms(listener);
  await expect(client.queryPublic(GetNode, { uri: '/' })).rejects.toMatchObject({ name: 'CmsQueryError' });
  expect(sent).toHaveLength(1);
});

test('queries an unknown name again after five minutes', () => {
  let time = 0;
  const warnings: string[] = [];
  const queries = createReducedQueries(
    (message) => warnings.push(message),
    () => time,
  );
  const refusal = new CmsQueryError('GetNode', [
    { message: 'Cannot query field "summary" on type "Project".', code: undefined },
  ]);
  const reducedNode = () => queries.reduce(GetNode, { uri: '/' })?.document;
  expect(queries.learnFrom(refusal)).toBe(true);
  const reduced = reducedNode();
  expect(reduced).not.toBe(GetNode);
  time = 5 * 60_000 - 1;
  expect(reducedNode()).toBe(reduced);
  time = 5 * 60_000;
  expect(reducedNode()).toBe(GetNode);
  expect(queries.learnFrom(refusal)).toBe(true);
  expect(warnings).toHaveLength(1);
});

test.each([
  ['another failure', new Error('no connection')],
  [
    'an error about something else',
    new CmsQueryError('GetNode', [{ message: 'Internal server error', code: undefined }]),
  ],
  [
    'a name that the content model does not have',
    new CmsQueryError('GetNode', [{ message: 'Cannot query field "title" on type "Project".', code: undefined }]),
  ],
])('learns nothing from %s', (_what, error) => {
  const queries = createReducedQueries(() => undefined);
  expect(queries.learnFrom(error)).toBe(false);
  expect(queries.reduce(GetNode, {})?.document).toBe(GetNode);
});

test('retries the queries of two concurrent pages when a name turns out to be unknown', async () => {
  const { sent, listener } = validating(withoutSummary);
  const client = await faultyCms(listener);
  const responses = await Promise.all(['/a/', '/b/'].map((uri) => client.queryPublic(GetNode, { uri })));
  expect(responses.map(({ data }) => data)).toEqual([response.data, response.data]);
  expect(sent).toHaveLength(4);
});

const GetList = graphql(`
  query GetList($types: [ContentTypeEnum], $first: Int) {
    contentNodes(first: $first, where: { contentTypes: $types }) {
      nodes {
        id
      }
    }
  }
`);

const GetForms = graphql(`
  query GetForms {
    gfForms(first: 1) {
      nodes {
        id
      }
    }
  }
`);

const schemaWithoutPlugins = wordpressWithout(/^ {2}PROJECT\n/m, /^ {2}gfForms\(.*\n/m);

/** A WordPress without projects and forms; responds with the types in the query. */
async function withoutPlugins() {
  const requests: unknown[] = [];
  const client = await faultyCms(
    async (req, res) => {
      const { query, variables } = await bodyOf(req);
      requests.push(variables);
      const root = { contentNodes: (args: { where?: { contentTypes?: string[] } }) => ({ nodes: [], ...args }) };
      sendJson(
        res,
        await graphqlSync({ schema: schemaWithoutPlugins, source: query, variableValues: variables, rootValue: root }),
      );
    },
    { method: 'POST' },
  );
  return { client, requests };
}

test('leaves a content type that the CMS does not know out of a list of types', async () => {
  const { client, requests } = await withoutPlugins();
  await client.queryPublic(GetList, { types: ['PAGE', 'PROJECT'], first: 3 });
  await client.queryPublic(GetList, { types: ['PROJECT', 'POST'], first: 3 });
  expect(requests).toEqual([
    { types: ['PAGE', 'PROJECT'], first: 3 },
    { types: ['PAGE'], first: 3 },
    { types: ['POST'], first: 3 },
  ]);
});

test('a list of unknown types only is empty instead of selecting everything', async () => {
  const { client, requests } = await withoutPlugins();
  expect(await client.queryPublic(GetList, { types: ['PROJECT'] })).toMatchObject({ data: {}, errors: [] });
  expect(requests).toHaveLength(1);
});

test('a CMS without the form plugin has no forms, and is not queried for them again', async () => {
  const { client, requests } = await withoutPlugins();
  for (const _ of ['first', 'second'])
    expect((await client.queryPublic(GetForms, {})).data.gfForms?.nodes ?? []).toEqual([]);
  expect(requests).toHaveLength(1);
});
