import { contentType } from '@headwater/content-model/content-type.ts';
import { type DocumentNode, parse, print } from 'graphql';
import { expect, test } from 'vitest';
import { ListedNode } from '../listing/listed-node.fragment.ts';
import { addOwnFields, ownFields } from './own-fields.ts';

const text = 'fragment Node on ContentNode { id ...Image } fragment Image on MediaItem { sourceUrl }';
const event = contentType('event', {
  singleName: 'event',
  pluralName: 'events',
  label: 'Events',
  fields: { venue: 'text', about: 'textarea' },
  listed: { title: 'venue', text: 'about' },
});
const note = contentType('note', { singleName: 'note', pluralName: 'notes', label: 'Notes' });
const oneLine = (document: DocumentNode) => print(document).replaceAll(/\s+/g, ' ');

function withOwnFields(types: Parameters<typeof addOwnFields>[1]): string {
  const fragment = parse(text);
  addOwnFields(fragment, types);
  return oneLine(fragment);
}

test('a fragment selects the custom fields that lists show of a type under shared names', () => {
  expect(withOwnFields([note, event])).toBe(
    'fragment Node on ContentNode { id ...Image ... on Event { listedTitle: venue listedText: about hasPassword } } ' +
      'fragment Image on MediaItem { sourceUrl }',
  );
});

test('a fragment stays as it was when no type has custom fields for lists', () => {
  expect(withOwnFields([note])).toBe(oneLine(parse(text)));
});

test.each([
  ['title', { title: 'venue' }, 'listedTitle: venue'],
  ['text', { text: 'about' }, 'listedText: about hasPassword'],
] as const)('a fragment selects the %s alone of a type that has no other field in lists', (_field, listed, fields) => {
  expect(withOwnFields([{ ...event, listed }])).toContain(`{ id ...Image ... on Event { ${fields} } }`);
});

test('a fragment selects the fields of several types', () => {
  const fair = { ...event, graphqlType: 'Fair', listed: { title: 'town' } };
  expect(withOwnFields([event, fair])).toContain('hasPassword } ... on Fair { listedTitle: town } }');
});

test('lists query the title and the summary of projects', () => {
  expect(oneLine(ListedNode)).toContain('... on Project { listedTitle: projectTitle listedText: summary hasPassword }');
});

test.each([
  [{}, { title: '', text: '', isProtected: false }],
  [
    { listedTitle: null, listedText: 7, hasPassword: null },
    { title: '', text: '', isProtected: false },
  ],
  [
    { listedTitle: 'Weir', listedText: 'New', hasPassword: true },
    { title: 'Weir', text: 'New', isProtected: true },
  ],
])('reads the custom fields of %j', (node, expected) => {
  expect(ownFields(node)).toEqual(expected);
});
