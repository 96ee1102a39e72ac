import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sessionOfRequest } from '../sign-in/session-of-request.ts';
import { copyDraft } from './copy-draft.ts';
import { linkToken } from './link-token.ts';
import { loadPreview } from './load-preview.ts';
import { askerOf } from './open-preview.ts';
import { openShared } from './open-shared.ts';
import { draftCms, SESSION } from './testing/draft-cms.ts';
import { forDays } from './testing/preview-links-contract.ts';

/** A link to the draft of page 7, and what its holders get. */
async function sharedDraft() {
  const { tools, asked } = await draftCms();
  const session = await sessionOfRequest(new Headers({ cookie: SESSION }), tools.editors);
  if (session.kind === 'signed-out') throw new Error('The editor is not signed in.');
  const ask = askerOf(tools.editors, session);
  const page = await loadPreview(tools, ask, 7);
  if (!page) throw new Error('The CMS has no draft.');
  const link = await tools.previewLinks.add(forDays, await copyDraft(ask, tools, page.seed, page.shell));
  const key = randomBytes(32);
  asked.length = 0;
  const open = (parts: Partial<Parameters<typeof openShared>[1]> = {}, token = linkToken(link, key)) =>
    openShared(token, { ...tools, key, now: link.madeAt, ...parts });
  return { tools, link, key, open, asked };
}

test('the holder of a link sees the draft as its editor saw it', async () => {
  const { open, link } = await sharedDraft();
  const shared = await open();
  expect(shared?.link).toEqual(link);
  expect(shared?.page).toMatchObject({ found: true, data: { nodeByUri: { title: 'A draft' } } });
});

test('a shared draft tells search engines not to index it', async () => {
  const { open } = await sharedDraft();
  expect((await open())?.page.head.robots).toBe('noindex, nofollow');
});

test('a shared draft is shown without a query for its content', async () => {
  const { open, asked } = await sharedDraft();
  await open();
  expect(asked).toEqual(['GetSiteShell']);
});

test('a link that has expired shows nothing', async () => {
  const { open, link, asked } = await sharedDraft();
  expect(await open({ now: link.expiresAt })).toBeUndefined();
  expect(asked).toEqual([]);
});

test('a link of another site shows nothing', async () => {
  const { open, asked } = await sharedDraft();
  expect(await open({ key: randomBytes(32) })).toBeUndefined();
  expect(asked).toEqual([]);
});

test('a link that this site does not know shows nothing', async () => {
  const { open, link, key, asked } = await sharedDraft();
  expect(await open({}, linkToken({ ...link, id: 'x'.repeat(22) }, key))).toBeUndefined();
  expect(asked).toEqual([]);
});

test('a withdrawn link shows nothing', async () => {
  const { open, link, tools, asked } = await sharedDraft();
  await tools.previewLinks.withdraw(link.id, 7);
  expect(await open()).toBeUndefined();
  expect(asked).toEqual([]);
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
