import { expect, test } from 'vitest';
import { startSmallCms } from '../testing/small-cms.ts';
import { queryLimits } from './query-limits.ts';

const cms = await startSmallCms();

async function messagesOf(body: unknown): Promise<string[]> {
  const headers = { 'content-type': 'application/json' };
  const request = new Request('http://cms.test/graphql', { method: 'POST', headers, body: JSON.stringify(body) });
  const results = [await (await cms.fetch(request)).json()].flat() as { errors?: { message: string }[] }[];
  return results.flatMap(({ errors }) => errors?.map(({ message }) => message) ?? []);
}

const aliases = (count: number): string =>
  `{ ${Array.from({ length: count }, (_, number) => `a${number}: __typename`).join(' ')} }`;
/** 25 fields under each name: a thousand fields of one name in one selection would be refused for that alone. */
const fields = (count: number): string =>
  `{ ${Array.from({ length: count / 25 }, (_, number) => `a${number}: generalSettings { ${'title '.repeat(24)} }`).join(' ')} ${'__typename '.repeat(count % 25)} }`;
/** Three fields deep, plus two per parent. */
const deep = (parents: number, inside = 'id'): string =>
  `{ pages { nodes { ${'parent { node { ... on Page { '.repeat(parents)}${inside}${' } } }'.repeat(parents)} } } }`;

test.each([
  ['aliases', aliases(queryLimits.aliases)],
  ['fields', fields(queryLimits.fields)],
  ['depth', deep(3, 'template { templateName }')],
])('a query at the limit for %s is allowed', async (_measure, query) => {
  expect(await messagesOf({ query })).toEqual([]);
});

test.each([
  ['aliases', aliases(queryLimits.aliases + 1)],
  ['fields', fields(queryLimits.fields + 1)],
  ['depth', deep(4)],
])('a query beyond the limit for %s is refused', async (measure, query) => {
  expect(await messagesOf({ query })).toEqual([expect.stringContaining(`limit for ${measure}`)]);
});

test('the aliases of a batch count together', async () => {
  const half = { query: aliases(queryLimits.aliases / 2) };
  expect(await messagesOf([half, half])).toEqual([]);
  expect(await messagesOf([half, half, { query: aliases(1) }])).toEqual([
    expect.stringContaining('limit for aliases: 51 of 50'),
  ]);
});

test('the fields of a batch count together', async () => {
  const most = { query: fields(queryLimits.fields) };
  expect(await messagesOf([most, { query: '{ __typename }' }])).toEqual([
    expect.stringContaining('limit for fields: 1001 of 1000'),
  ]);
});

test('the depths of a batch do not add up', async () => {
  expect(await messagesOf([{ query: deep(3) }, { query: deep(3) }])).toEqual([]);
});
