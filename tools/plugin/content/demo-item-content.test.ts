import type { SeedContent } from '@headwater/cms/starting-content/model.ts';
import type { StartingContent } from '@headwater/cms/starting-content/starting-content.ts';
import { expect, test } from 'vitest';
import { demoItems } from './demo-items.ts';

const empty: StartingContent = {
  title: 'Works',
  description: 'We make things.',
  frontPage: '/',
  postsPage: '/news/',
  mediaFolder: '/media',
  users: [],
  categories: [],
  tags: [],
  pages: [],
  byType: {},
  forms: [],
  images: [],
  documents: [],
  menus: { primary: [], footer: [] },
};

/** The items of a kind, of starting content that has nothing else than these parts. */
function itemsOf(kind: string, parts: Partial<StartingContent>) {
  return demoItems({ ...empty, ...parts }).filter((item) => item.kind === kind);
}

const ada = { login: 'ada', name: 'Ada', email: 'ada@example.com', role: 'editor', description: '' } as const;
const ben = { ...ada, login: 'ben' };

test('empty starting content has its menus and settings', () => {
  expect(demoItems(empty)).toEqual([
    { kind: 'menu', key: 'menu primary', location: 'primary', name: 'Demo primary', items: [] },
    { kind: 'menu', key: 'menu footer', location: 'footer', name: 'Demo footer', items: [] },
    {
      kind: 'settings',
      key: 'settings',
      title: 'Works',
      description: 'We make things.',
      frontPage: 'page /',
      postsPage: 'page /news/',
    },
  ]);
});

test('users and terms keep what the starting content says about them', () => {
  expect(itemsOf('user', { users: [ada] })).toEqual([{ kind: 'user', key: 'user ada', ...ada }]);
  const term = { slug: 'guides', name: 'Guides', description: 'How to' };
  expect(itemsOf('term', { categories: [term], tags: [term] })).toEqual([
    { kind: 'term', key: 'category guides', taxonomy: 'category', ...term },
    { kind: 'term', key: 'post_tag guides', taxonomy: 'post_tag', ...term },
  ]);
});

test('a picture has its alternative text, its caption and its size', () => {
  const image = { key: 'hall', file: 'hall.jpg', alt: 'The hall', width: 800, height: 600 };
  expect(itemsOf('media', { images: [image, { ...image, key: 'yard', caption: 'In May' }] })).toEqual([
    { kind: 'media', ...image, key: 'media hall', title: 'The hall', caption: '' },
    { kind: 'media', ...image, key: 'media yard', title: 'The hall', caption: 'In May' },
  ]);
});

test('a document has its title', () => {
  expect(itemsOf('media', { documents: [{ key: 'sheet', file: 'sheet.pdf', title: 'Data sheet' }] })).toEqual([
    { kind: 'media', key: 'media sheet', file: 'sheet.pdf', title: 'Data sheet', caption: '' },
  ]);
});

const page = { slug: 'a', title: 'A', path: '/products/a/', template: 'Default' } as const;
const pages = itemsOf('content', {
  users: [ada, ben],
  pages: [
    page,
    { ...page, path: '/products/', slug: 'products', title: 'Products', status: 'private', excerpt: 'All' },
    { ...page, path: '/', slug: 'home', title: 'Home' },
  ],
});

test('pages come after their parents', () => {
  expect(pages.map(({ key, parent }) => [key, parent])).toEqual([
    ['page /', ''],
    ['page /products/', ''],
    ['page /products/a/', 'page /products/'],
  ]);
});

test('a page keeps its own status and excerpt', () => {
  expect(pages[1]).toMatchObject({ status: 'private', excerpt: 'All', author: 'ada' });
});

test('a page has defaults for what the starting content leaves open, with the first user as author', () => {
  expect(pages[2]).toEqual({
    kind: 'content',
    key: 'page /products/a/',
    type: 'page',
    path: '/products/a/',
    parent: 'page /products/',
    slug: 'a',
    title: 'A',
    content: '',
    excerpt: '',
    date: '2024-01-15T09:00:00',
    status: 'publish',
    template: 'Default',
    featuredImage: '',
    seo: {},
    author: 'ada',
    categories: [],
    tags: [],
    sticky: false,
  });
});

test('an entry keeps its own author, terms, date and picture', () => {
  const post: SeedContent<'post'> = {
    slug: 'news',
    title: 'News',
    author: 'ben',
    categories: ['guides'],
    tags: ['seals'],
    date: '2026-01-02T03:04:05',
    featuredImage: 'hall',
    seo: { noindex: true },
    sticky: true,
  };
  const [own] = itemsOf('content', { users: [ada, ben], byType: { post: [post] } });
  expect(own).toMatchObject({ ...post, key: 'post news', type: 'post' });
});

test('an entry without settings of its own has no terms, with the first user as author', () => {
  const [bare] = itemsOf('content', { users: [ada, ben], byType: { post: [{ slug: 'bare', title: 'Bare' }] } });
  expect(bare).toMatchObject({ author: 'ada', categories: [], tags: [], sticky: false, template: 'Default' });
});

test('only content with custom fields has an item for them', () => {
  const page = { slug: 'a', title: 'A', path: '/a/', template: 'Default' } as const;
  const parts: Partial<StartingContent> = {
    pages: [page, { ...page, path: '/b/', groups: { notice: { text: 'Look' } } }],
    byType: { project: [{ slug: 'hall', title: 'Hall', fields: { summary: 'Short' } }] },
  };
  expect(itemsOf('fields', parts)).toEqual([
    {
      kind: 'fields',
      key: 'fields of page /b/',
      post: 'page /b/',
      type: 'page',
      fields: {},
      groups: { notice: { text: 'Look' } },
    },
    {
      kind: 'fields',
      key: 'fields of project hall',
      post: 'project hall',
      type: 'project',
      fields: { summary: 'Short' },
      groups: {},
    },
  ]);
});

test('nested menu items get defaults for the settings that they lack', () => {
  const child = { label: 'A', url: '/a/', target: '_blank', cssClasses: ['new'] } as const;
  const [menu] = itemsOf('menu', { menus: { primary: [{ label: 'All', url: '/', children: [child] }], footer: [] } });
  expect(menu?.items).toEqual([
    { label: 'All', url: '/', target: '', cssClasses: [], children: [{ ...child, children: [] }] },
  ]);
});

test('a confirmation that shows a page names it once the page is there', () => {
  const message = { id: 'm', name: 'Message', type: 'MESSAGE', message: 'Thanks' } as const;
  const form = { id: 3, title: 'Order', fields: [], confirmations: [message] };
  const shows = { id: 'p', name: 'Page', type: 'PAGE', page: '/thanks/' } as const;
  const parts = { forms: [form, { ...form, id: 4, confirmations: [message, shows] }] };
  expect(itemsOf('form', parts).map(({ key }) => key)).toEqual(['form 3', 'form 4']);
  expect(itemsOf('formPages', parts)).toEqual([
    { kind: 'formPages', key: 'pages of form 4', form: 'form 4', pages: { p: 'page /thanks/' } },
  ]);
});
