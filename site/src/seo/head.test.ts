import { expect, test } from 'vitest';
import { env } from '../config/env.ts';
import { pageHead, type SeoTexts } from './head.ts';

const site = { title: 'Alder Creek Pump Works', description: 'Pumps for hard water &amp; harder weather' };

function seo(title: string | null, metaDesc: string | null = null): SeoTexts {
  return { title, metaDesc };
}

const [named, tagline] = ['Alder Creek Pump Works', 'Pumps for hard water & harder weather'];

test.each([
  ['a page, followed by that of the site', { title: 'SN-3040 <em>New</em>', path: '/a/' }, `SN-3040 New | ${named}`],
  ['the site behind its tagline', { title: 'Home', seo: seo('Home'), path: '/' }, `${tagline} | ${named}`],
  ['the site behind its tagline', { title: '', path: '/a/' }, `${tagline} | ${named}`],
  ['an SEO plugin alone', { title: 'About', seo: seo('Makers since 1921'), path: '/a/' }, 'Makers since 1921'],
  ['a page that an SEO plugin repeats', { title: 'About', seo: seo('About'), path: '/a/' }, `About | ${named}`],
  [
    'a page whose listed title an SEO plugin repeats',
    { title: 'Jane of Duluth', listedTitle: 'Duluth', seo: seo('Duluth'), path: '/jane/' },
    `Jane of Duluth | ${named}`,
  ],
])('the title of a head is that of %s', (_what, page, title) => {
  expect(pageHead({ site, ...page }).title).toBe(title);
});

test.each([
  ['the page', { seo: seo(null, 'Who we &amp; ours are'), summary: '<p>A text</p>' }, 'Who we & ours are'],
  ['its summary', { summary: '<p>Cavitation is not one noise &amp; [&hellip;]</p>' }, 'Cavitation is not one noise &…'],
  ['the site', { seo: seo(null, '') }, tagline],
  ['its summary up to a whole word', { summary: `${'x'.repeat(155)} pump` }, `${'x'.repeat(155)} pump`],
  ['its summary up to a whole word', { summary: `${'x'.repeat(155)} pumps` }, `${'x'.repeat(155)}…`],
  ['its summary up to a whole word', { summary: 'pumps, '.repeat(60) }, `${'pumps, '.repeat(21)}pumps…`],
])('the description of a head is that of %s', (_what, page, description) => {
  expect(pageHead({ site, title: 'About', ...page }).description).toBe(description);
});

test('the URLs of a head are those of the configured site', () => {
  expect(pageHead({ site, title: 'About', path: '/about/', image: '/media/x.jpg' })).toMatchObject({
    canonical: 'http://localhost:3000/about/',
    image: 'http://localhost:3000/media/x.jpg',
  });
});

test('a canonical URL that only the head of a plugin names is the page’s', () => {
  const fullHead = '<link rel="canonical" href="https://www.example.com/the-original/">';
  const seo = { title: null, metaDesc: null, fullHead };
  expect(pageHead({ site, seo, path: '/about/' }).canonical).toBe('https://www.example.com/the-original/');
});

test('the front page is at /, also where a plugin still has the URL of the page that it was', () => {
  const seo = { title: null, metaDesc: null, fullHead: null, canonical: `${env.CMS_URL}/home/` };
  expect(pageHead({ site, seo, path: '/' }).canonical).toBe('http://localhost:3000/');
});

test('a page without a path has no canonical URL', () => {
  expect(pageHead({ site, title: 'Gone' }).canonical).toBeUndefined();
});

test('a site without settings still has a head', () => {
  expect(pageHead({ site: null, title: 'About' })).toMatchObject({ title: 'About', description: '' });
});

test('passes on the robots directives of the CMS', () => {
  const fullHead = '<meta name="robots" content="noindex, nofollow">';
  const engines = { title: null, metaDesc: null, fullHead };
  expect(pageHead({ site, title: 'About', seo: engines, path: '/about/' }).robots).toBe('noindex, nofollow');
  expect(pageHead({ site, title: 'Search', seo: engines, robots: 'noindex' }).robots).toBe('noindex, nofollow');
});

test.each([
  ['/', {}, ['Organization', 'WebSite']],
  ['/about/', {}, ['BreadcrumbList']],
  ['/sn-3040/', { product: { name: 'SN-3040' } }, ['BreadcrumbList', 'Product']],
  ['/news-item/', { article: { headline: 'News' } }, ['BreadcrumbList', 'Article']],
  [undefined, {}, []],
])('the page at %j with %j has structured data %j', (path, facts, types) => {
  const { jsonLd = [] } = pageHead({ site, title: 'A title', path, ...facts });
  expect(jsonLd.map((entry) => entry['@type'])).toEqual(types);
});

test("a product without a description does not use the site's", () => {
  const { jsonLd = [] } = pageHead({ site, title: 'SN-3040', path: '/sn-3040/', product: { name: 'SN-3040' } });
  expect(jsonLd.at(-1)).not.toHaveProperty('description');
});

