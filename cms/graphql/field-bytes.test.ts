import { buildSchema, type GraphQLOutputType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { leafBytes } from './field-bytes.ts';

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
