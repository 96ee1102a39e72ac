import * as texts from '@headwater/brand/texts.ts';
import { startRecordedCms } from '@headwater/contract/recorded-cms/recorded-cms.ts';
import { parseDocument } from 'htmlparser2';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createCmsClient } from '../cms-client/cms-client.ts';
import { createPageContext } from '../cms-client/page-context.ts';
import { setCmsPlaces, usualPlaces } from '../config/cms-places.ts';
import { env } from '../config/env.ts';
import { signingKey } from '../config/signing-key.ts';
import type { RenderRequest } from '../document/page-handler.ts';
import type { PageLocals } from '../document/page-locals.ts';
import type { Found } from '../documents/shelf.ts';
import { paper, paperFile } from '../documents/testing/papers.ts';
import { linkToken } from '../editors/preview/link-token.ts';
import { SESSION } from '../editors/preview/testing/draft-cms.ts';
import { temporaryPreviewLinks } from '../editors/preview/testing/temporary-preview-links.ts';
import { editorsOf, granted } from '../editors/sign-in/testing/editors.ts';
import type { FormOutcomeView } from '../forms/model/form-outcome-view.ts';
import { aField, aForm } from '../forms/testing/build-form.ts';
import type { RequestView } from '../request-list/request-view.ts';
import type { SavedFormView } from '../saved-forms/saved-form-view.ts';
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
async function renderPage(target: string, more: Partial<PageLocals> = {}, request: Partial<RenderRequest> = {}) {
  const client = createCmsClient({ url: cms.url, method: 'GET', persistedQueries: false });
  const context: PageLocals = Object.assign(createPageContext(client, 'a request'), more);
  const { status, headers, cookies, body } = await handler({ target, method: 'GET', headers: {}, ...request }, context);
  const document = parseDocument(body.toString());
  const elements = document.children.flatMap((child) => elementsOf(child as Node));
  const textsIn = (...names: string[]) =>
    elements.filter(({ name }) => names.includes(name)).map((element) => textOf(element).trim());
  const robots = elements.find(({ attribs }) => attribs.name === 'robots')?.attribs.content;
  return { status, headers, cookies, html: body.toString(), elements, textsIn, robots, context };
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
  const { status, elements, textsIn } = await renderPage(path);
  expect(status).toBe(200);
  expect(textsIn('h1')).toHaveLength(1);
  expect(textsIn('title')[0]).not.toBe('');
  const canonical = elements.find(({ name, attribs }) => name === 'link' && attribs.rel === 'canonical');
  expect(new URL(canonical?.attribs.href ?? '').pathname).toBe(path);
});

