import { startSite } from '@headwater/tools/running-program.ts';
import { expect, test } from '@playwright/test';
import { startCmsProxy } from '../support/cms-proxy.ts';
import { company } from '../support/companies.ts';
import {
  accessTokenOf,
  type Draft,
  loginOf,
  previewLinkIn,
  previewUrl,
  queryCms,
  signedIn,
  signInAtCms,
  writeDraft,
} from '../support/editor.ts';
import { startTags } from '../support/html.ts';
import { newVisitor, type Visitor } from '../support/visitor.ts';

/** A marker in every draft of these tests; visitors must not receive it in any response. */
const MARKER = 'draft-marker-7f3a';

function draftOf(type: Draft['type'], name: string): Draft {
  return { type, title: `${name} ${MARKER}`, content: `<p>${name} ${MARKER}</p>` };
}

async function newDraft(name: string): Promise<{ editor: Visitor; id: number }> {
  const editor = await signedIn();
  return { editor, id: await writeDraft(editor, draftOf('page', name)) };
}

/** Fails when anything that a visitor received contains the marker. */
function expectNothingOf(visitor: Visitor): void {
  const found = visitor.received.map((text) => text.indexOf(MARKER)).filter((position) => position >= 0);
  expect(found, 'the draft is nowhere in what was received').toEqual([]);
  expect(visitor.received.length).toBeGreaterThan(0);
}

const templates: (Pick<Draft, 'type' | 'template'> & { heading?: boolean })[] = [
  { type: 'page' },
  { type: 'page', template: 'Single Product' },
  { type: 'page', template: 'Product Main Category' },
  { type: 'page', template: 'Product Subcategory' },
  { type: 'page', template: 'Product Replacement Parts' },
  { type: 'page', template: 'Page With Large Header' },
  { type: 'page', template: 'Page Without Separators' },
  { type: 'page', template: 'Blank' },
  { type: 'post' },
  { type: 'project' },
  { type: 'representative' },
];

for (const { type, template } of templates) {
  test(`a draft ${type} ${template ? `with the template ${template} ` : ''}is shown to its editor only`, async () => {
    const editor = await signedIn();
    const id = await writeDraft(editor, { ...draftOf(type, 'Every type'), ...(template && { template }) });
    const response = await editor.get(previewUrl(id));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(MARKER);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
    expect(response.headers.get('x-cache')).toBeNull();

    const stranger = newVisitor();
    expect((await stranger.get(previewUrl(id))).status).toBe(307);
    expectNothingOf(stranger);
  });
}

test('the preview of a type without pages says that there is none', async () => {
  const editor = await signedIn();
  const id = await writeDraft(editor, draftOf('testimonial', 'Nowhere'));
  const response = await editor.get(previewUrl(id));
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Nothing to preview');
});

test('the front page is previewed as the front page', async () => {
  const { front } = await queryCms<{ front: { databaseId: number } }>(
    '{ front: nodeByUri(uri: "/") { ... on Page { databaseId } } }',
  );
  const page = await (await (await signedIn()).get(previewUrl(front.databaseId))).text();
  // The hero banner is the front page template's.
  expect(page).toContain('Pumps for tests');
});

