import { startRecordedCms } from '@headwater/contract/recorded-cms/recorded-cms.ts';
import { parseDocument } from 'htmlparser2';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createCmsClient } from '../cms-client/cms-client.ts';
import { createPageContext } from '../cms-client/page-context.ts';
import { setCmsPlaces, usualPlaces } from '../config/cms-places.ts';
import type { Found } from '../documents/shelf.ts';
import { paper, paperFile } from '../documents/testing/papers.ts';
import { handler } from './handler.ts';

let cms: Awaited<ReturnType<typeof startRecordedCms>>;
beforeAll(async () => {
  cms = await startRecordedCms();
});
afterAll(() => cms.close());

type Node = ReturnType<typeof parseDocument>['children'][number];

function elementsOf(node: Node): Extract<Node, { attribs: object }>[] {
  if (!('children' in node)) return [];
  const inside = node.children.flatMap((child) => elementsOf(child as Node));
  return 'attribs' in node ? [node, ...inside] : inside;
}

function textOf(node: Node): string {
  if ('data' in node) return node.type === 'text' ? node.data : '';
  return 'children' in node ? node.children.map((child) => textOf(child as Node)).join('') : '';
}

/** Renders a page from what a real WordPress responded, without a build and without a server of the site. */
async function renderPage(target: string) {
  const client = createCmsClient({ url: cms.url, method: 'GET', persistedQueries: false });
  const context = createPageContext(client, 'a request');
  const { status, headers, body } = await handler({ target, method: 'GET', headers: {} }, context);
  const document = parseDocument(body.toString());
  const elements = document.children.flatMap((child) => elementsOf(child as Node));
  const texts = (...names: string[]) =>
    elements.filter(({ name }) => names.includes(name)).map((element) => textOf(element).trim());
  return { status, headers, html: body.toString(), elements, texts, context };
}

test.each([
  ['a page', '/about-the-works/'],
  ['a page with a form', '/contact/'],
  ['the front page', '/'],
  ['a post', '/news-item-8/'],
  ['a list', '/project/'],
  ['a project', '/project/station-1/'],
  ['a product', '/products/submersible-pumps/submersible-pump-100/'],
  ['a category of products', '/products/'],
  ['a family of products', '/products/submersible-pumps/'],
  ['the replacement parts', '/replacement-parts/'],
  ['a representative', '/representative/north-rep/'],
])('%s has one main heading, its title and its own URL', async (_what, path) => {
  const { status, elements, texts } = await renderPage(path);
  expect(status).toBe(200);
  expect(texts('h1')).toHaveLength(1);
  expect(texts('title')[0]).not.toBe('');
  const canonical = elements.find(({ name, attribs }) => name === 'link' && attribs.rel === 'canonical');
  expect(new URL(canonical?.attribs.href ?? '').pathname).toBe(path);
});

test('a post leads to its categories and tags, and to the ways to contact people', async () => {
  const { elements, texts } = await renderPage('/news-item-8/');
  const hrefs = elements.filter(({ name }) => name === 'a').map(({ attribs }) => attribs.href);
  expect(hrefs).toEqual(expect.arrayContaining(['/category/guides/', '/tag/cavitation/', '/contact/']));
  expect(texts('h2')).toEqual(expect.arrayContaining(['Filed under', "Let's Get Started"]));
});

/** Links are written as their text and where they lead. */
function outlineOf(node: Node): string {
  if ('data' in node) return node.type === 'text' ? node.data : '';
  if (!('children' in node) || ('name' in node && ['script', 'style'].includes(node.name))) return '';
  const inside = node.children.map((child) => outlineOf(child as Node)).join(' ');
  const isLink = 'name' in node && node.name === 'a';
  return isLink ? ` ${inside.trim()} → ${node.attribs.href?.replace('http://cms.test', '')} ` : ` ${inside} `;
}

const callToAction = [
  "Let's Get Started",
  'Contact us → /contact/',
  'Find a representative near you → /contact/#repMapSection',
];

