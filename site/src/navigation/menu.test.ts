import { expect, test } from 'vitest';
import { menuState } from './current-page.ts';
import { type MenuNode, menuTree } from './menu-tree.ts';
import type { MaskedMenuItem } from './site-shell.query.ts';

interface Item {
  id: string;
  parentId?: string | null;
  label?: string;
  url?: string;
  uri?: string;
  target?: string;
  cssClasses?: (string | null)[] | null;
}

/** Items as the CMS sends them; only the types are masked. */
function items(...list: Item[]): MaskedMenuItem[] {
  return list.map((item) => ({
    label: item.id,
    url: `/${item.id}/`,
    uri: `/${item.id}/`,
    target: null,
    parentId: null,
    cssClasses: [],
    menu: null,
    ...item,
  })) as unknown as MaskedMenuItem[];
}

function shape(nodes: readonly MenuNode[]): unknown[] {
  return nodes.map(({ id, children }) => (children.length > 0 ? [id, shape(children)] : id));
}

function depth(nodes: readonly MenuNode[]): number {
  return nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ children }) => depth(children)));
}

test('menu items are in order below their parents, whichever comes first', () => {
  expect(
    shape(menuTree(items({ id: 'b', parentId: 'a' }, { id: 'a' }, { id: 'c', parentId: 'a' }, { id: 'd' }))),
  ).toEqual([['a', ['b', 'c']], 'd']);
});

test('an item has the classes that an editor typed, or none', () => {
  const tree = menuTree(items({ id: 'a', cssClasses: ['wide', '', null] }, { id: 'b', cssClasses: null }));
  expect(tree.map(({ cssClasses }) => cssClasses)).toEqual([['wide'], []]);
});

test('an item whose parent is missing becomes a root item', () => {
  expect(shape(menuTree(items({ id: 'a' }, { id: 'b', parentId: 'gone' })))).toEqual(['a', 'b']);
});

test('items that are their own ancestors become root items', () => {
  expect(
    shape(menuTree(items({ id: 'a', parentId: 'b' }, { id: 'b', parentId: 'a' }, { id: 'c', parentId: 'c' }))),
  ).toEqual(['a', 'b', 'c']);
  expect(
    shape(menuTree(items({ id: 'a', parentId: 'b' }, { id: 'b', parentId: 'a' }, { id: 'd', parentId: 'a' }))),
  ).toEqual([['a', ['d']], 'b']);
});

test('no menu is deeper than ten levels', () => {
  const chain = Array.from({ length: 15 }, (_, level) => ({
    id: `i${level}`,
    parentId: level ? `i${level - 1}` : null,
  }));
  const tree = menuTree(items(...chain));
  expect(depth(tree)).toBe(10);
});

function count(nodes: readonly MenuNode[]): number {
  return nodes.reduce((sum, { children }) => sum + 1 + count(children), 0);
}

test('a menu of 5,000 items has all of them on ten levels', () => {
  const many = Array.from({ length: 5000 }, (_, index) => ({
    id: `i${index}`,
    parentId: index ? `i${index >> 1}` : null,
  }));
  const tree = menuTree(items(...many));
  expect([count(tree), depth(tree)]).toEqual([5000, 10]);
});

const contactItem = {
  id: 'a',
  label: 'Parts &amp; service',
  url: 'http://127.0.0.1:8080/contact/#repMapSection',
  uri: '/contact/#repMapSection',
};

test('the label of a menu item is plain text', () => {
  expect(menuTree(items(contactItem))).toMatchObject([{ label: 'Parts & service' }]);
});

test('the link of a menu item keeps the fragment that its path drops', () => {
  expect(menuTree(items(contactItem))).toMatchObject([{ href: '/contact/#repMapSection', opensNewTab: false }]);
});

test('a menu item that links to another host keeps its full URL', () => {
  const [outside] = menuTree(items({ id: 'a', url: 'https://shop.example/x', uri: '/x', target: '_blank' }));
  expect(outside).toMatchObject({ href: 'https://shop.example/x', opensNewTab: true });
});

test('a menu item that leads to a draft is left out, and what is below it is not', () => {
  const draft = { id: 'draft', url: 'http://127.0.0.1:8080/?page_id=12', uri: '/?page_id=12' };
  expect(shape(menuTree(items(draft, { id: 'public', parentId: 'draft' })))).toEqual(['public']);
});

test('a menu item keeps a link to another WordPress that has no permalinks', () => {
  const [other] = menuTree(items({ id: 'a', url: 'https://blog.example/?p=3', uri: '/?p=3' }));
  expect(other).toMatchObject({ href: 'https://blog.example/?p=3' });
});

test('a menu item with a script URL has no link', () => {
  const [script] = menuTree(items({ id: 'b', url: 'javascript:alert(1)', uri: '/b' }));
  expect(script).toBeDefined();
  expect(script?.href).toBeUndefined();
});

test.each([
  ['/products', 'current'],
  ['/products/', 'current'],
  ['/products/?after=x', 'current'],
  ['/products/pumps/', 'section'],
  ['/products/pumps/sn-3040/', 'section'],
  ['/products-of-old/', undefined],
  ['/product/', undefined],
  ['/', undefined],
])('on %s the item of /products/ is %s', (path, expected) => {
  const [node] = menuTree(
    items({ id: 'products' }, { id: 'pumps', parentId: 'products', url: '/products/pumps/', uri: '/products/pumps/' }),
  );
  expect(node && menuState({ path }, node)).toBe(expected);
});

test('the home item is current on the home page only', () => {
  const [home] = menuTree(items({ id: 'home', url: '/', uri: '/' }));
  expect(home && menuState({ path: '/' }, home)).toBe('current');
  expect(home && menuState({ path: '/about/' }, home)).toBeUndefined();
});

test('when an item and its child link to the same page, the child is current', () => {
  const [company] = menuTree(
    items(
      { id: 'company', url: '/about/', uri: '/about/' },
      { id: 'about', parentId: 'company', url: '/about/', uri: '/about/' },
    ),
  );
  expect(company && menuState({ path: '/about/' }, company)).toBe('section');
  expect(company?.children[0] && menuState({ path: '/about/' }, company.children[0])).toBe('current');
});

test('a link to a fragment is not the current page', () => {
  const [contact] = menuTree(
    items(
      { id: 'contact', url: '/contact/', uri: '/contact/' },
      { id: 'map', parentId: 'contact', url: '/contact/#repMapSection', uri: '/contact/#repMapSection' },
    ),
  );
  expect(contact && menuState({ path: '/contact/' }, contact)).toBe('current');
  expect(contact?.children[0] && menuState({ path: '/contact/' }, contact.children[0])).toBeUndefined();
});

test.each([
  ['/news/', 'section'],
  ['/', undefined],
])('a post whose list is %s makes the item of /news/ %j', (list, expected) => {
  const [news] = menuTree(items({ id: 'news', url: '/news/', uri: '/news/' }));
  const [home] = menuTree(items({ id: 'home', url: '/', uri: '/' }));
  expect(news && menuState({ path: '/a-post/', list }, news)).toBe(expected);
  expect(home && menuState({ path: '/a-post/', list }, home)).toBeUndefined();
});

test('the menu of one response is built once for all pages', () => {
  const response = items({ id: 'a' }, { id: 'b', parentId: 'a' });
  expect(menuTree(response)).toBe(menuTree(response));
  expect(menuTree(items({ id: 'a' }, { id: 'b', parentId: 'a' }))).not.toBe(menuTree(response));
});
