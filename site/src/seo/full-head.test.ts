import { expect, test } from 'vitest';
import { env } from '../config/env.ts';
import { parseFullHead } from './full-head.ts';

const cms = env.CMS_URL;
const site = 'http://localhost:3000';

test('parses a head written by a plugin', () => {
  const head = parseFullHead(`
    <title>Pumps &amp; parts</title>
    <meta name="description" content="All &quot;about&quot; pumps" />
    <meta name="robots" content="max-snippet:-1, NOINDEX, follow" />
    <meta property="og:locale" content="en_US" />
    <meta property="article:publisher" content="https://www.facebook.com/pumps" />
    <meta name="twitter:label1" content="Written by" />
    <meta property="og:image" content="${cms}/wp-content/uploads/2026/01/pump.jpg" />
    <meta property="og:image:width" content="4000" />
    <link rel="alternate" hreflang="de" href="${cms}/de/pumpen/" />`);
  expect(head).toMatchObject({
    title: 'Pumps & parts',
    description: 'All "about" pumps',
    robots: 'max-snippet:-1, noindex, follow',
    image: `${site}/image?url=%2Fmedia%2F2026%2F01%2Fpump.jpg&w=1200&q=75`,
  });
  expect(head.tags.map(({ attributes }) => attributes)).toEqual([
    { property: 'og:locale', content: 'en_US' },
    { property: 'article:publisher', content: 'https://www.facebook.com/pumps' },
    { name: 'twitter:label1', content: 'Written by' },
    { rel: 'alternate', hreflang: 'de', href: `${site}/de/pumpen/` },
  ]);
});

test('translations on sister domains are listed', () => {
  const { tags } = parseFullHead('<link rel="alternate" hreflang="de" href="https://www.pumpen.example/pumpen/">');
  expect(tags[0]?.attributes).toEqual({
    ...{ rel: 'alternate', hreflang: 'de', href: 'https://www.pumpen.example/pumpen/' },
  });
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a style', '<style>body{display:none}</style>'],
  ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.example/">'],
  ['a policy', '<meta http-equiv="Content-Security-Policy" content="script-src *">'],
  ['a base URL', '<base href="https://evil.example/">'],
  ['a style sheet', '<link rel="stylesheet" href="https://evil.example/a.css">'],
  ['an alternate without encryption', '<link rel="alternate" hreflang="de" href="http://evil.example/">'],
  ['an alternate that is no URL', '<link rel="alternate" hreflang="de" href="https://[">'],
  ["the CMS's own feeds", `<link rel="alternate" type="application/rss+xml" href="${cms}/feed/">`],
  ['an alternate of another kind', `<link rel="alternate" hreflang="de" type="text/json" href="${cms}/de/">`],
  ['an alternate without a language', `<link rel="alternate" href="${cms}/de/">`],
  ['an alternate in no language', `<link rel="alternate" hreflang="d e" href="${cms}/de/">`],
  ['a link to a translation that is not an alternate', `<link rel="next" hreflang="de" href="${cms}/de/">`],
  ['a script URL', '<meta property="og:see_also" content="javascript:alert(1)">'],
  ["another owner's verification", '<meta name="google-site-verification" content="theirs">'],
  ['an image that the site does not resize', '<meta property="og:image" content="/wp-content/uploads/a.bmp">'],
  ['an image on another host', '<meta property="og:image" content="https://evil.example/a.jpg">'],
  ['a tag with an invented name', '<meta property="og:x onload=alert(1)" content="x">'],
  ['data that is not JSON', '<script type="application/ld+json">{alert(1)}</script>'],
  ['data that is not an object', '<script type="application/ld+json">"text"</script>'],
  ['an endless text', `<meta property="og:locale" content="${'x'.repeat(3000)}">`],
  ['nothing', ''],
])('a head loses %s', (_name, html) => {
  expect(parseFullHead(html)).toEqual({
    title: undefined,
    canonical: undefined,
    description: undefined,
    social: { title: undefined, description: undefined },
    robots: undefined,
    image: undefined,
    tags: [],
    jsonLd: [],
  });
});

test('keeps structured data that the site does not write itself, with URLs on the site', () => {
  const graph = [
    { '@type': 'WebPage', url: `${cms}/about/`, inLanguage: 'en-US', text: `see ${cms}/x`, nothing: null },
    { '@type': 'BreadcrumbList', itemListElement: [] },
    { '@type': ['Organization', 'Brand'], name: 'Somebody else' },
    { '@type': 'NewsArticle', headline: 'Theirs' },
  ];
  const html = `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })}</script>`;
  expect(parseFullHead(html).jsonLd).toEqual([
    {
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'WebPage', url: `${site}/about/`, inLanguage: 'en-US', text: `see ${site}/x` }],
    },
  ]);
});

test('at most 60 tags of a head are used', () => {
  const many = Array.from({ length: 500 }, (_, index) => `<meta name="twitter:label${index}" content="1">`);
  expect(parseFullHead(many.join('')).tags).toHaveLength(60);
});

const alternate = (index: number) => `<link rel="ALTERNATE" hreflang="x-${index}" href="${cms}/${index}/">`;

test('at most 60 alternates of a head are used', () => {
  const many = Array.from({ length: 500 }, (_, index) => alternate(index));
  expect(parseFullHead(many.join('')).tags).toHaveLength(60);
});

test('an alternate of a head with the same language and URL is used once', () => {
  expect(parseFullHead(alternate(1) + alternate(1)).tags).toHaveLength(1);
});

test('at most 60 pieces of structured data are used', () => {
  const script = '<script type="application/ld+json">{"@type":"FAQPage"}</script>';
  expect(parseFullHead(script.repeat(61)).jsonLd).toHaveLength(60);
});

const content = (text: string) => parseFullHead(`<meta property="og:site_name" content="${text}">`).tags[0];

test('a text may have 2,000 characters', () => {
  expect(content('x'.repeat(2_000))?.attributes.content).toHaveLength(2_000);
  expect(content('x'.repeat(2_001))).toBeUndefined();
});

test('white space in a text is collapsed', () => {
  expect(content(' a \n\t b ')?.attributes.content).toBe('a b');
});

test('reads the first 200,000 characters of a longer head', () => {
  const padding = ' '.repeat(199_000);
  const head = parseFullHead(
    `<title>First</title>${padding}<!-- ${'x'.repeat(2_000)} --><meta name="description" content="late">`,
  );
  expect(head).toMatchObject({ title: 'First', description: undefined });
});

test('reads the first 2,000 elements of a head', () => {
  const after = (elements: number) =>
    parseFullHead(`${'<wbr>'.repeat(elements)}<meta name="description" content="late">`).description;
  expect(after(1_999)).toBe('late');
  expect(after(2_000)).toBeUndefined();
});

test('falls back to the Twitter image when there is none for Open Graph', () => {
  const meta = (name: string, file: string) => `<meta name="${name}" content="${cms}/wp-content/uploads/${file}">`;
  expect(parseFullHead(meta('twitter:image', 't.jpg')).image).toContain('t.jpg');
  expect(parseFullHead(meta('twitter:image', 't.jpg') + meta('og:image', 'o.jpg')).image).toContain('o.jpg');
});

test('the first of several tags of a name counts', () => {
  const twice = '<meta property="og:locale" content="en_US"><meta property="og:locale" content="de_DE">';
  expect(parseFullHead(twice).tags.map(({ attributes }) => attributes)).toEqual([
    { property: 'og:locale', content: 'en_US' },
  ]);
});

test('the first of several titles counts', () => {
  expect(parseFullHead('<title>First</title><title>Second</title>').title).toBe('First');
});
