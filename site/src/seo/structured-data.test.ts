import { expect, test } from 'vitest';
import { articleData, breadcrumbList, organization, productData } from './structured-data.ts';

const page = { url: 'http://localhost:3000/x/', image: undefined };

test('describes the company by address, phone and profiles', () => {
  expect(organization()).toMatchObject({
    '@type': 'Organization',
    url: 'http://localhost:3000/',
    telephone: expect.stringMatching(/^\+\d+$/),
    address: {
      '@type': 'PostalAddress',
      streetAddress: expect.any(String),
      addressLocality: 'Duluth',
      addressRegion: 'Minnesota',
      postalCode: expect.stringMatching(/^\d{5}$/),
      addressCountry: 'US',
    },
  });
});

test('numbers breadcrumbs from the top', () => {
  const trail = [
    { name: 'Home', url: 'http://localhost:3000/' },
    { name: 'X', url: 'http://localhost:3000/x/' },
  ];
  expect(breadcrumbList(trail).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'http://localhost:3000/' },
    { '@type': 'ListItem', position: 2, name: 'X', item: 'http://localhost:3000/x/' },
  ]);
});

test('describes a product by model code and figures', () => {
  const data = productData(
    { name: 'SN-3040 Pump', modelCode: 'SN-3040', figures: [{ label: 'Flow', value: '220 gpm' }] },
    page,
  );
  expect(data).toMatchObject({
    '@type': 'Product',
    model: 'SN-3040',
    additionalProperty: [{ '@type': 'PropertyValue', name: 'Flow', value: '220 gpm' }],
  });
  expect(data).not.toHaveProperty('image');
  expect(productData({ name: 'Pump' }, page)).not.toHaveProperty('additionalProperty');
});

test('a product has its category and every image once, the preview image first', () => {
  const images = ['http://localhost:3000/b.jpg', 'http://localhost:3000/a.jpg'];
  const data = productData({ name: 'Pump', category: 'Grinder', images }, { ...page, image: images[1] });
  expect(data).toMatchObject({ category: 'Grinder', image: [images[1], images[0]] });
});

test('an article has its dates and its author, or the company as author', () => {
  const published = '2026-01-01T08:00:00Z';
  expect(articleData({ headline: 'News', published, author: 'Marit' }, page)).toMatchObject({
    datePublished: published,
    dateModified: published,
    author: { '@type': 'Person', name: 'Marit' },
  });
  expect(articleData({ headline: 'News' }, page)).toMatchObject({ author: { '@type': 'Organization' } });
  expect(articleData({ headline: 'News' }, page)).not.toHaveProperty('datePublished');
});
