import { expect, test } from 'vitest';
import { changedNodes } from './open-catalogue.ts';

const id = (node: string) => Buffer.from(node).toString('base64');

test.each([
  ['a changed node', [id('post:7')], { ids: [7], isWider: false }],
  ['a deleted node', [`trashed:${id('post:7')}`, id('post:7')], { ids: [7], isWider: false }],
  ['a changed category', [id('term:3')], { ids: [], isWider: true }],
  ['a new author', [id('user:3')], { ids: [], isWider: true }],
  ['a new node and its archive', [id('post:9'), 'list:post', id('post_type:post')], { ids: [9], isWider: true }],
  ['a form', ['list:gfform', id('gf_form:3')], undefined],
  ['no number', [id('post:0'), id('post:x'), 'post:7', 'menus'], undefined],
])('the tags of %s name what the index reads again', (_what, tags, expected) => {
  expect(changedNodes(tags)).toEqual(expected);
});
