import { company } from '@headwater/brand/company.ts';
import { expect, test } from 'vitest';
import { articleData, breadcrumbList, organization, website } from './structured-data.ts';

const page = { url: 'http://localhost:3000/x/', image: undefined };

const maker = {
  ...{ '@type': 'Organization', '@id': 'http://localhost:3000/#organization' },
  ...{ name: 'The site', url: 'http://localhost:3000/' },
};

test('the front page names the search of the site', () => {
  expect(website('The site')).toMatchObject({
    ...{ '@type': 'WebSite', name: 'The site' },
    potentialAction: { target: { urlTemplate: 'http://localhost:3000/search?q={search_term_string}' } },
  });
});

test('the company is described by its address, phone and profiles', () => {
  expect(organization('The site')).toEqual({
    '@context': 'https://schema.org',
    ...maker,
    logo: 'http://localhost:3000/icon-512.png',
    foundingDate: expect.stringMatching(/^\d{4}$/),
    email: company.email,
    telephone: expect.stringMatching(/^\+\d+$/),
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.street,
      addressLocality: company.city,
      addressRegion: company.region,
      postalCode: company.postalCode,
      addressCountry: company.country,
    },
    sameAs: Object.values(company.social).filter(Boolean),
  });
});

test('the company has its own name without a title in the CMS', () => {
  expect(organization('')).toMatchObject({ name: company.name });
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

test('an article has its dates, its picture and its author', () => {
  const dates = { published: '2026-01-01T08:00:00Z', modified: '2026-01-02T08:00:00Z' };
  const image = 'http://localhost:3000/a.jpg';
  const shown = { ...page, image, siteName: 'The site' };
  expect(articleData({ headline: 'News', author: 'Marit', ...dates }, shown)).toEqual({
    ...{ '@context': 'https://schema.org', '@type': 'Article', headline: 'News', image },
    mainEntityOfPage: 'http://localhost:3000/x/',
    ...{ datePublished: dates.published, dateModified: dates.modified },
    author: { '@type': 'Person', name: 'Marit' },
    publisher: maker,
  });
});

test('an unchanged article has its publication date as its modification date', () => {
  const published = '2026-01-01T08:00:00Z';
  expect(articleData({ headline: 'News', published }, page)).toMatchObject({ dateModified: published });
});

test('an article without an author has the company as its author', () => {
  expect(articleData({ headline: 'News' }, page)).toMatchObject({ author: { '@type': 'Organization' } });
});

test('an article without a publication date has none', () => {
  expect(articleData({ headline: 'News' }, page)).not.toHaveProperty('datePublished');
});
