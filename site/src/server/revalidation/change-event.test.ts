import { expect, test } from 'vitest';
import { readChangeEvent } from './change-event.ts';

const ID = 'event-01';

function read(fields: Record<string, unknown>) {
  return readChangeEvent(Buffer.from(JSON.stringify({ id: ID, tags: [], ...fields })));
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}

test('a message without paths lists none', () => {
  expect(read({ tags: ['menus'] })).toEqual({ id: ID, tags: ['menus'], paths: [], trashed: [] });
});

test.each([
  ['an ID of 8 characters', { id: 'a-b_c-12' }, true],
  ['an ID of 64 characters', { id: 'x'.repeat(64) }, true],
  ['a tag of 200 characters', { tags: ['x'.repeat(200)] }, true],
  ['an ID of 7 characters', { id: 'a-b_c-1' }, false],
  ['an ID of 65 characters', { id: 'x'.repeat(65) }, false],
  ['an ID that is a number', { id: 12_345_678 }, false],
  ['a tag of 201 characters', { tags: ['x'.repeat(201)] }, false],
  ['an empty tag', { tags: [''] }, false],
  ['a tag with a comma', { tags: ['a,b'] }, false],
  ['a number among its tags', { tags: ['menus', 7] }, false],
  ['tags that are not a list', { tags: 'menus' }, false],
  ['paths that are not a list', { paths: '/a/' }, false],
  ['a number among its paths', { paths: ['/a/', 7] }, false],
])('a message with %s (%j) is read: %j', (_what, fields, isRead) => {
  expect(read(fields) !== undefined).toBe(isRead);
});

test.each([
  [
    'the tag of a list of entries implies the tag of their content type',
    'list:product',
    ['list:product', base64('post_type:product')],
  ],
  ['a tag with more than the name of a list implies no other tag', 'list:product:9', ['list:product:9']],
  [
    'the tag of a node implies the tag of pages with too many nodes of its kind',
    base64('term:7'),
    [base64('term:7'), 'skipped:term'],
  ],
  ['a tag with a colon is not the tag of a node', 'skipped:post', ['skipped:post']],
  ['a tag without a number is not the tag of a node', base64('post:'), [base64('post:')]],
  ['a word that is not encoded is not the tag of a node', 'menus', ['menus']],
])('in a message, %s', (_what, tag, expected) => {
  expect(read({ tags: [tag] })?.tags).toEqual(expected);
});

test('a tag or path that occurs more than once is listed once', () => {
  const tags = [base64('post:1'), base64('post:2'), base64('post:1')];
  expect(read({ tags, paths: ['/News', '/news/', '/other/'] })).toMatchObject({
    tags: [tags[0], 'skipped:post', tags[1]],
    paths: ['/news/', '/other/'],
  });
});

test('a path is read as the encoded key of its page, without its query', () => {
  expect(read({ paths: ['/größe/?page=2', '/Gr%C3%B6%C3%9Fe'] })?.paths).toEqual(['/gr%C3%B6%C3%9Fe/']);
});

test.each([
  ['post:1', [1]],
  ['post:9999999999', [9_999_999_999]],
  ['post:10000000000', []],
  ['post:0', []],
  ['post:01', []],
  ['post:1.5', []],
  ['apost:1', []],
  ['term:1', []],
])('trashed %s is the content with the IDs %j', (node, ids) => {
  expect(read({ tags: [`trashed:${base64(node)}`] })?.trashed).toEqual(ids);
});
