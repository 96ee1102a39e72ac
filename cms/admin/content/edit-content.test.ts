import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type AdminVisit, adminVisit } from '../../testing/admin-visit.ts';
import { formOf } from '../../testing/posted-page.ts';
import { startSmallCms } from '../../testing/small-cms.ts';

const cms = await startSmallCms();
const editor = await adminVisit(cms, 'editor');

async function query<Data>(text: string): Promise<Data> {
  const response = await cms.fetch(new Request(`http://cms.test/graphql?query=${encodeURIComponent(text)}`));
  return ((await response.json()) as { data: Data }).data;
}

async function publicPage(uri: string): Promise<Record<string, unknown> | null> {
  const { nodeByUri } = await query<{ nodeByUri: Record<string, unknown> | null }>(
    `{ nodeByUri(uri: "${uri}") { __typename uri ... on NodeWithTitle { title } ... on NodeWithContentEditor { content }
      ... on Post { categories { nodes { slug } } tags { nodes { slug } } }
      ... on NodeWithFeaturedImage { featuredImage { node { databaseId altText } } }
      ... on Page { genericPageFields { genericTeaserDescription } template { templateName
        ... on Template_ProductReplacementParts { replacementParts { replacementLinkUrl { nodes { uri } }
          replacementBrands { brandTitle brandLogoGallery { nodes { altText } } } } } } }
      ... on Representative { geoCoordinateLatitude polygonCoordinates } } }`,
  );
  return nodeByUri;
}

/** The link to a node with this title in the list of a type. */
async function editPathOf(title: string, type = 'page', visit: AdminVisit = editor): Promise<string> {
  const list = await visit.page(`/wp-admin/edit.php?post_type=${type}&s=${encodeURIComponent(`"${title}"`)}`);
  const link = [...list.matchAll(/<a class="row-title" href="([^"]+)">([^<]*)</g)].find(([, , text]) => text === title);
  return (link?.[1] ?? '').replaceAll('&amp;', '&');
}

/** Saves a new post as a draft. @returns the path of its form */
async function savedDraft(): Promise<string> {
  const saved = await editor.send('/wp-admin/post-new.php?post_type=post', {
    title: 'Seals & "rings" <1>',
    content: '<p>How to change a seal.</p>',
    tags: 'Mechanical seals, seals',
    do: 'draft',
  });
  return saved.headers.get('location') ?? '';
}

test('a new post is saved as a draft that visitors do not see', async () => {
  const editPath = await savedDraft();
  expect(editPath).toMatch(/^\/wp-admin\/post\.php\?post=\d+&action=edit&notice=saved$/);
  expect(await editor.page(editPath)).toContain('Draft saved.');
  expect(await publicPage('/seals-rings/')).toBeNull();
});

test('a draft is published with its terms', async () => {
  const editPath = await savedDraft();
  const form = formOf(await editor.page(editPath), '/wp-admin/post.php');
  form.data.set('do', 'publish');
  form.data.append('categories', categoryId(await editor.page(editPath), 'Guides'));
  expect((await editor.post(form.action, form.data)).headers.get('location')).toContain('notice=published');
  expect(await publicPage('/seals-rings/')).toMatchObject({
    title: 'Seals & “rings” <1>',
    categories: { nodes: [{ slug: 'guides' }] },
    tags: { nodes: [{ slug: 'mechanical-seals' }, { slug: 'seals' }] },
  });
});

function categoryId(page: string, name: string): string {
  return new RegExp(`name="categories" value="(\\d+)"[^>]*> ${name}`).exec(page)?.[1] ?? '';
}

test('an update keeps the fields that were not changed', async () => {
  await editor.send(await editPathOf('About the Works'), { content: '<p>Other words.</p>', do: 'publish' });
  expect(await publicPage('/about-the-works/')).toMatchObject({
    content: '<p>Other words.</p>',
    featuredImage: { node: { altText: 'view-1 drawing' } },
    genericPageFields: { genericTeaserDescription: 'A <em>teaser</em> & more' },
  });
});

test.each([
  ['headwater_document', false],
  ['post', true],
])('the form of a new %s has a text: %s', async (type, hasText) => {
  const page = await editor.page(`/wp-admin/post-new.php?post_type=${type}`);
  expect([page.includes('id="f-title"'), page.includes('id="f-content"')]).toEqual([true, hasText]);
});

