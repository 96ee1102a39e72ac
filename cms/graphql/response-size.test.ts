import { operationNames, operationText } from '@headwater/contract/conformance/subject.ts';
import { buildSchema, type GraphQLOutputType, isObjectType, parse } from 'graphql';
import { expect, test } from 'vitest';
import { executableSchema } from './executable-schema.ts';
import { responseLimits } from './response-limit.ts';
import { leafBytes, responseSize } from './response-size.ts';

const schema = buildSchema(`
  enum Size { S M }
  scalar Other
  type Query { flag: Boolean! count: Int ratio: Float id: ID! name: String size: Size other: Other
    flags: [Boolean!]! names: [String] content: String fullHead: String description: String excerpt: String }
`);

function typeOf(field: string): GraphQLOutputType {
  const query = schema.getQueryType();
  const type = isObjectType(query) ? query.getFields()[field]?.type : undefined;
  if (!type) throw new Error(`There is no field ${field}.`);
  return type;
}

test.each([
  ['flag', 5],
  ['count', 8],
  ['ratio', 12],
  ['id', 32],
  ['size', 20],
  ['name', 100],
  ['other', 100],
  ['flags', 4 * 5],
  ['names', 4 * 100],
  ['content', 6_000],
  ['fullHead', 2_500],
  ['description', 500],
  ['excerpt', 400],
])('the field %s is estimated at %i bytes', (field, bytes) => {
  expect(leafBytes('Query', field, typeOf(field))).toBe(bytes);
});

test.each([
  ['SingleProduct', 'teaserDescription', 600],
  ['SingleProduct', 'description', 1_200],
  ['SingleProduct', 'videoId', 100],
])('the custom field %s.%s is estimated at %i bytes', (type, field, bytes) => {
  expect(leafBytes(type, field, typeOf('name'))).toBe(bytes);
});

const small = buildSchema(`
  interface Connection { nodes: [Item] }
  interface Item { id: ID, size: Int, page(first: Int, last: Int): Items, list: [Item] }
  type Thin implements Item { id: ID, size: Int, page(first: Int, last: Int): Items, list: [Item] }
  type Thick implements Item { id: ID, size: Int, page(first: Int, last: Int): Items, list: [Item], content: String }
  type Edge { node: Item }
  type Items implements Connection { nodes: [Item], edges: [Edge] }
  type Query { item: Item, thin: Thin, page(first: Int, last: Int): Items, formFields(first: Int): Items }
`);

function sizeOf(query: string, variables?: Record<string, unknown>): number {
  return responseSize(small, { document: parse(query), variables });
}

const idBytes = sizeOf('{ item { id } }') - sizeOf('{ item { unknown } }');

/** How many times the field `id` of a query is counted. */
function entries(query: string, variables?: Record<string, unknown>): number {
  return (sizeOf(query, variables) - sizeOf(query.replace('id', 'unknown'), variables)) / idBytes;
}

test.each(operationNames)('an anonymous client may send the operation %s', (name) => {
  const bytes = responseSize(executableSchema, { document: parse(operationText(name)), operationName: undefined });
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(responseLimits.anonymous);
});

test.each<[string, string, Record<string, unknown> | undefined, number]>([
  ['what is requested', '{ page(first: 30) { nodes { id } } }', undefined, 30],
  ['what is requested from the end', '{ page(last: 30) { nodes { id } } }', undefined, 30],
  ['ten where nothing is said', '{ page { nodes { id } } }', undefined, 10],
  ['ten where nothing is wanted, as the CMS returns it', '{ page(first: 0) { nodes { id } } }', undefined, 10],
  ['a hundred at most', '{ page(first: 9999) { nodes { id } } }', undefined, 100],
  ['the value of a variable', 'query ($n: Int) { page(first: $n) { nodes { id } } }', { n: 40 }, 40],
  ['the default of a variable', 'query ($n: Int = 50) { page(first: $n) { nodes { id } } }', {}, 50],
  ['ten for a variable that is null', 'query ($n: Int = 50) { page(first: $n) { nodes { id } } }', { n: null }, 10],
  ['edges as nodes', '{ page(first: 30) { edges { ...E } } } fragment E on Edge { node { id } }', undefined, 30],
  ['what stands in a fragment', '{ page(first: 30) { ...P } } fragment P on Items { nodes { id } }', undefined, 30],
])('a page is counted with %s', (_, query, variables, expected) => {
  expect(entries(query, variables)).toBe(expected);
});

test('pages within pages multiply', () => {
  expect(entries('{ page(first: 20) { nodes { page(first: 30) { nodes { id } } } } }')).toBe(600);
});

test('counts only the largest of the types that a node may have', () => {
  const thin = sizeOf('{ item { ... on Thin { id size } } }');
  const both = sizeOf('{ item { ... on Thin { id size } ... on Thick { id size } } }');
  const thick = sizeOf('{ item { ... on Thin { id size } ... on Thick { id content } } }');
  expect(both).toBe(thin);
  expect(thick).toBeGreaterThan(thin);
  expect(sizeOf('{ thin { ... on Thick { content } ... on Item { id } } }')).toBe(sizeOf('{ thin { id } }'));
});

test.each([
  ['as it stands', '{ page(where: { search: "pump" }) { nodes { id } } }'],
  ['in a variable', 'query ($w: Where) { page(where: $w) { nodes { id } } }'],
])('refuses fifty searches in one query, with the filter %s', (_, query) => {
  expect(50 * sizeOf(query)).toBeGreaterThan(responseLimits.anonymous);
  expect(sizeOf(query)).toBeLessThan(responseLimits.anonymous / 10);
});

test('aliases count, because a long one is repeated with every entry', () => {
  const alias = 'a'.repeat(1_000);
  expect(sizeOf(`{ page(first: 100) { nodes { ${alias}: id } } }`)).toBeGreaterThan(100_000);
});

test('counts the fields of a typical form, however many are requested', () => {
  expect(entries('{ formFields(first: 600) { nodes { id } } }')).toBe(50);
});

test('counts only the named operation', () => {
  const document = parse('query Small { item { id } } query Large { page(first: 100) { nodes { id } } }');
  expect(responseSize(small, { document, operationName: 'Small' })).toBe(sizeOf('{ item { id } }'));
});

test('nested and recursive fragments are counted in finite time', () => {
  const doubling = Array.from(
    { length: 40 },
    (_, n) => `fragment F${n} on Item { a: list { ...F${n + 1} } b: list { ...F${n + 1} } }`,
  );
  expect(sizeOf(`{ item { ...F0 } } ${doubling.join(' ')} fragment F40 on Item { id }`)).toBeGreaterThan(1e12);
  expect(sizeOf('{ item { ...A } } fragment A on Item { list { ...A } }')).toBeGreaterThan(0);
});
