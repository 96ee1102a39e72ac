import { getIntrospectionQuery } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { expect, test } from 'vitest';
import { accountsOf } from '../accounts/accounts.ts';
import { openDatabase } from '../database/open-database.ts';
import { tablesOf } from '../database/tables.ts';
import { startSmallCms } from '../testing/small-cms.ts';
import { graphqlEndpoint } from './graphql-endpoint.ts';

const cms = await startSmallCms();
const open = await startSmallCms({ introspection: true });

interface Result {
  data?: unknown;
  errors?: { message: string }[];
}

async function send(query: string, at = cms.fetch): Promise<Result> {
  const response = await at(
    new Request('http://cms.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    }),
  );
  expect(response.status).toBe(200);
  return (await response.json()) as Result;
}

/** A query of this many fields on top of one another, an odd number. */
function deep(fields: number): string {
  const parents = (fields - 3) / 2;
  return `{ pages { nodes { ${'parent { node { ... on Page { '.repeat(parents)}id${' } } }'.repeat(parents)} } } }`;
}

test.each([
  ['eleven fields deep', deep(11), /limit for depth/],
  [
    'with sixty aliases',
    `{ ${Array.from({ length: 60 }, (_, n) => `a${n}: generalSettings { title }`).join(' ')} }`,
    /limit for aliases/,
  ],
  ['with ten thousand fields', `{ generalSettings { ${'title '.repeat(10_000)} } }`, /tokens/],
  [
    'that multiplies pages',
    '{ posts(first: 100) { nodes { categories(first: 100) { nodes { posts(first: 100) { nodes { id } } } } } } }',
    /limit for its size: about [\d,]+ of 1,000,000 bytes/,
  ],
  [
    'for one text under forty names',
    `{ posts(first: 100) { nodes { ${Array.from({ length: 40 }, (_, n) => `a${n}: content`).join(' ')} } } }`,
    /limit for its size/,
  ],
  [
    'with a thousand names for one type',
    `{ ${Array.from({ length: 1_000 }, (_, n) => `a${n}: __typename`).join(' ')} }`,
    /limit for aliases: 1000 of 50/,
  ],
  [
    'with circular fragments',
    '{ posts { nodes { ...A } } } fragment A on Post { ...B } fragment B on Post { ...A }',
    /itself/,
  ],
])('a query %s is refused', async (_what, query, message) => {
  const { data, errors } = await send(query);
  expect(data).toBeUndefined();
  expect(errors?.map((error) => error.message).join()).toMatch(message);
});

test('allows introspection only where it is on', async () => {
  const query = '{ __schema { queryType { name } } }';
  expect((await send(query)).errors?.[0]?.message).toMatch(/introspection/i);
  expect(await send(query, open.fetch)).toMatchObject({ data: { __schema: { queryType: { name: 'RootQuery' } } } });
});

test('allows introspection to a client with the secret', async () => {
  const shared = await startSmallCms({ secret: 'shared-with-the-site' });
  const asSite = (secret: string) => (request: Request) => {
    request.headers.set('x-faustwp-secret', secret);
    return shared.fetch(request);
  };
  const query = getIntrospectionQuery();
  const { data } = await send(query, asSite('shared-with-the-site'));
  expect(data).toMatchObject({ __schema: { queryType: { name: 'RootQuery' } } });
  expect((await send(query, asSite('a-guess'))).errors?.[0]?.message).toMatch(/introspection/i);
});

test('suggests field names only where introspection is on', async () => {
  expect((await send('{ pagez { nodes { id } } }')).errors?.[0]?.message).not.toMatch(/Did you mean/);
  expect((await send('{ pagez { nodes { id } } }', open.fetch)).errors?.[0]?.message).toMatch(/Did you mean/);
});

test('an internal error is logged, not sent to the client', async () => {
  const reported: unknown[] = [];
  const tables = tablesOf(openDatabase(':memory:'));
  const endpoint = graphqlEndpoint({
    schema: createSchema({
      typeDefs: 'type Query { broken: String, fine: String }',
      resolvers: {
        Query: {
          broken: () => {
            throw new TypeError('secret path /srv/cms');
          },
          fine: () => 'yes',
        },
      },
    }),
    tables,
    accounts: accountsOf(tables, 'http://cms.test', 'a secret', Date.now),
    secret: '',
    forms: open.forms,
    baseUrl: 'http://cms.test',
    uploadSize: async () => null,
    introspection: false,
    onError: (error) => reported.push(error),
  });
  expect(await send('{ broken fine }', (request) => endpoint(request, ''))).toMatchObject({
    errors: [{ message: 'Internal server error', path: ['broken'] }],
    data: { broken: null, fine: 'yes' },
  });
  expect(String(reported[0])).toMatch('secret path');
});

test('every response announces that submissions with the same key create one entry', async () => {
  for (const query of ['{ generalSettings { title } }', '{ nothing }', 'mutation { nothing }']) {
    const { headers } = await cms.fetch(
      new Request('http://cms.test/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      }),
    );
    expect(headers.get('x-headwater-idempotent')).toBe('1');
  }
});