test("shows an editor's text escaped in the form", async () => {
  const marker = '</textarea><script>alert(1)</script>"><img src=x onerror=alert(2)>';
  const editPath = await editPathOf('Contact');
  await editor.send(editPath, {
    title: `Contact ${marker}`,
    content: marker,
    seoDescription: marker,
    seoTitle: marker,
    do: 'publish',
  });
  for (const path of [editPath, '/wp-admin/', '/wp-admin/edit.php?post_type=page', '/wp-admin/nav-menus.php']) {
    expect(await editor.page(path)).not.toMatch(/<script>alert|<img src=x/);
  }
  expect(formOf(await editor.page(editPath), '/wp-admin/post.php').data.get('content')).toBe(marker);
  await editor.send(editPath, {
    title: 'Contact',
    content: '<p>Write.</p>',
    seoDescription: '',
    seoTitle: '',
    do: 'publish',
  });
});

test('the form saves the fields of a template, including rows', async () => {
  const editPath = await editPathOf('Replacement Parts');
  await editor.send(editPath, {
    'replacementParts.replacementLinkUrl': '#18 News',
    'replacementParts.replacementBrands.1.brandTitle': 'Moldau',
    'replacementParts.replacementBrands.1.brandLogoGallery.0': '#8',
    do: 'publish',
  });
  expect(await publicPage('/replacement-parts/')).toMatchObject({
    template: {
      replacementParts: {
        replacementBrands: [
          { brandTitle: 'OFW', brandLogoGallery: { nodes: [{}, {}, {}, {}] } },
          { brandTitle: 'Moldau', brandLogoGallery: { nodes: [{ altText: 'logo-1 drawing' }] } },
        ],
      },
    },
  });
});

test('buttons add, move and remove rows without saving or losing anything', async () => {
  const editPath = await editPathOf('Replacement Parts');
  const list = 'replacementParts.replacementBrands';
  let response = await editor.send(editPath, { title: 'Typed before', rows: `more ${list}` });
  response = await editor.sendAgain(response, { [`${list}.2.brandTitle`]: 'Third', rows: `up ${list} 2` });
  response = await editor.sendAgain(response, { rows: `remove ${list} 0` });
  expect(response.status).toBe(200);
  const { data } = formOf(await response.text(), '/wp-admin/post.php');
  expect([data.get('title'), data.get(`${list}.rows`)]).toEqual(['Typed before', '2']);
  expect([data.get(`${list}.0.brandTitle`), data.get(`${list}.1.brandTitle`)]).toEqual(['Third', 'Moldau']);
  expect((await publicPage('/replacement-parts/'))?.title).toBe('Replacement Parts');
});

test('switching the template shows only the fields of the new one', async () => {
  const editPath = await editPathOf('Replacement Parts');
  const response = await editor.send(editPath, { template: 'Single Product', do: 'fields' });
  const { data } = formOf(await response.text(), '/wp-admin/post.php');
  expect(data.has('singleProduct.teaserDescription')).toBe(true);
  expect(data.has('replacementParts.body')).toBe(false);
});

test('switching the template and back keeps the values of the first', async () => {
  const editPath = await editPathOf('Replacement Parts');
  const response = await editor.send(editPath, { template: 'Single Product', do: 'fields' });
  const { data } = formOf(await response.text(), '/wp-admin/post.php');
  data.set('do', 'publish');
  await editor.post(editPath, data);
  await editor.send(editPath, { template: 'Product Replacement Parts', do: 'publish' });
  expect(await publicPage('/replacement-parts/')).toMatchObject({
    template: { replacementParts: { replacementBrands: [{ brandTitle: 'OFW' }, { brandTitle: 'Moldau' }] } },
  });
});

const rejected: [what: string, type: string, title: string, typed: Record<string, string>, message: string][] = [
  ['an invalid number', 'representative', 'North Rep', { geoCoordinateLatitude: '44°' }, 'is not a number'],
  [
    'an unknown image',
    'page',
    'Grinder Pump 100',
    { 'singleProduct.partsBreakoutImage': 'view' },
    'is not a known image',
  ],
  ['a document as an image', 'page', 'Grinder Pump 100', { featuredImage: '#15 sheet' }, 'is not a known image'],
  [
    'an unknown product',
    'page',
    'Grinder Pumps',
    { 'productSubCategory.relatedProducts.0': '#99999' },
    'is not a known page',
  ],
  ['an unknown parent', 'page', 'Grinder Pumps', { parent: 'Products' }, 'is not a known page'],
  ['an empty title', 'page', 'Grinder Pumps', { title: '' }, 'write one before publishing'],
  ['a script link', 'page', 'Home', { 'heroBanner.bannerCtaLink.url': 'javascript:alert(1)' }, 'is not a valid link'],
];

