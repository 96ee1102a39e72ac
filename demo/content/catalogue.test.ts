import { readFile } from 'node:fs/promises';
import type { SeedFields, SeedValue } from '@headwater/cms/starting-content/model.ts';
import { expect, test } from 'vitest';
import { readMediaLibrary } from '../media-library.ts';
import { catalogue } from './catalogue.ts';
import { subCategories, subCategoryPath } from './categories.ts';
import { clipFile } from './clips.ts';
import { productDocumentKey, productFamilies, productImageKey } from './product-model.ts';

/** Paths that the company pages and the archives bring, beside the product tree. */
const pathsElsewhere = [
  '/about/',
  '/careers/',
  '/warranty/',
  '/contact/',
  '/quote/',
  '/service/',
  '/privacy-policy/',
  '/standard-terms-of-sale/',
  '/documents/',
  '/news/',
  '/project/',
  '/representative/',
];
const paths = new Set([...catalogue.pages.map(({ path }) => path), ...pathsElsewhere]);

const mediaKeys = new Set([
  ...readMediaLibrary().images.flatMap(({ key }) => (/^(?:scene|banner|logo|partner|icon)\//.test(key) ? key : [])),
  ...catalogue.products.flatMap((product) => [
    ...product.images.map((view) => productImageKey(product, view)),
    ...(product.callouts ? [productImageKey(product, 'parts')] : []),
    ...product.documents.map((kind) => productDocumentKey(product, kind)),
  ]),
]);

/** Every leaf of a page's fields, so that rules hold for fields that come later too. */
function leaves(value: SeedValue): readonly SeedValue[] {
  return isRepeater(value) ? value.flatMap((row) => Object.values(row).flatMap((field) => leaves(field))) : [value];
}
function isRepeater(value: SeedValue): value is readonly SeedFields[] {
  return Array.isArray(value);
}
const fieldValues = catalogue.pages.flatMap(({ groups }) =>
  Object.values(groups ?? {}).flatMap((fields) => Object.values(fields).flatMap((field) => leaves(field))),
);

test('the catalogue has four products in each of nine families', () => {
  expect(productFamilies).toHaveLength(9);
  for (const family of productFamilies) {
    expect(catalogue.products.filter((product) => product.family === family).length, family).toBe(4);
  }
});

test('a product has a teaser, texts, 12 to 18 figures, 4 to 6 images and three documents', () => {
  expect(catalogue.products).not.toEqual([]);
  for (const product of catalogue.products) {
    const { code, description, features, applications, markets, images, callouts, specifications } = product;
    expect(product.teaser, code).toMatch(/\.$/);
    expect(description?.match(/<p>/g)?.length, code).toBeOneOf([2, 3]);
    expect(features?.match(/<li>/g)?.length, code).toBeOneOf([5, 6, 7]);
    expect(applications?.match(/<li>/g)?.length, code).toBeGreaterThanOrEqual(3);
    expect(markets?.match(/<li>/g)?.length, code).toBeGreaterThanOrEqual(3);
    expect(specifications.length, code).toBeGreaterThanOrEqual(12);
    expect(specifications.length, code).toBeLessThanOrEqual(18);
    expect(specifications.slice(0, 3).map(({ label }) => label)).toEqual(['Flow', 'Head', 'Power']);
    expect(images.length, code).toBeGreaterThanOrEqual(4);
    expect(new Set(images).size, code).toBe(images.length);
    expect(callouts?.length, code).toBeGreaterThanOrEqual(6);
    expect(callouts?.length, code).toBeLessThanOrEqual(10);
    expect(product.documents).toEqual(['brochure', 'dataSheet', 'manual']);
  }
});

const filmed = catalogue.products.filter(({ isFilmed }) => isFilmed);

test('at least six families have a product with a clip', () => {
  expect(new Set(filmed.map(({ family }) => family)).size).toBeGreaterThanOrEqual(6);
});

test.each(filmed)('the clip of $code is an MP4 of at most 1 MB that plays before it has arrived', async (product) => {
  const file = await readFile(clipFile(product));
  expect(file.length).toBeLessThan(1_000_000);
  expect(file.toString('latin1', 4, 8)).toBe('ftyp');
  // The index stands before the pictures.
  expect(file.indexOf('moov')).toBeLessThan(file.indexOf('mdat'));
});

test.each(filmed)('the page of $code says in words what its clip shows', ({ slug }) => {
  const page = catalogue.pages.find((candidate) => candidate.slug === slug);
  expect(page?.groups?.singleProduct?.videoId).toEqual({ mediaUrl: `clip/${slug}` });
  expect(page?.content).toContain('The video below has no sound.');
});

test('no two products have the same text', () => {
  for (const field of ['teaser', 'description', 'features', 'applications'] as const) {
    const texts = catalogue.products.map((product) => product[field]);
    expect(new Set(texts).size, field).toBe(texts.length);
  }
});

test('every path is unique', () => {
  const paths = catalogue.pages.map(({ path }) => path);
  expect(paths).not.toEqual([]);
  expect(paths.filter((path, position) => paths.indexOf(path) !== position)).toEqual([]);
});

test('the parent of every page comes before it', () => {
  const seen = new Set<string>();
  for (const { path } of catalogue.pages) {
    const parent = path.replace(/[^/]+\/$/, '');
    if (parent !== '/') expect(seen.has(parent), `parent of ${path}`).toBe(true);
    seen.add(path);
  }
});

test('every path ends with the slug of its page', () => {
  for (const { path, slug } of catalogue.pages) {
    if (path !== '/') expect(path.endsWith(`/${slug}/`), path).toBe(true);
  }
});

test('every related page exists', () => {
  const related = fieldValues.flatMap((value) =>
    typeof value === 'object' && value !== null && 'pages' in value ? value.pages : [],
  );
  expect(related.length).toBeGreaterThanOrEqual(3 + 9 + 36);
  for (const path of related) expect(paths, path).toContain(path);
});

test('every product is related by its sub-category', () => {
  expect(subCategories).not.toEqual([]);
  for (const subCategory of subCategories) {
    const page = catalogue.pages.find(({ path }) => path === subCategoryPath(subCategory));
    const related = page?.groups?.productSubCategory?.relatedProducts;
    const expected = catalogue.products
      .filter(({ family }) => family === subCategory.family)
      .map(({ slug }) => `${subCategoryPath(subCategory)}${slug}/`);
    expect(related).toEqual({ pages: expected });
  }
});

test('every link in the texts and menus leads to an existing page', () => {
  const html = [
    ...fieldValues.filter((value) => typeof value === 'string'),
    ...catalogue.pages.flatMap(({ content }) => content ?? []),
  ].join('\n');
  const menuItems = [...catalogue.menus.primary, ...catalogue.menus.footer];
  const links = [
    ...[...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? ''),
    ...fieldValues.flatMap((value) =>
      typeof value === 'object' && value !== null && 'link' in value ? [value.link.url] : [],
    ),
    ...menuItems.flatMap(({ url, children = [] }) => [url, ...children.map((child) => child.url)]),
  ];
  expect(links.length).toBeGreaterThan(100);
  for (const link of links) expect(paths, link).toContain(link.replace(/#.*$/, ''));
});

test('every media key is a known drawing, logo, icon or document', () => {
  const used = [
    ...catalogue.pages.flatMap(({ featuredImage }) => featuredImage ?? []),
    ...fieldValues.flatMap((value) => {
      if (typeof value !== 'object' || value === null) return [];
      if ('media' in value) return [value.media];
      return 'gallery' in value ? value.gallery : [];
    }),
  ];
  expect(used.length).toBeGreaterThan(300);
  for (const key of used) expect(mediaKeys, key).toContain(key);
});

test('the front page fills every block', () => {
  const home = catalogue.pages.find(({ path }) => path === '/');
  expect(Object.keys(home?.groups ?? {})).toEqual([
    'heroBanner',
    'homeDescription',
    'linkCards',
    'features',
    'statisticsSection',
    'partner',
  ]);
});

test('tables of figures call their units US, not imperial', () => {
  const tables = catalogue.pages.filter(({ content }) => content?.includes('<th scope="col">Figure</th>'));
  expect(tables.length).toBeGreaterThan(30);
  for (const { content, path } of tables) {
    expect(content, path).toContain('<th scope="col">Figure</th><th scope="col">US</th><th scope="col">Metric</th>');
    expect(content, path).not.toMatch(/imperial/i);
  }
});