test('a post leads to its categories and tags, and to the ways to contact people', async () => {
  const { elements, textsIn } = await renderPage('/news-item-8/');
  const hrefs = elements.filter(({ name }) => name === 'a').map(({ attribs }) => attribs.href);
  expect(hrefs).toEqual(expect.arrayContaining(['/category/guides/', '/tag/cavitation/', '/contact/']));
  expect(textsIn('h2')).toEqual(expect.arrayContaining(['Filed under', "Let's Get Started"]));
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
  const { status, textsIn, robots } = await renderPage('/nope/');
  expect(status).toBe(404);
  expect(textsIn('h1')).toHaveLength(1);
  expect(robots).toBe('noindex');
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
  expect(page.textsIn('a')).toContain('Submersible Pumps');
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

test('editors sign in with a form, whose page sends no other site a referrer', async () => {
  const { editors } = editorsOf({ settings: { strategy: 'local', loginPageUrl: '/login' } });
  const form = await renderPage('/login?redirect_uri=/drafts/', { editors });
  expect([form.status, form.headers['referrer-policy'], form.robots]).toEqual([200, 'same-origin', 'noindex']);
  expect(form.html).toMatch(/<form[^>]* action="\/login\?redirect_uri=%2Fdrafts%2F"/);
  const body = Buffer.from('account=inga&password=wrong');
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://shop.example' };
  const again = await renderPage('/login?redirect_uri=/drafts/', { editors }, { method: 'POST', headers, body });
  expect([again.status, again.html]).toEqual([401, expect.stringContaining('value="inga"')]);
  expect(again.html).toContain('This test has no sign-in with a password.');
});

test.each([
  ['to the CMS', '', '', 307, undefined],
  ['that began in another browser', '?code=good&state=s1', '', 400, texts.foreignLoginTitle],
  ['that the CMS refuses', '?code=bad&state=s1', '__Host-faust-state=s1', 400, texts.expiredLoginTitle],
])('a sign-in %s', async (_what, query, cookie, status, title) => {
  const page = await renderPage(`/login${query}`, { editors: editorsOf().editors }, { headers: { cookie } });
  expect([page.status, page.textsIn('h1')[0]]).toEqual([status, title]);
  expect(page.textsIn('a').includes(texts.logInAgain)).toBe(title !== undefined);
  if (status === 307) expect(page.headers.location).toMatch(/^https:\/\/cms\.example\/generate\?/);
});

test('an editor sees a draft with its links, and who has a link sees its copy until it is withdrawn', async () => {
  const client = createCmsClient({ url: cms.url, method: 'GET', persistedQueries: false });
  const { editors } = editorsOf({
    authorize: async () => granted('Inga'),
    queryAsEditor: (document, variables) => client.queryPublic(document, variables),
  });
  const previewLinks = temporaryPreviewLinks();
  const open = (query: string, cookie = '') =>
    renderPage(`/preview?${query}`, { editors, previewLinks }, { headers: { cookie } });

  const { elements } = await renderPage('/about-the-works/');
  const id = Number(elements.find(({ attribs }) => 'data-edit-id' in attribs)?.attribs['data-edit-id']);
  const link = await previewLinks.add({ contentId: id, maker: 'Inga Haugen', hours: 72 }, 'renewed with the draft');
  const token = linkToken(link, signingKey('preview-link'));
  const draft = await open(`p=${id}&preview=true`, SESSION);
  expect([draft.status, draft.headers['referrer-policy'], draft.robots]).toEqual([
    200,
    'same-origin',
    'noindex, nofollow',
  ]);
  expect(draft.headers['content-security-policy']).toMatch(/frame-ancestors 'self' https:\/\/cms\.example$/);
  expect(draft.cookies.join()).toContain('__Host-faust-rt=');
  expect(draft.textsIn('h1')).toEqual(['About the Works']);
  expect(draft.textsIn('aside')[0]).toContain(texts.previewIsDraft);
  expect(draft.textsIn('textarea')).toEqual([`https://shop.example/preview?link=${token}`]);
  expect(draft.html).toContain(`data-edit-id="${id}"`);

  const shared = await open(`link=${token}`);
  expect([shared.status, shared.headers['referrer-policy'], shared.robots]).toEqual([
    200,
    'no-referrer',
    'noindex, nofollow',
  ]);
  expect(shared.textsIn('h1')).toEqual(['About the Works']);
  expect(shared.textsIn('aside')[0]).toContain('Inga Haugen');
  expect(shared.html).not.toContain('data-edit-id');
  expect([draft, shared].map(({ html }) => html.includes('data-toolbar="off"'))).toEqual([false, true]);
  await previewLinks.withdraw(link.id, id);
  const ended = await open(`link=${token}`);
  expect([ended.status, ended.headers['referrer-policy'], ended.robots]).toEqual([410, 'no-referrer', 'noindex']);
  expect(ended.textsIn('h1')).toEqual([texts.linkEndedTitle]);

  const nothing = await open('p=999999&preview=true', SESSION);
  expect([nothing.status, nothing.textsIn('h1')[0], nothing.robots]).toEqual([404, texts.noPreviewTitle, 'noindex']);
  expect((await open('preview=true')).status).toBe(400);
});

const saved = { id: 1, value: 'Seal leaks' };
const contactForm = aForm([aField('TEXT', 1), aField('LIST', 2)]);
const confirmation = (html: string): FormOutcomeView['response'] => {
  return { status: 'sent', confirmation: { type: 'message', html }, entryId: 1 };
};

test.each<[what: string, view: Omit<FormOutcomeView, 'page'>, title: string, shown: RegExp]>([
  ['sent', { status: 200, response: confirmation('<b>Thanks</b>') }, texts.thankYou, /<b>Thanks<\/b>/],
  [
    'stored for later delivery, with a page as its confirmation',
    {
      status: 200,
      response: { status: 'kept', confirmation: { type: 'redirect', url: '/thanks/' }, entryId: null },
    },
    texts.thankYou,
    /<a href="\/thanks\/">Continue<\/a>/,
  ],
  [
    'wrong',
    {
      status: 422,
      response: { status: 'invalid', errors: [{ id: 1, message: 'Say more.' }], message: '' },
      again: { form: contactForm, values: [saved], token: 'next' },
    },
    texts.notSent,
    /role="alert".*<a href="#[^"]*">Field 1<\/a>: <span>Say more\..*value="Seal leaks"/s,
  ],
])('without JavaScript, a form that was %s has a page about it', async (_what, view, title, shown) => {
  const formOutcome = { ...view, page: '/contact/' };
  const page = await renderPage('/api/forms/1', { formOutcome }, { method: 'POST' });
  expect([page.status, page.textsIn('h1'), page.robots]).toEqual([view.status, [title], 'noindex']);
  expect(page.html).toMatch(shown);
  expect(page.html).toContain(`<a href="/contact/">${texts.backToPage}</a>`);
});

const openForm = {
  state: 'open',
  form: contactForm,
  values: [saved],
  formPage: 1,
  page: '/contact/',
  token: 'secret',
  url: 'https://pumps.example/saved-form?token=secret',
  expiresAt: Date.UTC(2026, 11, 24, 12),
  isNew: true,
  isChanged: false,
  lost: [],
  canMail: false,
} as const satisfies SavedFormView;

test.each<[what: string, view: SavedFormView, title: string, shown: RegExp]>([
  [
    'just saved',
    openForm,
    texts.formSaved,
    /until December 24, 2026.*value="https:[^"]*token=secret".*value="Seal leaks"/s,
  ],
  [
    'changed since, with answers that do not fit',
    { ...openForm, isNew: false, isChanged: true, lost: ['Size', 'Photo'] },
    texts.continueForm,
    new RegExp(`${texts.savedFormChanged}.*Size, Photo`, 's'),
  ],
  ['closed by an editor', { state: 'closed', message: '<i>Closed.</i>' }, texts.noSavedForm, /<i>Closed\.<\/i>/],
  ['sent', { state: 'sent' }, texts.noSavedForm, /This form was sent/],
  ['on a disk that fails', { state: 'unavailable' }, texts.noSavedForm, /It is still saved/],
])('a saved form that is %s', async (_what, savedForm, title, shown) => {
  const page = await renderPage('/saved-form?token=secret', { savedForm });
  expect([page.status, page.textsIn('h1'), page.robots]).toEqual([200, [title], 'noindex']);
  expect(page.html).toMatch(shown);
});

