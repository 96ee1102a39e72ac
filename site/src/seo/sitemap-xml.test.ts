import { Parser } from 'htmlparser2';
import { expect, test } from 'vitest';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

/** Texts of all elements with a name; throws when elements are not closed in order. */
function texts(xml: string, wanted: string): string[] {
  const [open, found]: [string[], string[]] = [[], []];
  const parser = new Parser(
    {
      onopentag: (name) => {
        open.push(name);
        if (name === wanted) found.push('');
      },
      ontext: (text) => {
        if (open.at(-1) === wanted) found.push((found.pop() ?? '') + text);
      },
      onclosetag: (name, isImplied) => {
        if (isImplied || open.pop() !== name) throw new Error(`${name} is not well-formed`);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml.replace(/^<\?xml[^>]*\?>/, ''));
  return found;
}

test.each([
  'http://localhost:3000/a?b=1&c=2',
  'http://localhost:3000/%F0%9F%92%A7/',
  'http://localhost:3000/<>"\'/',
  'http://localhost:3000/]]>/',
])('writes the URL %j as well-formed XML', (url) => {
  const entries = [{ url, modified: '2026-11-21T08:00:00Z' }];
  for (const xml of [sitemapXml(entries), sitemapIndexXml(entries)]) {
    expect(texts(xml, 'loc')).toEqual([url]);
    expect(texts(xml, 'lastmod')).toEqual(['2026-11-21T08:00:00Z']);
  }
});

test('drops characters that XML does not allow', () => {
  const xml = sitemapXml([{ url: 'http://localhost:3000/\u0000\u0008\ud800x\uffff/', modified: undefined }]);
  expect(texts(xml, 'loc')).toEqual(['http://localhost:3000/\ufffdx/']);
  expect(xml).not.toContain('lastmod');
});

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const [changed, undated] = [
  { url: 'http://localhost:3000/a/', modified: '2026-11-21T08:00:00Z' },
  { url: 'http://localhost:3000/b/', modified: undefined },
];

test('a sitemap file lists its URLs in the sitemaps.org format', () => {
  expect(sitemapXml([changed, undated])).toBe(
    `${declaration}<urlset ${NAMESPACE}>\n` +
      '<url><loc>http://localhost:3000/a/</loc><lastmod>2026-11-21T08:00:00Z</lastmod></url>\n' +
      '<url><loc>http://localhost:3000/b/</loc></url>\n</urlset>\n',
  );
});

test('the index of a sitemap lists its files in the sitemaps.org format', () => {
  expect(sitemapIndexXml([undated])).toBe(
    `${declaration}<sitemapindex ${NAMESPACE}>\n<sitemap><loc>http://localhost:3000/b/</loc></sitemap>\n</sitemapindex>\n`,
  );
});
