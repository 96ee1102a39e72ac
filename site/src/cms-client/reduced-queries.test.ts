import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import { schemaFiles } from '@headwater/contract/recorded-schema.ts';
import { buildSchema, type GraphQLSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { CmsQueryError } from './errors.ts';
import { graphql } from './graphql.ts';
import { createReducedQueries } from './reduced-queries.ts';
import { faultyCms, sendJson } from './testing/faulty-cms.ts';

const GetEntry = graphql(`
  query GetEntry($uri: String!, $first: Int) {
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

/** The schema of a WordPress that has not got all field groups of the site yet. */
function wordpressWithout(...lines: readonly RegExp[]): GraphQLSchema {
  const sdl = readFileSync(schemaFiles.recorded, 'utf8');
  return buildSchema(lines.reduce((text, line) => text.replace(line, ''), sdl));
}

const summary = /(?<=type Project [^}]*)^ {2}summary: String\n/m;
const partner = /(?<=type Page [^}]*)^ {2}partner: Partner\n/m;
const withPartner = /(?<=type Page .*) & WithAcfPartner/;
const isSticky = /(?<=type Post [^}]*)^ {2}isSticky: .*\n/m;

const answer = { data: { nodeByUri: { id: 'cG9zdDox' } } };

async function queryOf(req: IncomingMessage): Promise<string> {
  if (req.method === 'GET') return new URL(req.url ?? '/', 'http://cms.test').searchParams.get('query') ?? '';
  const parts: Buffer[] = [];
  for await (const part of req) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString()).query;
}

/** A CMS that checks queries against a schema, as WordPress does. */
function validating(schema: GraphQLSchema, status = 200) {
  const asked: string[] = [];
  const listener: RequestListener = async (req, res) => {
    const query = await queryOf(req);
    asked.push(query);
    const errors = validate(schema, parse(query));
    if (errors.length === 0) return sendJson(res, answer);
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ errors }));
  };
  return { asked, listener };
}

test.each([200, 400, 500])('what a CMS does not know is left out of the query (refused with %i)', async (status) => {
  const { asked, listener } = validating(wordpressWithout(summary, partner, withPartner), status);
  const warnings: string[] = [];
  const client = await faultyCms(listener, { warn: (message) => warnings.push(message) });
  expect((await client.queryPublic(GetEntry, { uri: '/', first: 3 })).data).toEqual(answer.data);
  expect(asked).toHaveLength(2);
  expect(asked[1]).not.toMatch(/summary|partner|\$first/);
  expect(asked[1]).toMatch(/title/);
  expect(warnings.map((warning) => warning.split(';')[0])).toEqual([
    'the CMS does not know Project.summary',
    'the CMS does not know Page.partner',
  ]);
  await client.queryPublic(GetEntry, { uri: '/', first: 3 });
  expect(asked).toHaveLength(3);
});

test('an editor is answered without it, too', async () => {
  const { asked, listener } = validating(wordpressWithout(summary));
  const client = await faultyCms(listener);
  await expect(client.queryAsEditor(GetEntry, { uri: '/' }, 'a-token')).resolves.toMatchObject(answer);
  expect(asked).toHaveLength(2);
});

test('a field of WordPress itself that is missing stays an error', async () => {
  const { asked, listener } = validating(wordpressWithout(isSticky));
  const client = await faultyCms(listener);
  await expect(client.queryPublic(GetEntry, { uri: '/' })).rejects.toMatchObject({ name: 'CmsQueryError' });
  expect(asked).toHaveLength(1);
});

test('a name that is left out is asked for again after five minutes', () => {
  let time = 0;
  const warnings: string[] = [];
  const queries = createReducedQueries(
    (message) => warnings.push(message),
    () => time,
  );
  const refusal = new CmsQueryError('GetEntry', [
    { message: 'Cannot query field "summary" on type "Project".', code: undefined },
  ]);
  expect(queries.learn(refusal)).toBe(true);
  expect(queries.learn(refusal)).toBe(false);
  const reduced = queries.reduce(GetEntry);
  expect(reduced).not.toBe(GetEntry);
  time = 5 * 60_000 - 1;
  expect(queries.reduce(GetEntry)).toBe(reduced);
  time = 5 * 60_000;
  expect(queries.reduce(GetEntry)).toBe(GetEntry);
  expect(queries.learn(refusal)).toBe(true);
  expect(warnings).toHaveLength(1);
});

test.each([
  ['another failure', new Error('no connection')],
  [
    'an error about something else',
    new CmsQueryError('GetEntry', [{ message: 'Internal server error', code: undefined }]),
  ],
  [
    'a name that the content model does not have',
    new CmsQueryError('GetEntry', [{ message: 'Cannot query field "title" on type "Project".', code: undefined }]),
  ],
])('%s teaches nothing', (_what, error) => {
  const queries = createReducedQueries(() => undefined);
  expect(queries.learn(error)).toBe(false);
  expect(queries.reduce(GetEntry)).toBe(GetEntry);
});