test.each([
  [
    'every page',
    '/about-the-works/',
    [
      'Skip To Main Content → #main-content',
      'home page → /',
      [
        'Products → /products/',
        'Products submenu',
        'Submersible Pumps → /products/submersible-pumps/',
        'News → /news/',
      ],
      'Search → /search',
      '(218) 555-0142 → tel:+12185550142',
      'About the Works body text with markup , a link → /contact/ and an entity & “quotes”.',
      'home page → /',
      'Follow us',
      'Facebook → https://www.facebook.com/aldercreekpumpworks',
      'LinkedIn → https://www.linkedin.com/company/aldercreekpumpworks',
      'YouTube → https://www.youtube.com/@aldercreekpumpworks',
      ['About → /about-the-works/', `© ${new Date().getFullYear()} Alder Creek Pump Works. All rights reserved.`],
      'Privacy Policy → /privacy-policy/',
      'Terms & Conditions → /standard-terms-of-sale/',
    ],
  ],
  [
    'the front page',
    '/',
    [
      ['Water, moved.', 'See pumps → /products/'],
      ['Submersible Pumps → /products/submersible-pumps/', 'Grinder Pumps → /products/grinder-pumps/'],
      ['A family works on the Ostravice.', 'About → /about-the-works/'],
      ['By numbers', 'BUILD AMERICA, BUY AMERICA COMPLIANT', '104', 'years', '12,000+', 'stations'],
      ['Cast here', 'Own foundry.', 'No image', 'Still shown.'],
      callToAction,
    ],
  ],
  [
    'a product',
    '/products/submersible-pumps/submersible-pump-100/',
    [
      'Submersible Pump 100',
      ['Brochure → ', 'submersible-1-brochure.pdf', 'Data Sheet → ', 'submersible-1-sheet.pdf', 'Manual → '],
      ['The Submersible 1 moves water.', 'Features', 'IP68', 'Applications', 'Mines', 'Markets', 'Municipal'],
      ['Rated for 1 bar.', 'Watch the video of Submersible Pump 100'],
      ['All parts in stock.', 'Order Replacement Parts → /contact/?about=parts&product=Submersible+Pump+100'],
    ],
  ],
  [
    'a category of products',
    '/products/',
    [
      ['Products', 'Choose a line.', 'Submersible Pumps → /products/submersible-pumps/', 'Missing teaser description'],
      ['All product lines.', ...callToAction],
    ],
  ],
  [
    'a family of products',
    '/products/submersible-pumps/',
    [
      ['Submersible Pumps', 'Submersible Pumps body text with markup'],
      ['Submersible Pump 100 → /products/submersible-pumps/submersible-pump-100/', 'Missing teaser description'],
      callToAction,
    ],
  ],
  [
    'the page of replacement parts',
    '/replacement-parts/',
    [
      'Replacement Parts body text',
      'Genuine parts.',
      'Order replacement parts → /contact/',
      'OFW',
      'All lines',
      'Vltava',
    ],
  ],
  ['a project', '/project/station-1/', ['Lift station 1', 'Rebuilt wet well no. 1', 'Work 1', ...callToAction]],
  [
    'a representative',
    '/representative/north-rep/',
    [
      ['North Rep LLC', 'Contact Information', '1 Main St', 'N-town', 'Website → https://north.example.com/'],
      ['Territories', 'MN', 'WI'],
    ],
  ],
  ['a post', '/news-item-8/', ['News item 8', 'Story 8 about pump maintenance.', 'cavitation → /tag/cavitation/']],
  ['the blog', '/news/', ['January 24, 2026', 'News item 23 → /news-item-23/', 'Story 23', 'Load More → ?after=']],
  ['the list of projects', '/project/', ['Projects', 'Lift station 7 → /project/station-7/', 'Rebuilt wet well no. 7']],
])('%s shows its parts in this order', async (_what, path, parts) => {
  const { html } = await renderPage(path);
  const outline = outlineOf(parseDocument(html) as unknown as Node).replace(/\s+/g, ' ');
  let at = 0;
  for (const part of parts.flat()) {
    const found = outline.indexOf(part, at);
    expect({ part, isThere: found >= 0 }).toEqual({ part, isThere: true });
    at = found + part.length;
  }
});

test('a page allows its own files only, and no script within the page', async () => {
  const { headers, elements } = await renderPage('/about-the-works/');
  expect(headers['content-security-policy']).toMatch(/script-src 'self';.*frame-ancestors 'none'$/);
  const scripts = elements.filter(({ name, attribs }) => name === 'script' && attribs.type !== 'application/ld+json');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter(({ attribs }) => !attribs.src)).toEqual([]);
});

test('a form in a text is fetched before the page is rendered, and its page is refreshed with it', async () => {
  const { elements, context } = await renderPage('/contact/');
  expect(elements.filter(({ name, attribs }) => name === 'form' && attribs.action === '/api/forms/1')).toHaveLength(1);
  expect([...context.tags]).toContain(btoa('gf_form:1'));
});

test('a page names each script and stylesheet once', async () => {
  const { elements } = await renderPage('/contact/');
  const files = elements.flatMap(({ name, attribs }) =>
    name === 'script' || attribs.rel === 'stylesheet' ? (attribs.src ?? attribs.href ?? []) : [],
  );
  expect(new Set(files).size).toBe(files.length);
});

