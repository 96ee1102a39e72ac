import { expect, test } from 'vitest';
import { env } from '../config/env.ts';
import { readJsonLd } from './read-json-ld.ts';

/** An object within so many others. */
function nested(depth: number): object {
  return depth === 0 ? { name: 'innermost' } : { inner: nested(depth - 1) };
}

test('what a plugin knows beside the site is kept, its addresses led to the site', () => {
  const faq = { '@type': 'FAQPage', url: `${env.CMS_URL}/faq/`, size: 3, isOpen: false, tags: ['a', null, 'b'] };
  expect(readJsonLd(JSON.stringify(faq))).toEqual([
    { '@type': 'FAQPage', url: 'http://localhost:3000/faq/', size: 3, isOpen: false, tags: ['a', 'b'] },
  ]);
});

test.each(['Organization', 'Corporation', 'BreadcrumbList', 'Product', 'Article', 'NewsArticle', 'BlogPosting'])(
  'of its %s the site knows more than a plugin',
  (type) => {
    expect(readJsonLd(JSON.stringify({ '@type': type }))).toEqual([]);
    expect(readJsonLd(JSON.stringify({ '@type': ['Thing', type] }))).toEqual([]);
  },
);

test('of several objects, and within a graph, only those that the site does not say itself are kept', () => {
  const [own, other] = [{ '@type': 'Product' }, { '@type': 'FAQPage' }];
  expect(readJsonLd(JSON.stringify([own, other]))).toEqual([other]);
  expect(readJsonLd(JSON.stringify({ '@graph': [own, other] }))).toEqual([{ '@graph': [other] }]);
  expect(readJsonLd(JSON.stringify({ '@graph': [own] }))).toEqual([]);
});

test.each(['', '{', '"text"', '7', 'null', '[[]]', ` ${'x'.repeat(100_001)}`])('%j holds no objects', (text) => {
  expect(readJsonLd(text)).toEqual([]);
});

test('a text of a hundred thousand characters is read, a longer one is not', () => {
  const text = (length: number) => JSON.stringify({ name: 'x'.repeat(length - '{"name":""}'.length) });
  expect(readJsonLd(text(100_000))).toHaveLength(1);
  expect(readJsonLd(text(100_001))).toEqual([]);
});

test('what nests more than twenty levels deep is left out', () => {
  expect(JSON.stringify(readJsonLd(JSON.stringify(nested(19))))).toContain('innermost');
  expect(JSON.stringify(readJsonLd(JSON.stringify(nested(20))))).not.toContain('innermost');
});

test('an address that may not be linked to is left out', () => {
  expect(readJsonLd('{"@type":"FAQPage","url":"javascript:alert(1)"}')).toEqual([{ '@type': 'FAQPage' }]);
});