test.each(rejected)(
  'rejects %s with a message that leads to its control, and keeps everything typed',
  async (_what, type, title, typed, message) => {
    const everything = { seoDescription: 'Typed words', ...typed };
    const response = await editor.send(await editPathOf(title, type), { ...everything, do: 'publish' });
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toMatch(/role="alert"/);
    expect(page).toContain(message);
    const target = /<li><a href="#([^"]+)">/.exec(page)?.[1];
    expect(page).toContain(`id="${target}"`);
    const { data } = formOf(page, '/wp-admin/post.php');
    for (const [name, value] of Object.entries(everything)) expect(data.get(name)).toBe(value);
  },
);

test('a page cannot be moved below itself', async () => {
  const editPath = await editPathOf('Products');
  const below = /post=(\d+)/.exec(await editPathOf('Grinder Pumps'))?.[1];
  const response = await editor.send(editPath, { parent: `#${below}`, do: 'publish' });
  expect([response.status, await response.text()]).toEqual([422, expect.stringContaining('cannot be below itself')]);
});

test('trashing moves a page to the trash, where visitors do not see it', async () => {
  const editPath = await editPathOf('Contact');
  expect((await editor.send(editPath, { do: 'trash' })).headers.get('location')).toContain('notice=trashed');
  expect(await publicPage('/contact/')).toBeNull();
  expect(await editor.page('/wp-admin/edit.php?post_type=page')).not.toContain('>Contact<');
  expect(await editor.page('/wp-admin/edit.php?post_type=page&post_status=trash')).toContain('>Contact<');
  expect(await editor.page(editPath)).toContain('Bring it back');
  await editor.send(editPath, { do: 'restore' });
});

test('an unpublished page is a draft that visitors do not see', async () => {
  const editPath = await editPathOf('Contact');
  expect((await editor.send(editPath, { do: 'draft' })).headers.get('location')).toContain('notice=unpublished');
  expect(await publicPage('/contact/')).toBeNull();
});

test('visitors see a private page only after it is published as public', async () => {
  const editPath = await editPathOf('Contact');
  await editor.send(editPath, { do: 'publish', visibility: 'private' });
  expect(await publicPage('/contact/')).toBeNull();
  await editor.send(editPath, { do: 'publish', visibility: 'public' });
  expect(await publicPage('/contact/')).toMatchObject({ uri: '/contact/' });
});

/** Previews a change of a product. @returns the path of its form and where the preview leads */
async function previewed() {
  const editPath = await editPathOf('Grinder Pump 200');
  const response = await editor.send(editPath, { 'singleProduct.description': 'Unseen yet', do: 'preview' });
  const link = new URL(response.headers.get('location') ?? '');
  return { editPath, id: Number(/post=(\d+)/.exec(editPath)?.[1]), status: response.status, link };
}

test('a preview redirects to the site with the parameters of WordPress', async () => {
  const { id, status, link } = await previewed();
  expect([status, link.origin, link.pathname]).toEqual([
    303,
    'http://site.test',
    '/products/grinder-pumps/grinder-pump-200/',
  ]);
  expect(Object.fromEntries(link.searchParams)).toEqual({
    preview_id: String(id),
    preview_nonce: expect.stringMatching(/^[0-9a-f]{10}$/),
    preview: 'true',
    previewPathname: '/products/grinder-pumps/grinder-pump-200/',
    p: String(id),
    page_id: String(id),
    typeName: 'Page',
  });
});

test('an editor can open a previewed change again', async () => {
  const { editPath } = await previewed();
  const again = await editor.page(editPath);
  expect(again).toContain('previewed and not saved');
  const revision = /revision=(\d+)/.exec(again)?.[1];
  const opened = formOf(await editor.page(`${editPath}&revision=${revision}`), '/wp-admin/post.php');
  expect(opened.data.get('singleProduct.description')).toBe('Unseen yet');
});

test('concurrent edits by two users are both stored', async () => {
  const other = await adminVisit(cms, 'administrator');
  const editPath = await editPathOf('News');
  const mine = formOf(await editor.page(editPath), '/wp-admin/post.php');
  await other.send(editPath, { content: 'Theirs', do: 'publish' });

  mine.data.set('content', 'Mine');
  mine.data.set('do', 'publish');
  const response = await editor.post(mine.action, mine.data);
  expect(response.status).toBe(409);
  const page = await response.text();
  expect(page).toContain('Another user has saved this');
  const again = formOf(page, '/wp-admin/post.php');
  expect(again.data.get('content')).toBe('Mine');
  expect(formOf(await editor.page(editPath), '/wp-admin/post.php').data.get('content')).toBe('Theirs');

  again.data.set('do', 'publish');
  expect((await editor.post(again.action, again.data)).status).toBe(303);
  const now = await editor.page(editPath);
  expect(formOf(now, '/wp-admin/post.php').data.get('content')).toBe('Mine');
  const versions = [...now.matchAll(/revision=(\d+)/g)].map(([, id]) => id);
  const contents = await Promise.all(
    versions.map(async (id) =>
      formOf(await editor.page(`${editPath}&revision=${id}`), '/wp-admin/post.php').data.get('content'),
    ),
  );
  expect(contents).toContain('Theirs');
});

