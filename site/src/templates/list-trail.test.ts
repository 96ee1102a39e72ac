import { expect, test } from 'vitest';
import { listCrumbs, trailOf } from './list-trail.ts';

test('the parent of an entry is the list of its type', () => {
  const list = { uri: '/project/', label: 'Projects' };
  expect(listCrumbs(list)).toEqual([{ href: '/project/', label: 'Projects' }]);
  expect(trailOf(listCrumbs(list))).toEqual([{ name: 'Projects', url: 'http://localhost:3000/project/' }]);
});

test('the blog is named by the title of its page', () => {
  expect(listCrumbs({ uri: '/news/', label: 'Posts' }, 'News &amp; notes')).toEqual([
    { href: '/news/', label: 'News & notes' },
  ]);
});

test.each([[undefined], [{ uri: '/', label: 'Posts' }]])('the list %j is not a parent', (list) => {
  expect(listCrumbs(list)).toEqual([]);
  expect(trailOf(listCrumbs(list))).toEqual([]);
});
