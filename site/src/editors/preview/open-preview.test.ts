import { join } from 'node:path';
import * as texts from '@headwater/brand/texts.ts';
import { expect, test } from 'vitest';
import { cookieChanges } from '../sign-in/testing/editors.ts';
import { openPreview, refreshedLinks } from './open-preview.ts';
import { sqlitePreviewLinks } from './sqlite-preview-links.ts';
import { draftCms, SESSION } from './testing/draft-cms.ts';
import { forDays, withClock } from './testing/preview-links-contract.ts';
import { temporaryPreviewLinks } from './testing/temporary-preview-links.ts';

async function open(query: string, cookie = SESSION, from = draftCms()) {
  const { tools, ...cms } = await from;
  const request = new Request(`https://shop.example/preview${query}`, { headers: { cookie } });
  return { ...cms, tools, screen: await openPreview(request, tools) };
}

test('shows a signed-in editor the draft with the template of its page, hidden from search engines', async () => {
  const { screen, queries, warnings } = await open('?p=7&preview=true');
  expect(screen).toMatchObject({
    kind: 'draft',
    contentId: 7,
    links: [],
    page: {
      found: true,
      seed: { databaseId: 7, isFrontPage: false },
      shell: { generalSettings: { title: 'Shop' } },
      data: { nodeByUri: { title: 'A draft' } },
      head: { title: 'Preview: Shop', description: 'a draft', robots: 'noindex, nofollow' },
    },
  });
  expect(queries).toContain('GetTitle as editor');
  // A draft without links is not copied.
  expect(queries).not.toContain('GetTitle');
  expect(warnings).toEqual([]);
});

test('the draft of the front page is shown as the front page', async () => {
  const from = draftCms();
  const { cms } = await from;
  cms.draftOf = 2;
  const { screen } = await open('?p=2&preview=true', SESSION, from);
  expect(screen).toMatchObject({ kind: 'draft', contentId: 2, page: { seed: { databaseId: 2, isFrontPage: true } } });
});

test('an opened draft renews the copies behind its links', async () => {
  const from = draftCms();
  const { tools } = await from;
  const { id } = await tools.previewLinks.add(forDays, 'old');
  const { screen } = await open('?p=7&preview=true', SESSION, from);
  expect(screen).toMatchObject({ kind: 'draft', links: [{ id }] });
  expect((await tools.previewLinks.find(id))?.copy).toContain('A draft');
});

test('redirects a visitor without a session to the sign-in, which returns without the state of an earlier one', async () => {
  const { screen, queries } = await open('?p=7&preview=true&state=old', '');
  if (!(screen instanceof Response)) throw new Error('The preview showed a screen.');
  expect([screen.status, cookieChanges(screen), queries]).toEqual([307, ['+state'], []]);
  const back = new URL(new URL(screen.headers.get('location') ?? '').searchParams.get('redirect_uri') ?? '');
  expect(back.pathname + back.searchParams.get('p')).toBe('/preview7');
  expect(back.searchParams.get('state')).not.toBe('old');
});

test('a session that the CMS no longer knows is ended', async () => {
  const { screen } = await open('?p=7&preview=true', '__Host-faust-rt=forgotten; faust-auth=1');
  if (!(screen instanceof Response)) throw new Error('The preview showed a screen.');
  expect(cookieChanges(screen).sort()).toEqual(['+state', '-hint', '-refresh']);
});

test('the code of a sign-in is exchanged before a draft is shown', async () => {
  const returned = await open('?p=7&preview=true&code=good&state=s', '__Host-faust-state=s');
  if (!(returned.screen instanceof Response)) throw new Error('The preview showed a screen.');
  expect(returned.screen.headers.get('location')).toBe('/preview?p=7&preview=true');
});

test('a sign-in with a foreign state shows no draft', async () => {
  expect((await open('?p=7&code=good&state=other', '__Host-faust-state=s')).screen).toMatchObject({
    kind: 'nothing',
    status: 400,
    title: texts.notSignedInTitle,
    text: texts.notSignedIn,
    cookies: [],
  });
});

test('a preview URL that names no content is an error before the sign-in', async () => {
  const { screen, queries } = await open('?preview=true', '');
  const text = 'The URL must contain the proper previewPathname query param for previews.';
  expect(screen).toMatchObject({ kind: 'nothing', status: 400, title: texts.noPreviewTitle, text });
  expect(queries).toEqual([]);
});

test.each([
  ['a draft that does not exist', '?p=8&preview=true', 2],
  ['a path alone', '?preview=true&previewPathname=%2Fabout%2F', 0],
])('%s is not found', async (_what, query, attempts) => {
  const { screen, queries, grants } = await open(query);
  expect(screen).toMatchObject({
    kind: 'nothing',
    status: 404,
    title: texts.noPreviewTitle,
    text: texts.noPreview,
    cookies: [expect.stringContaining('faust-rt'), expect.stringContaining('faust-auth')],
  });
  expect(queries.filter((name) => name === 'GetSeedNodePreview as editor')).toHaveLength(attempts);
  expect(grants, 'the second attempt has a token of its own').toHaveLength(attempts || 1);
});

test('a draft without a template is not found', async () => {
  const { screen } = await open('?p=7&preview=true', SESSION, draftCms({}));
  expect(screen).toMatchObject({ kind: 'nothing', status: 404 });
});

async function setUp() {
  const { open, pass } = withClock((now) => temporaryPreviewLinks(undefined, now));
  const previewLinks = await open();
  const warnings: string[] = [];
  const editors = { warn: (_error: unknown, message: string) => void warnings.push(message) };
  return { links: previewLinks, tools: { previewLinks, editors }, pass, warnings };
}

test('an opened draft renews the copy behind its links, and lists them with its time', async () => {
  const { links, tools, pass, warnings } = await setUp();
  const link = await links.add(forDays, 'old');
  pass(1);
  const listed = await refreshedLinks(tools, 7, async () => 'new');
  expect(listed).toEqual([{ ...link, copiedAt: link.madeAt + 3_600_000 }]);
  expect(await links.find(link.id)).toEqual({ link: listed[0], copy: 'new' });
  expect(warnings).toEqual([]);
});

const notRenewed = ['the copy behind a preview link could not be renewed'];

test('when a new copy fails, the links stay with the older one, and the operator is warned', async () => {
  const { links, tools, warnings } = await setUp();
  const link = await links.add(forDays, 'old');
  const failing = () => Promise.reject(new Error('the CMS does not respond'));
  expect(await refreshedLinks(tools, 7, failing)).toEqual([link]);
  expect(await links.find(link.id)).toEqual({ link, copy: 'old' });
  expect(warnings).toEqual(notRenewed);
});

test('a draft is shown without its links while their database cannot be used, of which the operator is warned', async () => {
  const { tools, warnings } = await setUp();
  // A file stands where the folder should be.
  const previewLinks = sqlitePreviewLinks(join(import.meta.filename, 'links.sqlite'));
  expect(await refreshedLinks({ ...tools, previewLinks }, 7, async () => 'new')).toEqual([]);
  expect(warnings).toEqual(notRenewed);
});