test('only types that support an excerpt have a field for it, as in WordPress', async () => {
  const fields = async (title: string, type: string) =>
    formOf(await editor.page(await editPathOf(title, type)), '/wp-admin/post.php').data;
  expect((await fields('Station 5', 'project')).has('excerpt')).toBe(true);
  expect((await fields('Contact', 'page')).has('excerpt')).toBe(false);
});

test('an image uploaded in the form becomes the featured image', async () => {
  const editPath = await editPathOf('Station 5', 'project');
  const png = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#1f6f8b' } })
    .png()
    .toBuffer();
  await editor.send(editPath, {
    'featuredImage.upload': new File([new Uint8Array(png)], 'Wet Well.png'),
    do: 'publish',
  });
  const featured = (await publicPage('/project/station-5/'))?.featuredImage;
  expect(featured).toMatchObject({ node: { databaseId: expect.any(Number) } });
});

test('a rejected file does not lose the form', async () => {
  const editPath = await editPathOf('Station 6', 'project');
  const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'], 'logo.png');
  const response = await editor.send(editPath, { excerpt: 'Kept', 'featuredImage.upload': svg, do: 'publish' });
  expect(response.status).toBe(422);
  const page = await response.text();
  expect(page).toContain('an SVG can carry scripts');
  expect(formOf(page, '/wp-admin/post.php').data.get('excerpt')).toBe('Kept');
});

test('the form keeps polygons and coordinates of a representative', async () => {
  const before = await publicPage('/representative/north-rep/');
  expect(before).toMatchObject({
    geoCoordinateLatitude: 44.9,
    polygonCoordinates: [expect.stringMatching(/\d/)],
  });
  await editor.send(await editPathOf('North Rep', 'representative'), { do: 'publish' });
  expect(await publicPage('/representative/north-rep/')).toEqual(before);
});

test('saving any content unchanged does not change its response', async () => {
  for (const path of [
    '/',
    '/products/',
    '/products/submersible-pumps/',
    '/products/submersible-pumps/submersible-pump-100/',
    '/replacement-parts/',
    '/project/station-1/',
  ]) {
    const before = await fields(path);
    const title = String((await publicPage(path))?.title);
    const editPath = await editPathOf(
      title === 'Home' ? 'Home' : title,
      path.startsWith('/project') ? 'project' : 'page',
    );
    expect((await editor.send(editPath, { do: 'publish' })).status).toBe(303);
    expect(await fields(path)).toBe(before);
  }
});

/** All stored values of the content at a path, as the form has them. */
async function fields(path: string): Promise<string> {
  const { nodeByUri } = await query<{ nodeByUri: { databaseId: number } }>(
    `{ nodeByUri(uri: "${path}") { ... on DatabaseIdentifier { databaseId } } }`,
  );
  const page = await editor.page(`/wp-admin/post.php?post=${nodeByUri.databaseId}&action=edit`);
  const { data } = formOf(page, '/wp-admin/post.php');
  data.delete('version');
  return JSON.stringify([...data]);
}

const passwordIn = async (editPath: string) =>
  formOf(await editor.page(editPath), '/wp-admin/post.php').data.get('password');

test('the form shows the trimmed password of a page', async () => {
  const editPath = await editPathOf('About the Works');
  expect(await passwordIn(editPath)).toBe('');
  await editor.send(editPath, { password: '  open "sesame" ', do: 'publish' });
  expect(await passwordIn(editPath)).toBe('open "sesame"');
});

test('a password of more than 255 characters is rejected', async () => {
  const editPath = await editPathOf('About the Works');
  await editor.send(editPath, { password: 'open "sesame"', do: 'publish' });
  const tooLong = await editor.send(editPath, { password: 'a'.repeat(256), do: 'publish' });
  expect(await tooLong.text()).toContain('Password: keep it to 255 characters.');
  expect(await passwordIn(editPath)).toBe('open "sesame"');
});
