import { expect, test } from 'vitest';
import { graphql } from './graphql.ts';
import { createResponseCheck } from './response-shape.ts';

const GetNodes = graphql(`
  query GetNodes {
    posts(first: 10) {
      nodes {
        title
        databaseId
        isSticky
        author {
          node {
            name
          }
        }
      }
    }
    node: nodeByUri(uri: "/") {
      __typename
      ... on Page {
        content
      }
    }
  }
`);
const GetFormTitle = graphql(`
  query GetFormTitle {
    gfForm(id: "1", idType: DATABASE_ID) {
      title
    }
  }
`);

const post = { title: 'A', databaseId: 1, isSticky: false, author: { node: { name: 'Ada' } } };

const oneOf = (fields: object) => ({ posts: { nodes: [{ ...post, ...fields }] } });

function checked(data: unknown, document = GetNodes as Parameters<ReturnType<typeof createResponseCheck>>[0]) {
  const warnings: string[] = [];
  const check = createResponseCheck((message) => warnings.push(message));
  const { errors, data: left } = check(document, { data: structuredClone(data), errors: [] });
  return { left, wrong: errors.map(({ message }: { message: string }) => message.split(' ')[0]), warnings };
}

test('a response of the right types stays as it is', () => {
  const data = { posts: { nodes: [post] }, node: { __typename: 'Post' } };
  expect(checked(data)).toEqual({ left: data, wrong: [], warnings: [] });
});

test.each<[string, unknown, unknown, string]>([
  ['an item of a list', { posts: { nodes: [7, post] } }, { posts: { nodes: [post] } }, 'posts.nodes[]'],
  ['an item that is null', { posts: { nodes: [null, post] } }, { posts: { nodes: [post] } }, 'posts.nodes[]'],
  ['a list', { posts: { nodes: 'x' } }, { posts: null }, 'posts.nodes'],
  ['an object', { posts: [] }, { posts: null }, 'posts'],
  ['a text', oneOf({ title: {} }), oneOf({ title: null }), 'posts.nodes[].title'],
  ['a number', oneOf({ databaseId: Infinity }), { posts: { nodes: [] } }, 'posts.nodes[].databaseId'],
  ['a truth value', oneOf({ isSticky: 'no' }), { posts: { nodes: [] } }, 'posts.nodes[].isSticky'],
  ['what is never null', oneOf({ author: { node: null } }), oneOf({ author: null }), 'posts.nodes[].author.node'],
])('%s of the wrong type is left out', (_what, data, left, path) => {
  expect(checked({ ...Object(data), node: null })).toMatchObject({
    left: { ...Object(left), node: null },
    wrong: [path],
  });
});

test('a field that is missing counts as wrong', () => {
  expect(checked({ posts: null })).toMatchObject({ left: { posts: null, node: null }, wrong: ['node'] });
  expect(checked({ posts: null, node: { __typename: 'Page' } }).wrong).toEqual(['node.content']);
});

const GetPictures = graphql(`
  query GetPictures {
    posts(first: 10) {
      nodes {
        featuredImage {
          node {
            sourceUrl
          }
        }
        ... on NodeWithFeaturedImage {
          featuredImage {
            node {
              altText
            }
          }
        }
      }
    }
  }
`);

test('an object has the fields of all selections about it', () => {
  const data = { posts: { nodes: [{ featuredImage: { node: { sourceUrl: '/a.png' } } }] } };
  expect(checked(data, GetPictures).wrong).toEqual(['posts.nodes[].featuredImage.node.altText']);
});

test('a node without a type is wrong', () => {
  expect(checked({ posts: null, node: { __typename: null } })).toMatchObject({
    left: { node: null },
    wrong: ['node.__typename'],
  });
});

test('each place is logged once with its operation, without the value', () => {
  const warnings: string[] = [];
  const check = createResponseCheck((message) => warnings.push(message));
  for (const title of [[], [], 5])
    check(GetNodes, { data: { posts: { nodes: [{ ...post, title }] }, node: null }, errors: [] });
  expect(warnings).toEqual([
    "the CMS's response to GetNodes is used in part: posts.nodes[].title is missing or has the wrong type",
  ]);
});

test.each([{ gfForm: 1 }, { gfForm: { title: [] } }, { gfForm: {} }])(
  'a form with a broken part %j is refused',
  (data) => {
    expect(() => checked(data, GetFormTitle)).toThrow('GetFormTitle: gfForm');
  },
);