test('a request shows its lines with what the catalogue knows, and the form that sends them', async () => {
  const lines = [
    { number: 'SN-3040', quantity: 2, note: '60 gpm' },
    { number: 'X-1', quantity: 1, note: '' },
  ];
  const value = { id: 2, listValues: [{ rowValues: ['SN-3040'] }] };
  const image = { id: 'a', sourceUrl: '/wp-content/uploads/a.png', altText: '', mediaDetails: null };
  const request: RequestView = {
    list: { id: 'list-id', lines },
    known: [{ description: 'Grinder pump', path: '/products/sn-3040/', image }, undefined],
    hasCatalogue: true,
    shareUrl: 'https://pumps.example/request?list=x',
    refused: [{ text: 'SN-1 0', reason: 'quantity' }],
    shortened: 1,
    shared: { id: 'other', lines },
    form: { definition: contactForm, value },
  };
  const page = await renderPage('/request', { request });
  expect([page.status, page.textsIn('h1'), page.robots]).toEqual([200, ['Your request'], 'noindex']);
  const [table = ''] = page.textsIn('tbody');
  expect(table).toBe(`SN-3040Grinder pumpRemoveX-1${texts.request.unknown}Remove`);
  expect(page.html).toMatch(/<img[^>]*> *<a href="\/products\/sn-3040\/">SN-3040<\/a>/);
  for (const text of [texts.request.refusedTitle, '1 note was shortened', '2 × SN-3040 (60 gpm)', 'value="SN-3040"'])
    expect(page.html).toContain(text);
  expect(page.textsIn('h2')).toContain(texts.request.formTitle);

  const withoutForm = await renderPage('/request', { request: { ...request, form: undefined } });
  expect(withoutForm.html).toContain(texts.request.noForm('/contact/'));
  const empty = await renderPage('/request', { request: { ...request, list: { id: 'list-id', lines: [] } } });
  expect(empty.html).toContain(texts.request.empty);
  expect(empty.textsIn('h2')).not.toContain(texts.request.formTitle);
});

