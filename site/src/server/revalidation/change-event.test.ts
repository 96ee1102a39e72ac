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
  ['an ID of eight characters', { id: 'a-b_c-12' }, true],
  ['an ID of seven', { id: 'a-b_c-1' }, false],
  ['an ID of 64', { id: 'x'.repeat(64) }, true],
  ['an ID of 65', { id: 'x'.repeat(65) }, false],
  ['an ID that is a number', { id: 12_345_678 }, false],
  ['a tag of 200 characters', { tags: ['x'.repeat(200)] }, true],
  ['a tag of 201', { tags: ['x'.repeat(201)] }, false],
  ['an empty tag', { tags: [''] }, false],
  ['a tag with a comma', { tags: ['a,b'] }, false],
  ['a tag that is not a text among others', { tags: ['menus', 7] }, false],
  ['tags that are not a list', { tags: 'menus' }, false],
  ['paths that are not a list', { paths: '/a/' }, false],
  ['a path that is not a text among others', { paths: ['/a/', 7] }, false],
])('a message with %s is read or refused', (_what, fields, isRead) => {
  expect(read(fields) !== undefined).toBe(isRead);
});

test.each([
  [
    'a list of entries is on the page of its content type',
    'list:product',
    ['list:product', base64('post_type:product')],
  ],
  ['a name with more than a list in it stands for itself', 'list:product:9', ['list:product:9']],
  ['a node may be on a page with too many of its kind', base64('term:7'), [base64('term:7'), 'skipped:term']],
  ['what has a colon is not a node', 'skipped:post', ['skipped:post']],
  ['a kind without a number is not a node', base64('post:'), [base64('post:')]],
  ['a word that is not encoded is not a node', 'menus', ['menus']],
])('%s', (_what, tag, expected) => {
  expect(read({ tags: [tag] })?.tags).toEqual(expected);
});

test('what several tags and paths have in common is listed once', () => {
  const tags = [base64('post:1'), base64('post:2'), base64('post:1')];
  expect(read({ tags, paths: ['/News', '/news/', '/other/'] })).toMatchObject({
    tags: [tags[0], 'skipped:post', tags[1]],
    paths: ['/news/', '/other/'],
  });
});

test('a path is the key of its page: its query is dropped, and its letters are encoded', () => {
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
