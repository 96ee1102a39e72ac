import type { NewContent } from '@headwater/cms/database/content-table.ts';
import { openDatabase } from '@headwater/cms/database/open-database.ts';
import { tablesOf } from '@headwater/cms/database/tables.ts';
import { expect, test } from 'vitest';
import { seedProducts } from './many-products.ts';

const blank: NewContent = {
  type: 'page',
  status: 'publish',
  slug: '',
  path: null,
  parentId: null,
  authorId: null,
  title: '',
  content: '',
  excerpt: '',
  date: '2026-01-01T00:00:00',
  modified: '2026-01-01T00:00:00',
  template: 'Default',
  featuredImageId: null,
  menuOrder: 0,
  seoTitle: null,
  seoDescription: null,
  postPassword: '',
  fields: {},
};

function smallContent() {
  const database = openDatabase(':memory:');
  const tables = tablesOf(database);
  const group = tables.content.insert({
    ...blank,
    template: 'Product Subcategory',
    slug: 'pumps',
    path: '/products/pumps/',
    title: 'Pumps',
  });
  const product = tables.content.insert({
    ...blank,
    template: 'Single Product',
    slug: 'sn-1',
    path: '/products/pumps/sn-1/',
    title: 'SN-1 grinder',
    parentId: group,
    fields: { singleProduct: { teaserDescription: 'Grinds.' } },
  });
  tables.content.setFields(group, { productSubCategory: { teaserDescription: 'All', relatedProducts: [product] } });
  const pages = () => tables.content.ids({ types: ['page'], statuses: ['publish'] });
  return { database, tables, pages };
}

test('adds products with a path, a number and the fields of the one they were copied from', () => {
  const { database, tables } = smallContent();
  seedProducts(database, 51);
  const group = tables.content.byPath('/products/many-products-51/');
  const product = tables.content.byPath('/products/many-products-51/mp-000051/');
  expect(product).toMatchObject({
    title: 'MP-000051 grinder',
    template: 'Single Product',
    parentId: group?.id,
    fields: { singleProduct: { teaserDescription: 'Grinds.' } },
  });
  expect(group?.fields).toEqual({ productSubCategory: { teaserDescription: 'All', relatedProducts: [product?.id] } });
  const first = tables.content.byPath('/products/many-products-1/');
  expect(first?.fields).toMatchObject({
    productSubCategory: { relatedProducts: expect.objectContaining({ length: 50 }) },
  });
});

test('gives each product tables of its own, and as many part numbers as asked for', () => {
  const { database, tables } = smallContent();
  seedProducts(database, 4, 90);
  const texts = [1, 2, 3, 4].map((at) => {
    return tables.content.byPath(`/products/many-products-1/mp-00000${at}/`)?.content ?? '';
  });
  const numbers = texts.flatMap((text) => [...text.matchAll(/<td>\d+<\/td><td>(MP-[^<]+)/g)].map(([, own]) => own));
  expect(new Set(numbers).size).toBe(90);
  expect(new Set(texts).size).toBe(4);
  seedProducts(database, 4, 90);
  expect(tables.content.byPath('/products/many-products-1/mp-000004/')?.content).toBe(texts[3]);
});

test('replaces the products that it added before', () => {
  const { database, pages } = smallContent();
  const before = pages();
  seedProducts(database, 60);
  expect(pages()).toHaveLength(before.length + 62);
  seedProducts(database, 3);
  expect(pages()).toHaveLength(before.length + 4);
});

test('restores the catalogue when it is asked for no products', () => {
  const { database, pages } = smallContent();
  const before = pages();
  seedProducts(database, 3);
  expect(pages()).toHaveLength(before.length + 4);
  seedProducts(database, 0);
  expect(pages()).toEqual(before);
});

test('keeps a newer catalogue from replacing the added products', () => {
  const { database, tables } = smallContent();
  seedProducts(database, 1);
  expect(tables.options.number('edited')).toBe(1);
});

test('says that a catalogue without products has nothing to copy', () => {
  expect(() => seedProducts(openDatabase(':memory:'), 5)).toThrow('no product in a sub-category');
});