test.each(['/request', '/saved-form', '/api/forms/1'])(
  '%s is not found where the server has nothing for it',
  async (path) => {
    expect((await renderPage(path)).status).toBe(404);
  },
);

const part = {
  number: 'SN-1-WR',
  name: 'Wear ring',
  path: '/parts/sn-1-wr/',
  uses: [{ node: 7, href: '/sn-1/', title: 'SN-1', image: undefined, drawing: undefined }],
  replaces: [],
  replacedBy: [],
  crossReferences: [],
  isWorthListing: true,
};
const nearest = [{ href: '/parts/sn-1-wr/', title: 'Wear ring', number: 'SN-1-WR' }];
const catalogueWith = (reading: () => Promise<object>) => ({
  catalogue: { part: reading } as unknown as NonNullable<PageLocals['catalogue']>,
});

test.each([
  ['of the index', '/parts/sn-1-wr/', { part, isEditors: false }, 200, 'SN-1-WR Wear ring'],
  ['in another spelling', '/parts/SN1WR/', { part, isEditors: false }, 308, undefined],
  ['that does not exist', '/parts/sn-2/', { part: undefined, nearest, isEditors: false }, 404, 'There is no part sn-2'],
  ['with a page by an editor', '/about-the-works/', { part, isEditors: true }, 200, 'About the Works'],
])('a part %s', async (_what, path, reading, status, title) => {
  const page = await renderPage(
    path,
    catalogueWith(async () => reading),
  );
  expect([page.status, page.textsIn('h1')[0]]).toEqual([status, title]);
  if (status === 308) expect(page.headers.location).toBe('/parts/sn-1-wr/');
  if (title?.endsWith('Wear ring')) expect([...page.context.tags]).toContain(btoa('post:7'));
  if (status !== 404) return;
  expect([page.headers['cache-control'], page.robots]).toEqual(['no-store', 'noindex']);
  expect(page.html).toContain('<a href="/parts/sn-1-wr/">SN-1-WR Wear ring</a>');
});

test('a scan of part numbers gets 60 pages with the nearest numbers a minute, and then the one of missing pages', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-01T10:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const look = async () => {
    const { html } = await renderPage(
      '/parts/sn-2/',
      catalogueWith(async () => ({ part: undefined, nearest, isEditors: false })),
    );
    return html.includes('SN-1-WR');
  };
  const seen: boolean[] = [];
  for (let time = 0; time < 61; time += 1) seen.push(await look());
  expect(seen).toEqual([...Array<boolean>(60).fill(true), false]);
  vi.setSystemTime(new Date('2026-11-01T10:01:00Z'));
  expect(await look()).toBe(true);
});

test('while the index is away, a part is unavailable and not missing', async () => {
  expect(
    (
      await renderPage(
        '/parts/sn-2/',
        catalogueWith(() => Promise.reject(new Error('ended'))),
      )
    ).status,
  ).toBe(503);
});

