import { expect, test } from 'vitest';
import { createLinkedPages } from './linked-pages.ts';

function linksOf(key: string, body: string) {
  const linked = createLinkedPages(['/search/']);
  linked.note(key, Buffer.from(body));
  return linked.has;
}

test.each([
  ['a link', '<a href="/pumps/">Pumps</a>', '/pumps/'],
  ['a link without a slash', '<a href="/pumps">Pumps</a>', '/pumps'],
  ['a link with a query', '<a href="/pumps/?from=home">Pumps</a>', '/pumps/'],
  ['a link with a fragment', '<a href="/pumps/#sizes">Sizes</a>', '/pumps/'],
  ['a link with an entity', '<a href="/a&amp;b/">Both</a>', '/a%26b/'],
  ['the next page of a list', '<a href="?after=YXJyYXk6OQ%3D%3D">Next</a>', '/news/?after=YXJyYXk6OQ%3D%3D'],
  ['a URL of a sitemap', '<loc>https://shop.example/pumps/</loc>', '/pumps/'],
])('knows the page that %s leads to', (_what, body, key) => {
  expect(linksOf('/news/?after=x', body)(key)).toBe(true);
});

test.each([
  ['a link to another site', '<a href="https://other.example/pumps/">Pumps</a>'],
  ['a text that looks like a path', '<p>/pumps/</p>'],
  ['a file', '<a href="/pumps.pdf">Pumps</a>'],
])('does not take %s for a link to a page', (_what, body) => {
  expect(linksOf('/', body)('/pumps/')).toBe(false);
});

test('knows every link of a page', () => {
  const has = linksOf('/', '<a href="/a/">A</a><a href="/b/">B</a><loc>http://x/c/</loc><loc>http://x/d/</loc>');
  expect(['/a/', '/b/', '/c/', '/d/', '/e/'].map(has)).toEqual([true, true, true, true, false]);
});

test('knows the paths that need no link', () => {
  expect(['/search/', '/other/'].map(createLinkedPages(['/search/']).has)).toEqual([true, false]);
});

test('knows a path that was named without a link', () => {
  const linked = createLinkedPages([]);
  linked.noteKey('/named/');
  expect(['/named/', '/other/'].map(linked.has)).toEqual([true, false]);
});

test.each([
  ['remembered', 49_999, true],
  ['forgotten', 50_000, false],
])('a link is %s after %i other links', (_outcome, others, isKnown) => {
  const linked = createLinkedPages([]);
  linked.noteKey('/first/');
  for (let other = 0; other < others; other += 1) linked.noteKey(`/${other}/`);
  expect(linked.has('/first/')).toBe(isKnown);
});

test('ignores an invalidly encoded link among the other links of a page', () => {
  const has = linksOf('/', '<a href="/%zz/">Z</a><a href="/caf%c3%a9/">C</a>');
  expect(['/%zz/', '/caf%C3%A9/'].map(has)).toEqual([false, true]);
});
