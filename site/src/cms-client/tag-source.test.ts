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

const pageType = btoa('post_type:page');
const tagsWithType = [post, 'list:page', pageType];

test.each([
  [
    'ignores the tag of a content type that a page only mentions',
    { __typename: 'Page', id: post, contentType: { node: { name: 'page', label: 'Pages' } } },
    [post, 'list:page'],
  ],
  [
    'keeps that of a content type whose list a page shows',
    { __typename: 'ContentType', id: pageType, name: 'page' },
    tagsWithType,
  ],
])('%s', (_what, node, expected) => {
  expect(startAt(0).source.tagsOf(query, { tags: tagsWithType, data: { node } })).toEqual(expected);
});

test('queries IDs only after a response without tags, and warns once what to do', async () => {
  const { source, warnings } = startAt(0);
  expect(await source.prepare(query)).toBe(query);
  expect(source.tagsOf(query, missing)).toBeUndefined();
  for (const _ of ['first', 'second'])
    expect(source.tagsOf(await source.prepare(query), missing)).toEqual(['list:post', post]);
  expect(warnings).toEqual([expect.stringMatching(/X-GraphQL-Keys.*Enable GraphQL Type Tracking/)]);
});

test('stops querying IDs five minutes after the last response without tags', async () => {
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
])('the tags of a response are the global IDs of %s', (_what, data, expected) => {
  expect(nodeTags(data).toSorted()).toEqual(expected.toSorted());
});

test('a response has at most two thousand tags', () => {
  expect(nodeTags(Array.from({ length: 3_000 }, (_, number) => ({ id: btoa(`post:${number}`) })))).toHaveLength(2_000);
});
