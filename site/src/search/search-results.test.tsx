import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ResultOf } from '../cms-client/graphql.ts';
import type { Search } from './search.query.ts';
import { SearchResults } from './search-results.tsx';

type Found = NonNullable<ResultOf<typeof Search>['contentNodes']>;

const post = {
  __typename: 'Post',
  databaseId: 7,
  uri: '/noise/',
  date: '2026-11-21T08:00:00',
  title: 'Noise &amp; more',
  excerpt: '<p>Not <b>one</b>.</p>',
};

/** An answer of the CMS; the mask only exists in the types. */
function found(nodes: readonly object[], endCursor: string | null = null): Found {
  return { nodes, pageInfo: { hasNextPage: endCursor !== null, endCursor } } as unknown as Found;
}

function html(answer: Found | null, request: { term: string; after?: string } = { term: 'noise' }): string {
  const after = request.after;
  return renderToStaticMarkup(
    <SearchResults request={{ term: request.term, isAsked: true, after }} found={answer} />,
  ).replaceAll(/ class="[^"]*"/g, '');
}

function noteIn(page: string): string | undefined {
  return /<p role="status"[^>]*>([^<]*)<\/p>/.exec(page)?.[1];
}

test('everything but a page is listed with its title, date and excerpt', () => {
  expect(html(found([post]))).toContain(
    '<li data-key="7"><a href="/noise/">Noise &amp; more</a><p>November 21, 2026</p><div><p>Not <b>one</b>.</p></div></li>',
  );
});

test('a page is listed by its title alone', () => {
  expect(html(found([{ ...post, __typename: 'Page' }]))).toContain(
    '<ul><li data-key="7"><a href="/noise/">Noise &amp; more</a></li></ul>',
  );
});

test('content without an excerpt is listed with its date', () => {
  const { excerpt: _, ...representative } = { ...post, __typename: 'Representative' };
  expect(html(found([representative]))).toContain('</a><p>November 21, 2026</p></li>');
});

test.each([
  ['how many results there are', found([post]), undefined, '1 result'],
  ['that there are more', found([post, { ...post, databaseId: 8 }], 'YXJyYXk6OQ=='), undefined, 'First 2 results'],
  ['how many more there are', found([post]), 'YXJyYXk6OQ==', '1 more'],
  ['that there are none', found([]), undefined, 'No results'],
])('the note says %s', (_what, answer, after, note) => {
  expect(noteIn(html(answer, { term: 'noise', ...(after && { after }) }))).toBe(note);
});

test('before the first search the note is a hint, and the parts that a script fills are there', () => {
  const page = html(null);
  expect(noteIn(page)).toMatch(/^Products, projects, representatives .* Two letters are enough to start\.$/);
  expect(page).toContain(`data-hint="${noteIn(page)}"`);
  expect(page).toContain('<div data-search-results=""></div>');
  expect(page).toContain(
    '<div data-search-skeletons="" aria-hidden="true" hidden=""><div></div><div></div><div></div></div>',
  );
});

test('an empty list of results is no list', () => {
  expect(html(found([]))).not.toContain('<ul');
});

test('more results are a link that keeps the term, and later ones lead back to the first', () => {
  const [term, after] = ['wet well', 'YXJyYXk6OQ=='];
  expect(html(found([post], after), { term })).toContain('href="?q=wet+well&amp;after=YXJyYXk6OQ%3D%3D"');
  expect(html(found([post]), { term })).not.toContain('href="?');
  expect(html(found([post]), { term, after })).toContain('href="?q=wet+well"');
});
