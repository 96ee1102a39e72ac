import { expect, test } from 'vitest';
import { markup } from '../ui/testing/markup.ts';
import type { MenuNode } from './menu-tree.ts';
import { PrimaryMenuItem } from './primary-menu.tsx';

function node(id: string, parts: Partial<MenuNode> = {}): MenuNode {
  return { id, label: id, href: `/${id}/`, opensNewTab: false, cssClasses: [], children: [], ...parts };
}

/** The markup of an item on the page /shown/, without classes. */
function shown(item: MenuNode): string {
  return markup(<PrimaryMenuItem item={item} page={{ path: '/shown/' }} />).replaceAll(/ class="[^"]*"/g, '');
}

test('an item without children is a link', () => {
  expect(shown(node('shown'))).toBe('<li><a href="/shown/" aria-current="page">shown</a></li>');
  expect(shown(node('away', { opensNewTab: true }))).toBe(
    '<li><a href="/away/" target="_blank" rel="noopener">away</a></li>',
  );
});

test('an item with children has a button that opens their list', () => {
  const children = [node('first', { children: [node('deeper')] }), node('second')];
  expect(shown(node('all', { href: undefined, children }))).toBe(
    '<li><span>all</span><details name="primary-submenu" data-submenu=""><summary><span>all submenu</span>•</summary>' +
      '<div><ul><li><a href="/first/">first</a><ul><li><a href="/deeper/">deeper</a></li></ul></li>' +
      '<li><a href="/second/">second</a></li></ul></div></details></li>',
  );
});
