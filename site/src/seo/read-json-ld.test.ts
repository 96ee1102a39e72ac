import { expect, test } from 'vitest';
import { env } from '../config/env.ts';
import { readJsonLd } from './read-json-ld.ts';

/** An object nested this deep. */
function nested(depth: number): object {
  return depth === 0 ? { name: 'innermost' } : { inner: nested(depth - 1) };
}

test("keeps a plugin's additional data, with URLs on the site", () => {
  const faq = { '@type': 'FAQPage', url: `${env.CMS_URL}/faq/`, size: 3, isOpen: false, tags: ['a', null, 'b'] };
  expect(readJsonLd(JSON.stringify(faq))).toEqual([
    { '@type': 'FAQPage', url: 'http://localhost:3000/faq/', size: 3, isOpen: false, tags: ['a', 'b'] },
  ]);
});

test.each(
  'WebSite Organization Corporation BreadcrumbList Product ProductGroup Article NewsArticle BlogPosting'.split(' '),
)("drops a plugin's %s, which the site writes itself", (type) => {
  expect(readJsonLd(JSON.stringify({ '@type': type }))).toEqual([]);
  expect(readJsonLd(JSON.stringify({ '@type': ['Thing', type] }))).toEqual([]);
});

test('only objects that the site does not write itself are kept from a list or a graph', () => {
  const [own, other] = [{ '@type': 'Product' }, { '@type': 'FAQPage' }];
  expect(readJsonLd(JSON.stringify([own, other]))).toEqual([other]);
  expect(readJsonLd(JSON.stringify({ '@graph': [own, other] }))).toEqual([{ '@graph': [other] }]);
  expect(readJsonLd(JSON.stringify({ '@graph': [own] }))).toEqual([]);
});

test.each(['', '{', '"text"', '7', 'null', '[[]]', ` ${'x'.repeat(100_001)}`])('%j contains no objects', (text) => {
  expect(readJsonLd(text)).toEqual([]);
});

test('reads structured data of at most 100,000 characters', () => {
  const text = (length: number) => JSON.stringify({ name: 'x'.repeat(length - '{"name":""}'.length) });
  expect(readJsonLd(text(100_000))).toHaveLength(1);
  expect(readJsonLd(text(100_001))).toEqual([]);
});

test('leaves out values nested more than twenty levels deep', () => {
  expect(JSON.stringify(readJsonLd(JSON.stringify(nested(19))))).toContain('innermost');
  expect(JSON.stringify(readJsonLd(JSON.stringify(nested(20))))).not.toContain('innermost');
});

test('a list counts as one level of nested values', () => {
  const listed = (depth: number): unknown => (depth === 0 ? 'innermost' : [listed(depth - 1)]);
  const read = (depth: number) => JSON.stringify(readJsonLd(JSON.stringify({ list: listed(depth) })));
  expect(read(19)).toContain('innermost');
  expect(read(20)).not.toContain('innermost');
});

test('leaves out a URL that is not allowed as a link', () => {
  expect(readJsonLd('{"@type":"FAQPage","url":"javascript:alert(1)"}')).toEqual([{ '@type': 'FAQPage' }]);
});
