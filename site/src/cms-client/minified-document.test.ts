import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { minifiedDocument } from './minified-document.ts';

test.each([
  ['white space', 'query Get($id: ID!) {\n  node(id: $id) {\n    id\n  }\n}', 'query Get($id:ID!){node(id:$id){id}}'],
  [
    'a fragment that is spread once',
    'query Get { node { ...NodeParts id } } fragment NodeParts on Node { uri ...MoreParts } fragment MoreParts on Node { slug }',
    'query Get{node{...on Node{uri ...on Node{slug}}id}}',
  ],
  [
    'directives of an inlined fragment',
    'query Get($all: Boolean!) { node { ...Parts @include(if: $all) } } fragment Parts on Node { uri }',
    'query Get($all:Boolean!){node{...on Node@include(if:$all){uri}}}',
  ],
  [
    'the name of a fragment that is spread twice',
    'query Get { a { ...ImageParts } b { ...ImageParts } } fragment ImageParts on Image { src }',
    'query Get{a{...f0}b{...f0}}fragment f0 on Image{src}',
  ],
  ['nothing in strings', 'query Get { node(uri: "/a  b/") { id } }', 'query Get{node(uri:"/a  b/"){id}}'],
])('shortens %s', (_what, document, expected) => {
  expect(minifiedDocument(parse(document))).toBe(expected);
});