test('breadcrumbs start at "Home" when the site has no title', () => {
  const { jsonLd = [] } = pageHead({ site: { title: '', description: '' }, title: 'About', path: '/about/' });
  expect(jsonLd[0]?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'http://localhost:3000/' },
    { '@type': 'ListItem', position: 2, name: 'About', item: 'http://localhost:3000/about/' },
  ]);
});

test('omits breadcrumbs with an unnamed step', () => {
  expect(pageHead({ site, title: '', path: '/about/' }).jsonLd).toEqual([]);
});

test.each([
  [{ product: { name: 'SN-3040' } }, 'product'],
  [{ article: { headline: 'News' } }, 'article'],
  [{}, 'website'],
])('a page with %j has the type %s', (facts, type) => {
  expect(pageHead({ site, title: 'A title', path: '/a/', ...facts }).type).toBe(type);
});

function productDescription(metaDesc: string | null) {
  const product = { name: 'SN-3040', description: 'Own words' };
  const head = pageHead({ site, title: 'SN-3040', path: '/a/', product, seo: seo(null, metaDesc) });
  return head.jsonLd?.at(-1)?.description;
}

test('a product has the description of its page', () => {
  expect(productDescription('Written')).toBe('Written');
});

test('a product on a page without a description has its own', () => {
  expect(productDescription(null)).toBe('Own words');
});

test("uses a plugin's head where the fields are empty", () => {
  const fullHead =
    '<title>Written</title><meta name="description" content="Theirs"><meta property="og:locale" content="en_US">' +
    '<script type="application/ld+json">{"@type":"FAQPage"}</script>';
  const engines = (title: string | null, metaDesc: string | null) => ({ title, metaDesc, fullHead });
  expect(pageHead({ site, title: 'A', path: '/a/', seo: engines(null, null) })).toMatchObject({
    title: 'Written',
    description: 'Theirs',
    extraTags: [{ attributes: { property: 'og:locale' } }],
    jsonLd: [{ '@type': 'BreadcrumbList' }, { '@type': 'FAQPage' }],
  });
  expect(pageHead({ site, title: 'A', seo: engines('Ours', 'Our words') })).toMatchObject({
    title: 'Ours',
    description: 'Our words',
  });
});

/** The head of a post as Yoast SEO 28.4 writes it for its bridge to WPGraphQL, which has robots in fields of their own. */
const yoastHead = `<!-- This site is optimized with the Yoast SEO plugin v28.4-RC1 - https://yoast.com/product/yoast-seo-wordpress/ -->
<meta name="description" content="Yoast desc" />
<link rel="canonical" href="${env.CMS_URL}/about/" />
<meta property="og:type" content="article" />
<meta property="og:title" content="Social title" />
<meta property="og:description" content="Yoast desc" />
<meta property="og:url" content="${env.CMS_URL}/about/" />
<meta property="og:image" content="${env.CMS_URL}/wp-content/uploads/2026/11/run.jpg" />
	<meta property="og:image:width" content="1280" />
<meta name="twitter:card" content="summary_large_image" />
<!-- / Yoast SEO plugin. -->`;

function yoast(fields: Partial<SeoTexts> = {}): SeoTexts {
  return { title: 'Yoast title', metaDesc: 'Yoast desc', fullHead: yoastHead, ...fields };
}

test('a page is hidden as the fields of the bridge of Yoast SEO say', () => {
  const robotsOf = (index: string, follow: string) =>
    pageHead({ site, seo: yoast({ metaRobotsNoindex: index, metaRobotsNofollow: follow }), path: '/a/' }).robots;
  expect(robotsOf('noindex', 'nofollow')).toBe('noindex, nofollow');
  expect(robotsOf('index', 'nofollow')).toBe('nofollow');
  expect(robotsOf('index', 'follow')).toBeUndefined();
});

test('what an editor wrote for social networks is shown there', () => {
  expect(pageHead({ site, seo: yoast(), path: '/a/', image: '/media/own.jpg' })).toMatchObject({
    title: 'Yoast title',
    social: { title: 'Social title', description: undefined },
    image: expect.stringContaining('run.jpg'),
  });
});

test.each([
  ['on the CMS', `${env.CMS_URL}/about/`, 'http://localhost:3000/about/'],
  ['on another site', 'https://partner.example/report/', 'https://partner.example/report/'],
  ['of the page itself', `${env.CMS_URL}/a/b/`, 'http://localhost:3000/a/b/'],
  ['of the page itself on an earlier front end', 'https://old.example/a/b', 'http://localhost:3000/a/b/'],
  ['that is no URL', 'https://', 'http://localhost:3000/a/b/'],
  ['that is a script', 'javascript:alert(1)', 'http://localhost:3000/a/b/'],
])('a canonical URL %s is %s as %s', (_what, canonical, expected) => {
  expect(pageHead({ site, seo: yoast({ canonical }), path: '/a/b/' }).canonical).toBe(expected);
});
