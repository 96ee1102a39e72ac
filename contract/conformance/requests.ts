import { createHash, randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { get, post, type Subject } from './subject.ts';

const site = '{ generalSettings { title } }';
const title = { generalSettings: { title: expect.any(String) } };

/** The ways to send queries, besides one query per POST. */
export function requestsSuite(label: string, subject: () => Subject): void {
  test(`${label}: /graphql is the same endpoint`, async () => {
    const search = new URLSearchParams({ query: site });
    const response = await subject().fetch(`/graphql?${search}`);
    expect(await response.json()).toMatchObject({ data: title });
  });

  test(`${label}: a query by GET takes variables as JSON`, async () => {
    const response = await get(subject(), 'query ($first: Int) { pages(first: $first) { nodes { id } } }', {
      first: 1,
    });
    // A list without the variable would have ten.
    expect(response.body.data).toMatchObject({ pages: { nodes: [{}] } });
  });

  test(`${label}: of several operations the named one is executed`, async () => {
    const query = `query Name ${site} query Other { viewer { name } }`;
    expect((await post(subject(), { query, operationName: 'Name' })).body.data).toMatchObject(title);
  });

  test(`${label}: a POST ignores the parameters in its URL`, async () => {
    const response = await subject().fetch(`/graphql?query=${encodeURIComponent('{ viewer { name } }')}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: site }),
    });
    expect(await response.json()).toMatchObject({ data: title });
  });

  test(`${label}: responds to a batch of ten in order, and rejects a larger one`, async () => {
    const batch = (size: number) => Array.from({ length: size }, () => ({ query: site }));
    const { body } = await post(subject(), batch(10));
    expect(body).toEqual(Array.from({ length: 10 }, () => expect.objectContaining({ data: title })));
    expect((await post(subject(), batch(11))).body).toMatchObject({ errors: [{ message: expect.any(String) }] });
  });

  test(`${label}: any origin may send queries, with a token but without cookies`, async () => {
    const preflight = await subject().fetch('/graphql', { method: 'OPTIONS' });
    expect(preflight.ok).toBe(true);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(/authorization.*content-type/i);
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
  });
}

/** Queries by their hash, which the CMS stores. */
export function persistedQueriesSuite(label: string, subject: () => Subject): void {
  test(`${label}: requests the query for an unknown hash, and knows it from then on`, async () => {
    // A different name each time, because a CMS stores the queries that it receives.
    const query = `query Kept${randomInt(1e9)} { generalSettings { title } }`;
    const persistedQuery = { version: 1, sha256Hash: createHash('sha256').update(query).digest('hex') };
    const first = await post(subject(), { extensions: { persistedQuery } });
    expect(first.body.errors?.[0]?.message).toBe('PersistedQueryNotFound');
    expect((await post(subject(), { query, extensions: { persistedQuery } })).body.data).toMatchObject(title);
    const search = new URLSearchParams({ extensions: JSON.stringify({ persistedQuery }) });
    const known = await subject().fetch(`/index.php?graphql&${search}`);
    expect(await known.json()).toMatchObject({ data: title });
  });
}
