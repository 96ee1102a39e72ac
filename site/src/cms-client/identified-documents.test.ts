import { readFileSync } from 'node:fs';
import { schemaFiles } from '@headwater/contract/recorded-schema.ts';
import { buildSchema, parse, print, validate } from 'graphql';
import { expect, test } from 'vitest';
import { readOperations } from '../doctor/operations.ts';
import { identified } from './identified-documents.ts';

const schema = buildSchema(readFileSync(schemaFiles.contract, 'utf8'));

function identify(source: string) {
  const { document, lists } = identified(parse(source), schema);
  return { text: print(document).replace(/\s+/g, ' '), lists };
}

test('queries the ID of every node, through connections, edges and fragments', () => {
  const { text } = identify(`
    query { page(id: "1") { title ...Head featuredImage { node { altText } } } }
    fragment Head on Page { author { node { name } } ancestors { edges { node { uri } } } }
  `);
  expect(text).toBe(
    '{ page(id: "1") { id title ...Head featuredImage { node { id altText } } } } ' +
      'fragment Head on Page { author { node { id name } } ancestors { edges { node { id uri } } } }',
  );
});

test('adds no ID where one is there, the object is no node, or something else reports its changes', () => {
  const source =
    '{ post(id: "1") { id seo { title } contentType { node { name } } } gfForm(id: 1) { id formFields { nodes { type } } } }';
  expect(identify(source).text).toBe(source);
});

test('queries the ID of a list’s nodes even if one of their types has it', () => {
  expect(identify('{ contentNodes { nodes { ... on Page { id } } } }').text).toContain('nodes { id ... on Page { id }');
});

test.each([
  ['posts', ['list:post']],
  ['menuItems', ['list:menuitem']],
  ['gfForms', ['list:gfform']],
  ['terms', ['list:category', 'list:tag']],
])('a list of %s has the tags that WordPress gives it', (field, expected) => {
  expect(identify(`{ ${field} { nodes { __typename } } }`).lists.toSorted()).toEqual(expected);
});

test('a list of all content has the tag of each of its types', () => {
  expect(identify('{ contentNodes { nodes { uri } } }').lists).toEqual(
    expect.arrayContaining(['list:page', 'list:post', 'list:project', 'list:mediaitem']),
  );
});

test('a list below a node has no tag of its own, as in WordPress', () => {
  expect(identify('{ category(id: "1") { posts { nodes { uri } } } }').lists).toEqual([]);
});

test.each(await readOperations())('$name stays valid with its IDs', ({ document }) => {
  expect(validate(schema, identified(document, schema).document)).toEqual([]);
});
