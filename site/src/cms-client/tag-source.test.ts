import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { createTagSource, nodeTags } from './tag-source.ts';

const post = btoa('post:12');
const author = btoa('user:3');
const query = parse('{ nodeByUri(uri: "/") { uri } posts { nodes { title } } }');
const missing = { tags: [], data: { nodeByUri: { id: post } } };

function startAt(time: number) {
  const clock = { time };
  const warnings: string[] = [];
  return {
    clock,
    warnings,
    source: createTagSource(
      (message) => warnings.push(message),
      () => clock.time,
    ),
  };
}

test('takes the CMS’s tags as they are', async () => {
  const { source, warnings } = startAt(0);
  await source.prepare(query);
  expect(source.tagsOf(query, { tags: ['list:post'], data: { nodeByUri: { id: post } } })).toEqual(['list:post']);
  expect(warnings).toEqual([]);
});

test('does not change a query before an answer lacks tags', async () => {
  expect(await startAt(0).source.prepare(query)).toBe(query);
});

const pageType = btoa('post_type:page');
const tagsWithType = [post, 'list:page', pageType];

test('ignores the tag of a content type that a page only mentions', () => {
  const page = { node: { __typename: 'Page', id: post, contentType: { node: { name: 'page', label: 'Pages' } } } };
  expect(startAt(0).source.tagsOf(query, { tags: tagsWithType, data: page })).toEqual([post, 'list:page']);
});

test('keeps the tag of a content type whose list a page shows', () => {
  const list = { node: { __typename: 'ContentType', id: pageType, name: 'page' } };
  expect(startAt(0).source.tagsOf(query, { tags: tagsWithType, data: list })).toEqual(tagsWithType);
});

test('asks for IDs again after an answer without tags', async () => {
  const { source } = startAt(0);
  expect(source.tagsOf(await source.prepare(query), missing)).toBeUndefined();
  expect(source.tagsOf(await source.prepare(query), missing)).toEqual(['list:post', post]);
});

test('warns once what to do about a CMS without tags', async () => {
  const { source, warnings } = startAt(0);
  for (const _ of ['first', 'second']) source.tagsOf(await source.prepare(query), missing);
  expect(warnings).toEqual([expect.stringMatching(/X-GraphQL-Keys.*Enable GraphQL Type Tracking/)]);
});

test('stops asking for IDs five minutes after the last answer without tags', async () => {
  const { source, clock, warnings } = startAt(0);
  source.tagsOf(query, missing);
  clock.time = 299_999;
  expect(await source.prepare(query)).not.toBe(query);
  source.tagsOf(await source.prepare(query), missing);
  clock.time = 400_000;
  expect(await source.prepare(query)).not.toBe(query);
  clock.time = 599_999;
  expect(await source.prepare(query)).toBe(query);
  expect(warnings).toHaveLength(1);
});

test.each<[string, unknown, string[]]>([
  ['nodes in nodes and lists', { a: { id: post, b: [{ id: author }, null] } }, [post, author]],
  ['the same node twice', [{ id: post }, { id: post }], [post]],
  ['settings, which have a name for a number', { id: btoa('setting_group:general') }, [btoa('setting_group:general')]],
  ['no IDs of other things', { id: 12, b: { id: 'quote' }, c: { id: null }, d: { id: '' } }, []],
  ['nothing', null, []],
])('the tags of an answer are the global IDs of %s', (_what, data, expected) => {
  expect(nodeTags(data).toSorted()).toEqual(expected.toSorted());
});

test('an answer has at most two thousand tags', () => {
  expect(nodeTags(Array.from({ length: 3_000 }, (_, number) => ({ id: btoa(`post:${number}`) })))).toHaveLength(2_000);
});
