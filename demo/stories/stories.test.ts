import { postalRegions } from '@headwater/contract/postal-regions.ts';
import { expect, test } from 'vitest';
import { catalogue } from '../content/catalogue.ts';
import { readMediaLibrary } from '../media-library.ts';
import { stories } from './stories.ts';

const { posts, projects, testimonials, representatives, pages, users, categories, tags } = stories;
const dated = [...posts, ...projects, ...testimonials, ...representatives, ...pages];

/** Everything that an editor typed as HTML, with where it is. */
const texts: readonly (readonly [where: string, html: string])[] = [
  ...pages.map(({ path, content = '' }) => [path, content] as const),
  ...posts.map(({ slug, content = '' }) => [`/${slug}/`, content] as const),
  ...projects.map(({ slug, contentArea }) => [`/project/${slug}/`, contentArea] as const),
  ...testimonials.map(({ slug, testimonialContent }) => [slug, testimonialContent] as const),
];

const paths = new Set([
  ...[...pages, ...catalogue.pages].filter(({ status }) => !status || status === 'publish').map(({ path }) => path),
  ...posts.map(({ slug }) => `/${slug}/`),
  ...projects.map(({ slug }) => `/project/${slug}/`),
  ...representatives.map(({ slug }) => `/representative/${slug}/`),
  ...categories.map(({ slug }) => `/category/${slug}/`),
  ...tags.map(({ slug }) => `/tag/${slug}/`),
]);

function words(html: string): number {
  return html.replace(/<[^>]+>/g, ' ').match(/\S+/g)?.length ?? 0;
}

function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test('the stories have the planned number of each kind of content', () => {
  expect([posts, categories, tags, projects, testimonials, representatives].map(({ length }) => length)).toEqual([
    24, 4, 8, 12, 5, 16,
  ]);
});

test('no two projects or representatives have the same slug', () => {
  expect(repeated(projects.map(({ slug }) => slug))).toEqual([]);
  expect(repeated(representatives.map(({ slug }) => slug))).toEqual([]);
});

test('no post takes the path of another post or a page', () => {
  const topLevel = [...pages, ...catalogue.pages].filter(({ path }) => path.split('/').length === 3);
  expect(repeated([...posts.map(({ slug }) => `/${slug}/`), ...topLevel.map(({ path }) => path)])).toEqual([]);
});

test.each(dated)('$slug has a valid date', ({ date = '' }) => {
  expect(new Date(`${date}Z`).toISOString().slice(0, 19)).toBe(date);
});

test.each(dated)('$slug dates from January 2024 to October 2026', ({ date = '' }) => {
  expect(date >= '2024-01-01' && date < '2026-11-01').toBe(true);
});

test('no two posts have the same date', () => {
  expect(repeated(posts.map(({ date = '' }) => date))).toEqual([]);
});

test.each(posts)('/$slug/ is 400 to 700 words long under headings of its own', ({ content = '' }) => {
  expect(words(content)).toBeGreaterThanOrEqual(400);
  expect(words(content)).toBeLessThanOrEqual(700);
  expect(content.match(/<h2>/g)?.length).toBeGreaterThanOrEqual(3);
});

test('every author of a post exists', () => {
  const logins = users.map(({ login }) => login);
  expect(posts.filter(({ author }) => !logins.includes(author))).toEqual([]);
});

test('the posts are by two authors', () => {
  expect(new Set(posts.map(({ author }) => author)).size).toBe(2);
});

test('the posts use exactly the categories that exist', () => {
  expect(new Set(posts.flatMap((post) => post.categories))).toEqual(new Set(categories.map(({ slug }) => slug)));
});

test('the posts use exactly the tags that exist', () => {
  expect(new Set(posts.flatMap((post) => post.tags))).toEqual(new Set(tags.map(({ slug }) => slug)));
});

test('one post has no picture', () => {
  expect(posts.filter(({ featuredImage }) => !featuredImage)).toHaveLength(1);
});

test('one post has no excerpt', () => {
  expect(posts.filter(({ excerpt }) => !excerpt)).toHaveLength(1);
});

test('one post has its own template', () => {
  expect(posts.filter(({ template }) => template === 'Single Post Without Separators')).toHaveLength(1);
});

test('each region in which the company sells has exactly one representative', () => {
  const covered = representatives.flatMap(({ regions }) => regions);
  const others = ['AK', 'HI', 'PR', 'BC', 'QC', 'NB', 'NS', 'PE', 'NL', 'YT', 'NT', 'NU'];
  const expected = Object.keys(postalRegions).filter((code) => !others.includes(code));
  expect(covered.toSorted()).toEqual(expected.toSorted());
});

test('some representatives lack a website or the text of their territories', () => {
  expect(representatives.filter(({ website }) => !website)).toHaveLength(2);
  expect(representatives.filter(({ territories }) => territories === '')).toHaveLength(1);
});

test('there is a page on each template that the product tree does not use', () => {
  const templates = new Set(pages.map(({ template }) => template));
  expect([...templates].toSorted()).toEqual(['Blank', 'Default', 'Page With Large Header', 'Page Without Separators']);
});

test('one page is a draft', () => {
  expect(pages.filter(({ status }) => status === 'draft')).toHaveLength(1);
});

test('one page is private', () => {
  expect(pages.filter(({ status }) => status === 'private')).toHaveLength(1);
});

test('the contact page ends with its form', () => {
  const contact = pages.find(({ path }) => path === '/contact/')?.content ?? '';
  expect(contact).toMatch(/\n\n\[gravityform id="1" title="false" description="false"\]$/);
});

test.each(texts)('every link on %s leads to something that exists', (_, html) => {
  for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g)) {
    if (/^(mailto|tel):/.test(href)) continue;
    const [, drawing] = /^media:(.*)$/.exec(href) ?? [];
    if (drawing) expect(readMediaLibrary().images.map(({ key }) => key)).toContain(drawing);
    else expect([...paths]).toContain(href.replace(/#.*$/, ''));
  }
});

test.each(texts)('every tag on %s is closed where it should be', (_, html) => {
  const open: string[] = [];
  for (const [, close, name = '', selfClosing] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*?(\/?)>/g)) {
    if (selfClosing) continue;
    if (close) expect(open.pop()).toBe(name);
    else open.push(name);
  }
  expect(open).toEqual([]);
});

const picturesInText = texts.flatMap(([, html]) => [...html.matchAll(/<img src="media:([^"]+)" alt="([^"]+)" \/>/g)]);

test('every picture that is used has been drawn', () => {
  const drawn = new Set(readMediaLibrary().images.map(({ key }) => key));
  const featured = dated.flatMap(({ featuredImage }) => featuredImage ?? []);
  const used = [...featured, ...picturesInText.map(([, key = '']) => key)];
  expect(used.filter((key) => !drawn.has(key))).toEqual([]);
});

test('every picture in a text has an alternative text', () => {
  expect(picturesInText.length).toBe(texts.flatMap(([, html]) => html.match(/<img/g) ?? []).length);
});

test('apostrophes and quotation marks in running text are typographic', () => {
  const straight = texts.flatMap(([where, html]) =>
    [...html.replace(/<[^>]+>|\[gravityform[^\]]*\]/g, '').matchAll(/.{0,20}["'].{0,20}/g)].map(
      ([hit]) => `${where}: ${hit}`,
    ),
  );
  expect(straight).toEqual([]);
});