test('only a URL with preview parameters redirects to the preview with its query', async () => {
  const stranger = newVisitor();
  const query = 'preview_id=1&preview_nonce=abc&preview=true&previewPathname=%2Fabout%2F&p=1&typeName=Page';
  for (const path of ['/', '/about/', '/pumps/', '/search', '/no/such/page/']) {
    const response = await stranger.get(`${company.siteUrl}${path}?${query}`);
    expect([path, response.status, response.headers.get('location')]).toEqual([path, 307, `/preview?${query}`]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
  for (const other of ['preview=1', 'preview=TRUE', 'preview=true%20', 'preview=', 'xpreview=true']) {
    expect((await stranger.get(`${company.siteUrl}/about/?${other}`)).status).toBe(200);
  }
});

for (const query of ['', '?preview=true', '?p=', '?p=abc&preview=true', '?p=-1&preview=true', '?previewPathname=']) {
  test(`an incomplete preview URL says what is missing: /preview${query}`, async () => {
    for (const visitor of [newVisitor(), await signedIn()]) {
      const response = await visitor.get(`${company.siteUrl}/preview${query}`);
      expect(response.status).toBe(400);
      expect(await response.text()).toContain(
        'The URL must contain the proper previewPathname query param for previews.',
      );
    }
  });
}

test('a WordPress link without p works by the ID in its path', async () => {
  const { editor, id } = await newDraft('Path only');
  const path = encodeURIComponent(`/?page_id=${id}`);
  const response = await editor.get(`${company.siteUrl}/preview?preview=true&previewPathname=${path}`);
  expect(await response.text()).toContain(MARKER);
});

const attempts: [string, (id: number) => string, Record<string, string>?][] = [
  ['by its number', (id) => `/preview?p=${id}&preview=true`],
  ['by WordPress’s number of a page', (id) => `/preview?page_id=${id}&preview=true`],
  ['by WordPress’s number of a preview', (id) => `/preview?preview_id=${id}&preview=true&preview_nonce=0`],
  ['on the front page', (id) => `/?p=${id}`],
  ['on the front page as a preview', (id) => `/?p=${id}&preview=true`],
  ['with a made-up session', (id) => `/preview?p=${id}&preview=true`, { cookie: 'faust-rt=x; faust-auth=1' }],
  ['with the hint alone', (id) => `/preview?p=${id}&preview=true`, { cookie: 'faust-auth=1' }],
  ['with a made-up token', (id) => `/preview?p=${id}&preview=true`, { authorization: 'Bearer x' }],
  ['as if from the CMS', (id) => `/preview?p=${id}&preview=true`, { referer: `${company.cmsUrl}/wp-admin/` }],
  [
    'with a made-up link',
    (id) => `/preview?p=${id}&preview=true&link=aaaaaaaaaaaaaaaaaaaaaa.mwv0jah4.${'b'.repeat(43)}`,
  ],
  ['with an empty link', (id) => `/preview?p=${id}&link=`],
  ['with a code', (id) => `/preview?p=${id}&preview=true&code=x&state=y`],
  ['by number in the path', (id) => `/${id}/`],
  ['by the login', (id) => `/login?redirect_uri=${encodeURIComponent(`/preview?p=${id}&preview=true`)}`],
];

for (const [how, path, headers] of attempts) {
  test(`a visitor gets nothing of a draft ${how}`, async () => {
    const { editor, id } = await newDraft('No byte');
    await editor.get(previewUrl(id));
    const stranger = newVisitor();
    for (const method of ['GET', 'HEAD']) {
      await stranger.request(company.siteUrl + path(id), { method, ...(headers && { headers }) });
    }
    expectNothingOf(stranger);
  });
}

test('an account that may not edit sees no draft, without a redirect loop', async () => {
  const { id } = await newDraft('No right');
  const subscriber = await signedIn('subscriber');
  const { response, urls } = await subscriber.follow(previewUrl(id));
  expect(response.status).toBe(404);
  expect(urls).toHaveLength(1);
  expectNothingOf(subscriber);
  expect((await accessTokenOf(subscriber)).length).toBeGreaterThan(10);
});

test('a session that was ended elsewhere redirects to the sign-in once', async () => {
  const { editor, id } = await newDraft('Ended');
  const oldBrowser = newVisitor();
  for (const name of ['faust-rt', 'faust-auth']) oldBrowser.cookies.set(name, editor.cookies.get(name) ?? '');
  await editor.post(`${company.siteUrl}/api/faust/auth/logout`);
  const response = await oldBrowser.get(previewUrl(id));
  expect(response.status).toBe(307);
  expect(response.headers.get('location')).toContain('/generate?redirect_uri=');
  expect(oldBrowser.cookies.has('faust-rt')).toBe(false);
  expectNothingOf(oldBrowser);
});

test('an editor who comes from the CMS without a session on the site gets the same preview', async () => {
  const { id } = await newDraft('Round trip');
  const editor = newVisitor();
  await signInAtCms(editor, company.cmsUrl, await loginOf('editor'));
  const { response, urls } = await editor.follow(`${company.siteUrl}/?p=${id}&preview=true&previewPathname=%2Fx%2F`);
  expect(await response.text()).toContain(MARKER);
  expect(urls.at(-1)).toBe(`${company.siteUrl}/preview?p=${id}&preview=true&previewPathname=%2Fx%2F`);
});

test("the page cache never contains a draft: a thousand requests after an editor's visit", async () => {
  const about = '/about/';
  const { node } = await queryCms<{ node: { databaseId: number } }>(
    `{ node: nodeByUri(uri: "${about}") { ... on Page { databaseId } } }`,
  );
  const { editor, id } = await newDraft('Cache');
  const stranger = newVisitor();
  const urls = [about, `/preview?p=${id}&preview=true`, `/?p=${id}`, `${about}?p=${id}`, '/', '/search?q=Cache'];
  for (let round = 0; round < 10; round += 1) {
    expect(await (await editor.get(previewUrl(id))).text()).toContain(MARKER);
    expect((await editor.get(previewUrl(node.databaseId))).headers.get('cache-control')).toBe('no-store');
    // Searches are rate-limited, so there are fewer of them.
    const requested = Array.from({ length: 100 }, (_, index) => urls[index % (index < 6 ? 6 : 5)] ?? about);
    await Promise.all(requested.map((path) => stranger.get(company.siteUrl + path)));
  }
  expect(stranger.received.length).toBe(2000);
  expectNothingOf(stranger);
});

test("lists, feed and sitemap don't contain a draft", async () => {
  const editor = await signedIn();
  const id = await writeDraft(editor, draftOf('post', 'Lists'));
  await editor.get(previewUrl(id));
  const stranger = newVisitor();
  for (const path of ['/news/', '/feed.xml', '/sitemap.xml', '/sitemap-post-1.xml', `/search?q=Lists`, '/']) {
    await stranger.get(company.siteUrl + path);
  }
  expectNothingOf(stranger);
});

test('only the CMS may show a preview in a frame', async () => {
  const { editor, id } = await newDraft('Frame');
  const { headers } = await editor.get(previewUrl(id));
  expect(headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${company.cmsUrl}`);
  expect(headers.get('x-frame-options')).toBeNull();
  const login = await newVisitor().get(`${company.siteUrl}/preview`);
  expect(login.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

/** Creates a link with the preview's form. @returns its URL and its ID */
async function shareDraft(editor: Visitor, id: number): Promise<{ linkUrl: string; linkId: string }> {
  const back = `/preview?p=${id}&preview=true`;
  const made = await editor.post(`${company.siteUrl}/preview/links`, {
    p: String(id),
    back,
    action: 'make',
    hours: '72',
  });
  expect([made.status, made.headers.get('location')]).toEqual([303, back]);
  const html = await (await editor.get(company.siteUrl + back)).text();
  const field = startTags(html).find(({ attributes }) => attributes.name === 'id');
  return { linkUrl: previewLinkIn(html), linkId: field?.attributes.value ?? '' };
}

test('a preview link shows its draft without an account, a toolbar or a cookie', async () => {
  const { editor, id } = await newDraft('Shared');
  const { linkUrl } = await shareDraft(editor, id);
  const holder = newVisitor();
  const response = await holder.get(linkUrl);
  const page = await response.text();
  expect(response.status).toBe(200);
  expect(page).toContain(MARKER);
  expect(page).toContain('data-toolbar="off"');
  expect(page).not.toContain('/preview/links');
  expect(holder.cookies.size).toBe(0);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-robots-tag')).toContain('noindex');
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('a preview link shows what its editor saw last', async () => {
  const { editor, id } = await newDraft('Before');
  const { linkUrl } = await shareDraft(editor, id);
  const edit = `${company.cmsUrl}/wp-admin/post.php?post=${id}&action=edit`;
  const form = new FormData();
  const inputs = startTags(await (await editor.get(edit)).text()).filter(
    ({ attributes }) => attributes.type === 'hidden',
  );
  for (const { attributes } of inputs) form.set(attributes.name ?? '', attributes.value ?? '');
  for (const [name, value] of Object.entries({ title: 'After', content: '<p>Changed.</p>', do: 'preview' })) {
    form.set(name, value);
  }
  const preview = await editor.post(edit, form);
  await editor.follow(preview.headers.get('location') ?? '');
  const page = await (await newVisitor().get(linkUrl)).text();
  expect(page).toContain('Changed.');
  expect(page).not.toContain(MARKER);
});

test('a withdrawn preview link stops working at once', async () => {
  const { editor, id } = await newDraft('Withdrawn');
  const { linkUrl, linkId } = await shareDraft(editor, id);
  const back = `/preview?p=${id}&preview=true`;
  const fields = { p: String(id), back, action: 'withdraw', id: linkId };
  expect((await editor.post(`${company.siteUrl}/preview/links`, fields)).status).toBe(303);
  const holder = newVisitor();
  const response = await holder.get(linkUrl);
  expect(response.status).toBe(410);
  expectNothingOf(holder);
});

test('a modified preview link shows nothing', async () => {
  const { editor, id } = await newDraft('Changed');
  const { linkUrl } = await shareDraft(editor, id);
  const [, linkId = '', end = '', signed = ''] = /link=([^.]+)\.([^.]+)\.(.+)$/.exec(linkUrl) ?? [];
  const holder = newVisitor();
  for (const token of [
    `${linkId}.${end}.${signed.slice(0, -2)}aa`,
    `${linkId}.${end}`,
    `${linkId}.zzzzzzzz.${signed}`,
    `${'a'.repeat(22)}.${end}.${signed}`,
    `${linkId}..${signed}`,
    `${linkId}.${end}.${signed}x`,
    '__proto__',
    'x'.repeat(2000),
  ]) {
    expect((await holder.get(`${company.siteUrl}/preview?link=${token}`)).status).toBe(410);
  }
  expectNothingOf(holder);
});

test('a preview link shows no other draft', async () => {
  const { editor, id } = await newDraft('Linked');
  const { linkUrl } = await shareDraft(editor, id);
  const holder = newVisitor();
  const other = await writeDraft(editor, { type: 'page', title: 'Other draft', content: '<p>Other draft.</p>' });
  const page = await (await holder.get(`${linkUrl}&p=${other}&preview=true`)).text();
  expect(page).toContain(MARKER);
  expect(page).not.toContain('Other draft');
});

test('a preview link does not reveal other drafts that its draft refers to', async () => {
  const editor = await signedIn();
  const hidden = await writeDraft(editor, draftOf('page', 'Hidden neighbour'));
  const fields = {
    '_shown.productSubCategory': '1',
    'productSubCategory.relatedProducts.rows': '1',
    'productSubCategory.relatedProducts.0': String(hidden),
  };
  const family: Draft = { type: 'page', title: 'Family', content: '<p>Family.</p>', template: 'Product Subcategory' };
  const id = await writeDraft(editor, { ...family, ...fields });
  expect(await (await editor.get(previewUrl(id))).text(), 'its editor sees both').toContain(MARKER);
  const { linkUrl } = await shareDraft(editor, id);
  const holder = newVisitor();
  expect(await (await holder.get(linkUrl)).text()).toContain('Family.');
  expectNothingOf(holder);
});

test('only editors who can see the draft create and withdraw links, from this site only', async () => {
  const { editor, id } = await newDraft('Who may');
  const { linkId, linkUrl } = await shareDraft(editor, id);
  const links = `${company.siteUrl}/preview/links`;
  const back = `/preview?p=${id}&preview=true`;
  const make = { p: String(id), back, action: 'make', hours: '72' };
  const withdraw = { p: String(id), back, action: 'withdraw', id: linkId };
  for (const fields of [make, withdraw]) {
    expect((await newVisitor().post(links, fields)).status).toBe(401);
    expect((await (await signedIn('subscriber')).post(links, fields)).status).toBe(404);
    expect((await editor.post(links, fields, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await editor.post(links, fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await editor.post(links, { ...fields, p: '1e9' })).status).toBe(400);
    expect((await editor.post(links, { ...fields, back: '//evil.example' })).status).toBe(400);
    expect((await editor.post(links, { ...fields, back: '/about/' })).status).toBe(400);
  }
  for (const hours of ['0', '-1', '73', '1e9', '']) {
    expect((await editor.post(links, { ...make, hours })).status).toBe(400);
  }
  expect((await editor.get(links)).status).toBe(405);
  expect((await newVisitor().get(linkUrl)).status).toBe(200);
});

test('redirects editors to the host name of the site that the CMS knows', async () => {
  const { port } = new URL(company.siteUrl);
  const response = await newVisitor().get(`http://localhost:${port}/preview?p=1&preview=true`);
  expect([response.status, response.headers.get('location')]).toEqual([
    307,
    `${company.siteUrl}/preview?p=1&preview=true`,
  ]);
});

test('while the CMS is down, an editor loses the preview and not the session', async () => {
  const cmsProxy = await startCmsProxy(company.cmsUrl);
  const site = await startSite(cmsProxy.url, company.folder, 'ready', { AUTH_STRATEGY: 'local' });
  try {
    const editor = newVisitor();
    const { username, password } = await loginOf('editor');
    await editor.post(`${site.url}/login`, { account: username, password });
    const id = await writeDraft(await signedIn(), draftOf('page', 'Down'));
    const linkUrl = previewUrl(id, site.url);
    expect((await editor.get(linkUrl)).status).toBe(200);
    await cmsProxy.close();
    const down = await editor.get(linkUrl);
    expect(down.status).toBe(503);
    expect(down.headers.get('cache-control')).toBe('no-store');
    expect(await down.text()).toContain('</html>');
    expect(editor.cookies.has('faust-rt')).toBe(true);
    await cmsProxy.open();
    await expect.poll(async () => (await editor.get(linkUrl)).status, { timeout: 15_000 }).toBe(200);
  } finally {
    await site.stop();
    await cmsProxy.close();
  }
});

test('the log has no code, no token, no password and no word of a draft', async () => {
  const site = await startSite(company.cmsUrl, company.folder, 'ready', { LOG_LEVEL: 'debug', AUTH_STRATEGY: 'local' });
  try {
    const editor = newVisitor();
    const { username, password } = await loginOf('editor');
    const login = `${site.url}/login?redirect_uri=%2Fabout%2F`;
    await editor.post(login, { account: username, password });
    const secrets = [
      password,
      decodeURIComponent(editor.cookies.get('faust-rt') ?? ''),
      await accessTokenOf(editor, site.url),
    ];
    const id = await writeDraft(await signedIn(), draftOf('page', 'Logged'));
    await editor.get(previewUrl(id, site.url));
    await editor.get(`${site.url}/login?code=secret-code-1&state=secret-state-1`);
    await editor.get(`${site.url}/api/faust/auth/token?code=secret-code-2&state=secret-state-2`);
    await newVisitor().get(`${site.url}/preview?link=secret-link`);
    await editor.post(`${site.url}/api/faust/auth/logout`);
    // Lines are written in batches, a second apart.
    await expect
      .poll(() => site.log.filter((line) => line.includes('/api/faust/auth/logout')).length)
      .toBeGreaterThan(0);
    const log = site.log.join('\n');
    expect(secrets.every((secret) => secret.length > 10)).toBe(true);
    for (const secret of [...secrets, MARKER, 'secret-code', 'secret-state', 'secret-link']) {
      expect(log).not.toContain(secret);
    }
  } finally {
    await site.stop();
  }
});
