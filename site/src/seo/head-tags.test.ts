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

test('social networks read what is written for them', () => {
  const tags = headTags({ ...head, social: { title: 'Meet the pump', description: 'Quiet' } }, '');
  for (const name of ['og:title', 'twitter:title']) expect(contentOf(name, tags)).toEqual(['Meet the pump']);
  for (const name of ['og:description', 'twitter:description']) expect(contentOf(name, tags)).toEqual(['Quiet']);
  expect(contentOf('description', tags)).toEqual(['A pump']);
});

test('X reads what is written for it alone', () => {
  const extraTags = [meta('twitter:title', 'For X'), meta('twitter:card', 'summary')];
  const tags = headTags({ ...head, extraTags, social: { title: 'Meet the pump', description: 'Quiet' } }, '');
  expect(contentOf('twitter:title', tags)).toEqual(['For X']);
  expect(contentOf('twitter:description', tags)).toEqual(['Quiet']);
  expect(contentOf('twitter:card', tags)).toEqual(['summary_large_image']);
});

test("the site's own tag replaces the CMS's tag of the same name", () => {
  const extraTags = [meta('og:title', 'Theirs'), meta('og:locale', 'en_US')];
  const tags = headTags({ ...head, extraTags }, '');
  expect(contentOf('og:title', tags)).toEqual([head.title]);
  expect(contentOf('og:locale', tags)).toEqual(['en_US']);
});

test('a page without an image uses the logo', () => {
  expect(contentOf('og:image', headTags({ ...head, image: undefined }, ''))).toEqual([
    'http://localhost:3000/share.png',
  ]);
});

test('a 404 page has tags for robots only', () => {
  const tags = headTags({ title: 'Page not found', description: '', robots: 'noindex' }, '');
  expect(tags).toEqual([meta('robots', 'noindex')]);
});

test("renders the search console's token when configured", () => {
  expect(contentOf('google-site-verification', headTags(head, 'abc'))).toEqual(['abc']);
  expect(contentOf('google-site-verification', headTags(head, ''))).toEqual([]);
});

test('the tags of an article are rendered in order, with its dates and author', () => {
  const article = {
    headline: 'A',
    published: '2026-11-21T08:00:00Z',
    modified: '2026-11-22T08:00:00Z',
    author: 'Marit',
  };
  const tags = headTags({ ...head, type: undefined, robots: 'noindex', article }, 'abc');
  const written = tags.map(({ attributes: { property, name, rel, content, href } }) => [
    property ?? name ?? rel,
    content ?? href,
  ]);
  expect(written).toEqual([
    ['description', 'A pump'],
    ['robots', 'noindex'],
    ['google-site-verification', 'abc'],
    ['canonical', head.canonical],
    ['og:type', 'website'],
    ['og:site_name', 'Alder Creek Pump Works'],
    ['og:title', head.title],
    ['og:description', 'A pump'],
    ['og:url', head.canonical],
    ['og:image', head.image],
    ['article:published_time', '2026-11-21T08:00:00Z'],
    ['article:modified_time', '2026-11-22T08:00:00Z'],
    ['article:author', 'Marit'],
    ['twitter:card', 'summary_large_image'],
    ['twitter:title', head.title],
    ['twitter:description', 'A pump'],
    ['twitter:url', head.canonical],
    ['twitter:image', head.image],
  ]);
  expect(tags.filter(({ attributes }) => attributes.property).map(({ attributes }) => attributes.property)).toEqual(
    written.map(([name]) => name).filter((name) => /^(?:og|article):/.test(name ?? '')),
  );
});

test('a 404 page passes on no tags of the CMS', () => {
  const extraTags = [meta('og:locale', 'en_US')];
  expect(headTags({ title: 'Page not found', description: '', extraTags }, '')).toEqual([]);
});

test('a page has the alternates of the CMS', () => {
  const alternate = (hreflang: string, href: string) => ({
    name: 'link' as const,
    attributes: { rel: 'alternate', hreflang, href },
  });
  const extraTags = [alternate('de', 'http://localhost:3000/de/'), alternate('fr', 'http://localhost:3000/fr/')];
  expect(headTags({ ...head, extraTags }, '').filter(({ attributes }) => attributes.rel === 'alternate')).toEqual(
    extraTags,
  );
});
