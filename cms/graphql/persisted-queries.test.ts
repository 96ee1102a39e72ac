import { createHash } from 'node:crypto';
import { createSchema, createYoga } from 'graphql-yoga';
import { expect, test } from 'vitest';
import { usePersistedQueries } from './persisted-queries.ts';

const known = '{ __typename }';
const found = { data: { __typename: 'Query' } };

function hashOf(query: string): string {
  return createHash('sha256').update(query).digest('hex');
}

/** Sends a hash, and optionally the query's text, to an endpoint without stored queries. */
function endpoint() {
  const schema = createSchema({ typeDefs: 'type Query { name: String }' });
  const yoga = createYoga({ schema, plugins: [usePersistedQueries()], logging: false });
  return async (sha256Hash: string, query?: string, version = 1) => {
    const body = JSON.stringify({ query, extensions: { persistedQuery: { version, sha256Hash } } });
    const headers = { 'content-type': 'application/json' };
    return (await yoga.fetch('http://cms.test/graphql', { method: 'POST', headers, body })).json();
  };
}

const notFound = { errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] };

test('the letter case of a hash does not matter', async () => {
  const send = endpoint();
  await send(hashOf(known).toUpperCase(), known);
  expect(await send(hashOf(known))).toEqual(found);
});

test('refuses a query with the hash of another', async () => {
  expect(await endpoint()(hashOf('{ name }'), known)).toMatchObject({
    errors: [{ message: 'The query does not match its hash.', extensions: { code: 'PERSISTED_QUERY_HASH_MISMATCH' } }],
  });
});

test('does not store a query with the hash of another', async () => {
  const send = endpoint();
  await send(hashOf('{ name }'), known);
  expect(await send(hashOf('{ name }'))).toMatchObject(notFound);
});

test('ignores a hash of another protocol version', async () => {
  expect(await endpoint()('not a hash', known, 2)).toEqual(found);
});

test('beyond a few megabytes, the query used longest ago is evicted', async () => {
  const send = endpoint();
  const queries = [1, 2, 3, 4].map((number) => `{ __typename } # ${'x'.repeat(900_000)} ${number}`);
  const [first = '', second = '', third = '', fourth = ''] = queries;
  for (const query of [first, second, third]) await send(hashOf(query), query);
  expect(await send(hashOf(first))).toEqual(found);
  await send(hashOf(fourth), fourth);
  expect(await send(hashOf(first))).toEqual(found);
  expect(await send(hashOf(second))).toMatchObject(notFound);
});
