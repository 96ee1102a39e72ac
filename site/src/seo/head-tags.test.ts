import { expect, test } from 'vitest';
import { meta } from './head-tag.ts';
import { headTags } from './head-tags.ts';

const head = {
  title: 'SN-3040 | Alder Creek',
  description: 'A pump',
  canonical: 'http://localhost:3000/sn-3040/',
  image: 'http://localhost:3000/image?url=x',
  type: 'product' as const,
};

function contentOf(name: string, tags: ReturnType<typeof headTags>): string[] {
  return tags
    .filter(({ attributes }) => (attributes.property ?? attributes.name) === name)
    .map(({ attributes }) => attributes.content ?? '');
}

test('a page is described to search engines and to other services alike', () => {
  const tags = headTags(head, '');
  expect(contentOf('description', tags)).toEqual(['A pump']);
  for (const name of ['og:title', 'twitter:title']) expect(contentOf(name, tags)).toEqual([head.title]);
  for (const name of ['og:description', 'twitter:description']) expect(contentOf(name, tags)).toEqual(['A pump']);
  for (const name of ['og:image', 'twitter:image']) expect(contentOf(name, tags)).toEqual([head.image]);
  for (const name of ['og:url', 'twitter:url']) expect(contentOf(name, tags)).toEqual([head.canonical]);
  expect(contentOf('og:type', tags)).toEqual(['product']);
  expect(contentOf('twitter:card', tags)).toEqual(['summary_large_image']);
});

test("where the CMS and the site say the same, the site's word stands alone", () => {
  const extraTags = [meta('og:title', 'Theirs'), meta('og:locale', 'en_US')];
  const tags = headTags({ ...head, extraTags }, '');
  expect(contentOf('og:title', tags)).toEqual([head.title]);
  expect(contentOf('og:locale', tags)).toEqual(['en_US']);
});

test('a page without a picture shows the mark', () => {
  expect(contentOf('og:image', headTags({ ...head, image: undefined }, ''))).toEqual([
    'http://localhost:3000/share.png',
  ]);
});

test('a page that does not exist is told to robots only', () => {
  const tags = headTags({ title: 'Page not found', description: '', robots: 'noindex' }, '');
  expect(tags).toEqual([meta('robots', 'noindex')]);
});

test('the search console finds its token, once there is one', () => {
  expect(contentOf('google-site-verification', headTags(head, 'abc'))).toEqual(['abc']);
  expect(contentOf('google-site-verification', headTags(head, ''))).toEqual([]);
});
