import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sessionOfRequest } from '../sign-in/session-of-request.ts';
import { copyDraft } from './copy-draft.ts';
import { linkToken } from './link-token.ts';
import { loadPreview } from './load-preview.ts';
import { queryOf } from './open-preview.ts';
import { openShared } from './open-shared.ts';
import { draftCms, SESSION } from './testing/draft-cms.ts';
import { forDays } from './testing/preview-links-contract.ts';

/** A link to the draft of page 7, and what its holders get. */
async function sharedDraft() {
  const { tools, queries } = await draftCms();
  const session = await sessionOfRequest(new Headers({ cookie: SESSION }), tools.editors);
  if (session.kind === 'signed-out') throw new Error('The editor is not signed in.');
  const query = queryOf(tools.editors, session);
  const page = await loadPreview(tools, query, 7);
  if (!page) throw new Error('The CMS has no draft.');
  const link = await tools.previewLinks.add(forDays, await copyDraft(query, tools, page.seed, page.shell));
  const key = randomBytes(32);
  queries.length = 0;
  const open = (parts: Partial<Parameters<typeof openShared>[1]> = {}, token = linkToken(link, key)) =>
    openShared(token, { ...tools, key, now: link.madeAt, ...parts });
  return { tools, link, key, open, queries };
}

test('the holder of a link sees the draft as its editor saw it, without a query for it, hidden from search engines', async () => {
  const { open, link, queries } = await sharedDraft();
  const shared = await open();
  expect(shared?.link).toEqual(link);
  const head = { robots: 'noindex, nofollow' };
  expect(shared?.page).toMatchObject({ found: true, data: { nodeByUri: { title: 'A draft' } }, head });
  expect(queries).toEqual(['GetSiteShell']);
});

type Shared = Awaited<ReturnType<typeof sharedDraft>>;

test.each<[string, (shared: Shared) => unknown]>([
  ['has expired', ({ open, link }) => open({ now: link.expiresAt })],
  ['is of another site', ({ open }) => open({ key: randomBytes(32) })],
  ['this site does not know', ({ open, link, key }) => open({}, linkToken({ ...link, id: 'x'.repeat(22) }, key))],
  ['was withdrawn', ({ open, link, tools }) => tools.previewLinks.withdraw(link.id, 7).then(() => open())],
])('a link that %s shows nothing', async (_what, open) => {
  const shared = await sharedDraft();
  expect(await open(shared)).toBeUndefined();
  expect(shared.queries).toEqual([]);
});

test('a copy that this version of the site cannot show shows nothing', async () => {
  const { open, tools } = await sharedDraft();
  await tools.previewLinks.refresh(
    7,
    JSON.stringify({ seed: { __typename: 'Page', contentTypeName: 'page', isContentNode: true }, answers: {} }),
  );
  expect(await open()).toBeUndefined();
  expect(await open({ templates: {} })).toBeUndefined();
});

test('a copy that is not JSON is an error', async () => {
  const { open, tools } = await sharedDraft();
  await tools.previewLinks.refresh(7, 'not JSON');
  await expect(open()).rejects.toThrow(SyntaxError);
});