test('a path that the CMS does not have is a page that says so', async () => {
  const { status, texts, elements } = await renderPage('/nope/');
  expect(status).toBe(404);
  expect(texts('h1')).toHaveLength(1);
  expect(elements.some(({ attribs }) => attribs.name === 'robots' && attribs.content === 'noindex')).toBe(true);
});

/** Renders a page while the CMS fails, with what the site has read before. */
async function renderWithoutCms(target: string) {
  const client = createCmsClient({ url: 'http://127.0.0.1:9', method: 'GET', persistedQueries: false });
  const files = [paperFile({ revision: 'b', language: 'en', date: '2026-03-05' })];
  const iom = paper({ slug: 'iom', title: 'Installation manual', files });
  const known: Record<string, Found> = {
    iom: { paper: iom },
    first: { paper: paper({ slug: 'first', supersededBy: 'iom' }) },
    withdrawn: { withdrawn: paper({ slug: 'withdrawn', supersededBy: 'iom' }), successor: iom },
  };
  const context = Object.assign(createPageContext(client, 'a request'), {
    papers: { papers: () => [iom], ofProduct: () => [], find: (slug: string) => known[slug] },
    catalogue: {
      search: async (term: string) => ({ term, outcome: 'nothing' as const, groups: [] }),
      part: async () => ({ part: undefined, nearest: [], isEditors: false }),
      recordEmpty: async () => undefined,
      sitemap: async (file?: object) => {
        if (file) throw new Error('There is no index yet.');
        return { xml: '<sitemapindex/>', isComplete: false };
      },
    },
  });
  const { status, headers, body } = await handler({ target, method: 'GET', headers: {} }, context);
  return { status, location: headers.location, html: body.toString(), isPartial: context.isPartial };
}

test.each([
  ['/documents/', 200],
  ['/documents/?kind=manual', 200],
  ['/documents/iom/', 200],
  ['/documents/withdrawn/', 410],
  ['/qr/zz-0', 404],
  ['/search?q=seal', 200],
  ['/privacy-choices', 200],
])('%s is rendered while the CMS fails, from what the site has read before', async (target, expected) => {
  const { status, html } = await renderWithoutCms(target);
  expect(status).toBe(expected);
  expect(html.includes('Installation manual')).toBe(target.startsWith('/documents/'));
});

test('a document names its newest file for machines, and one that is replaced its successor since its first edition', async () => {
  const { html } = await renderWithoutCms('/documents/iom/');
  expect(html).toMatch(/"@type":"DigitalDocument"[^{]*"version":"b"[^{]*"url":"[^"]*\/documents\/iom\.pdf"/);
  const replaced = await renderWithoutCms('/documents/first/');
  expect(replaced.html).toContain('Since March 5, 2026, this document is replaced by Installation manual.');
});

test.each([
  [true, '/documents/', '/documents'],
  [true, '/documents/iom/', '/documents/iom'],
  [false, '/documents', '/documents/'],
  [false, '/documents/iom', '/documents/iom/'],
])('where permalinks end in a slash: %s, %s is a page, and %s leads to it', async (hasSlash, own, other) => {
  onTestFinished(() => setCmsPlaces(usualPlaces));
  setCmsPlaces({ ...usualPlaces, hasSlash });
  expect(await renderWithoutCms(own)).toMatchObject({ status: 200, html: expect.stringContaining(`${own}"`) });
  expect(await renderWithoutCms(other)).toMatchObject({ status: 308, location: own });
});

test('the page for what is gone has the menus, and while the CMS is down no button for an empty one', async () => {
  const page = await renderPage('/_410');
  expect(page.status).toBe(410);
  expect(page.texts('a')).toContain('Submersible Pumps');
  expect(page.html).toContain('popoverTarget');
  expect((await renderWithoutCms('/_451')).html).not.toContain('popoverTarget');
});

test('a page whose CMS fails is a bare 503 with the failure for the log', async () => {
  const client = createCmsClient({ url: 'http://127.0.0.1:9', method: 'GET', persistedQueries: false });
  const context = createPageContext(client, 'a request');
  const { status, headers, body } = await handler({ target: '/', method: 'GET', headers: {} }, context);
  expect([status, headers, body.toString()]).toEqual([
    503,
    { 'cache-control': 'no-store', 'retry-after': '30' },
    'Unavailable.\n',
  ]);
  expect(context.failure).toMatchObject({ name: expect.stringMatching(/^Cms/) });
});