test('the number on a data plate leads to the papers of its product, or to those of what the part fits', async () => {
  const product = { path: '/products/sn-1/', title: 'SN-1' };
  const manual = paper({
    slug: 'iom',
    title: 'Manual',
    products: [product],
    files: [paperFile({ revision: 'a', language: 'en' })],
  });
  const list = { ...manual, slug: 'parts', title: 'Parts list', kind: 'partsList' as const };
  const papers = { papers: () => [manual, list], ofProduct: () => [], find: () => undefined };
  const uses = [{ ...part.uses[0], href: product.path }];
  const scan = (number: string) =>
    renderPage(`/qr/${number}`, {
      papers,
      ...catalogueWith(async () => ({ part: { ...part, uses }, isEditors: false })),
    });
  const ofProduct = await scan('sn1');
  expect([ofProduct.status, ofProduct.headers.location]).toEqual([307, '/documents/?product=sn-1']);
  const ofPart = await scan('wr-9');
  expect([ofPart.status, ofPart.textsIn('h1'), ofPart.robots]).toEqual([200, ['Documents for SN-1-WR'], 'noindex']);
  expect(ofPart.html).toMatch(/Parts list.*Manual.*href="\/parts\/sn-1-wr\/"/s);
});

test('an unknown number on a data plate goes on to the contact form, and is unknown only to a catalogue that responds', async () => {
  const unknown = await renderPage('/qr/zz-0');
  expect([unknown.status, unknown.textsIn('h1'), unknown.robots]).toEqual([404, ['We know no “zz-0”'], 'noindex']);
  expect(unknown.html).toMatch(/<form[^>]* action="\/contact\/".*name="serial"/s);
  expect(
    (
      await renderPage(
        '/qr/zz-0',
        catalogueWith(() => Promise.reject(new Error('ended'))),
      )
    ).status,
  ).toBe(503);
});

test('the finder lists the representatives of a state, and may ask for the location', async () => {
  const bare = await renderPage('/find-a-representative');
  expect([bare.status, bare.textsIn('h1'), bare.robots]).toEqual([200, [texts.finderTitle], 'noindex']);
  expect(bare.headers['permissions-policy']).toContain('geolocation=(self)');
  const found = await renderPage('/find-a-representative?near=MN');
  expect(found.html).toMatch(/value="MN".*href="\/representative\/north-rep\/"/s);
});

test.each([
  ['/frame/map', /data-google-map="a key"/, /script-src [^;]*https:\/\/\*\.googleapis\.com/],
  ['/frame/video?id=abcdefghij', /data-frame-video="[^"]*abcdefghij/, /script-src [^;]*https:\/\/\*\.wistia\.com/],
])('%s is for a frame of the site alone, and only where another company is set up', async (path, shown, policy) => {
  expect((await renderPage(path)).status).toBe(404);
  const before = { ...env };
  onTestFinished(() => void Object.assign(env, before));
  Object.assign(env, { GOOGLE_MAPS_API_KEY: 'a key', VIDEO_PROVIDER: 'wistia' });
  const page = await renderPage(path);
  expect([page.status, page.headers['x-frame-options']]).toEqual([200, 'SAMEORIGIN']);
  expect(page.headers['content-security-policy']).toMatch(/frame-ancestors 'self'$/);
  expect(page.headers['content-security-policy']).toMatch(policy);
  expect(page.html).toMatch(shown);
});

test.each([
  ['/500', 500, texts.failureTitle, 'a request'],
  ['/503', 503, texts.outageTitle, '<noscript><meta http-equiv="refresh" content="30"/></noscript>'],
])('%s is rendered without the CMS', async (path, status, title, shown) => {
  const page = await renderWithoutCms(path);
  expect(page.status).toBe(status);
  expect(page.html).toMatch(new RegExp(`<h1[^>]*>${title.replace("'", '&#x27;')}`));
  expect(page.html).toContain(shown);
});
