import { expect, test } from 'vitest';
import { htmlInPage } from '../../rendering/testing/html-in-page.tsx';
import type { Results } from './find-results.ts';
import { Search } from './search.tsx';
import { searchNote } from './search-results.tsx';

const post = {
  __typename: 'Post',
  databaseId: 7,
  uri: '/noise/',
  date: '2026-11-21T08:00:00',
  title: 'Noise &amp; more',
  excerpt: '<p>Not <b>one</b>.</p>',
};

interface Shown {
  endCursor?: string;
  group?: string;
}

/** Results as they are grouped; only the types are masked. */
function found(
  nodes: readonly (object & { databaseId: number })[],
  { endCursor, group = 'News' }: Shown = {},
): Results {
  const results = nodes.map((node) => ({ databaseId: node.databaseId, masked: node }));
  const pageInfo = { hasNextPage: endCursor !== undefined, endCursor: endCursor ?? null };
  return { groups: results.length > 0 ? [{ name: group, results }] : [], pageInfo } as unknown as Results;
}

const links = [{ href: '/products/', label: 'Products' }];

function html(found: Results | undefined, request: { term: string; after?: string } = { term: 'noise' }): string {
  const after = request.after;
  return htmlInPage(
    <Search
      term={request.term}
      request={{ term: request.term, isLongEnough: true, after, group: undefined, from: 0, guessesDigits: false }}
      found={found}
      links={links}
    />,
  )
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll(/ data-props="[^"]*"/g, '');
}

function noteIn(page: string): string | undefined {
  return /<p role="status"[^>]*>([^<]*)<\/p>/.exec(page)?.[1];
}

test('lists everything but pages with title, date and excerpt', () => {
  expect(html(found([post]))).toContain(
    '<h3><a href="/noise/">Noise &amp; more</a></h3><p>November 21, 2026</p><div><p>Not <b>one</b>.</p></div>',
  );
});

test('lists a node with the title of its page', () => {
  const project = { ...post, __typename: 'Project', title: 'weir-2026', listedTitle: 'Weir works' };
  expect(html(found([project], { group: 'Projects' }))).toContain('<a href="/noise/">Weir works</a>');
});

test('lists a page with its title only', () => {
  const { excerpt: _, ...page } = { ...post, __typename: 'Page' };
  expect(html(found([page], { group: 'Pages' }))).toMatch(
    /<li data-key="7"><h2>Pages<\/h2><div><div><h3><a href="\/noise\/">Noise &amp; more<\/a><\/h3><\/div><\/div><\/li>/,
  );
});

test('lists a product with its image', () => {
  const image = {
    node: {
      databaseId: 9,
      sourceUrl: '/wp-content/uploads/vt.png',
      mediaDetails: { width: 1900, height: 500 },
      altText: '',
    },
  };
  const product = { ...post, __typename: 'Page', content: '', featuredImage: image };
  expect(html(found([product], { group: 'Products' }))).toContain('<img');
});

test('lists content without an excerpt with its date', () => {
  const { excerpt: _, ...representative } = { ...post, __typename: 'Representative' };
  expect(html(found([representative]))).toContain('</h3><p>November 21, 2026</p></div>');
});

test('the heading of a group is in its first item only', () => {
  const page = html(found([post, { ...post, databaseId: 8 }], { group: 'News' }));
  expect(page.match(/<h2>News<\/h2>/g)).toHaveLength(1);
  expect(page).toMatch(/data-key="7"><h2>/);
});

test.each([
  ['how many results there are', found([post]), undefined, '1 result'],
  [
    'that there are more',
    found([post, { ...post, databaseId: 8 }], { endCursor: 'YXJyYXk6OQ==' }),
    undefined,
    'First 2 results',
  ],
  ['how many more there are', found([post]), 'YXJyYXk6OQ==', '1 more'],
  ['that there are none', found([]), undefined, 'No results'],
])('the note says %s', (_what, found, after, note) => {
  expect(noteIn(html(found, { term: 'noise', ...(after && { after }) }))).toBe(note);
});

test('before the first search, the note is a hint', () => {
  expect(noteIn(html(undefined))).toMatch(/ Two letters are enough to start\.$/);
});

test('an empty result suggests other words, the phone number or links', () => {
  expect(html(found([]))).toMatch(/Try fewer words .*<a href="tel:.*<a href="\/products\/">Products<\/a>/);
});

test('a search that found something makes no suggestions', () => {
  expect(html(found([]), { term: 'noise', after: 'YXJyYXk6OQ==' })).not.toContain('Try fewer words');
  expect(html(found([post]))).not.toContain('Try fewer words');
});

test('the link to more results keeps the term', () => {
  expect(html(found([post], { endCursor: 'YXJyYXk6OQ==' }), { term: 'wet well' })).toContain(
    'href="?q=wet+well&amp;after=YXJyYXk6OQ%3D%3D"',
  );
  expect(html(found([post]), { term: 'wet well' })).not.toContain('href="?');
});

test('later results link back to the first', () => {
  const later = { term: 'wet well', after: 'YXJyYXk6OQ==' };
  expect(html(found([post]), later)).toContain('href="?q=wet+well"');
});

test.each([
  [0, { hasNext: false, isContinued: false }, 'No results'],
  [1, { hasNext: false, isContinued: false }, '1 result'],
  [4, { hasNext: false, isContinued: false }, '4 results'],
  [9, { hasNext: true, isContinued: false }, 'First 9 results'],
  [9, { hasNext: true, isContinued: true }, '9 more'],
  [0, { hasNext: false, isContinued: true }, 'No more results'],
])('the note for %j results, %j, is %j', (shown, page, note) => {
  expect(searchNote(shown, page)).toBe(note);
});
