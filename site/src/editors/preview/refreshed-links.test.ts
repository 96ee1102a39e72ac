import { join } from 'node:path';
import { expect, test } from 'vitest';
import { refreshedLinks } from './refreshed-links.ts';
import { sqlitePreviewLinks } from './sqlite-preview-links.ts';
import { forDays, withClock } from './testing/preview-links-contract.ts';
import { temporaryPreviewLinks } from './testing/temporary-preview-links.ts';

async function setUp() {
  const { open, pass } = withClock((now) => temporaryPreviewLinks(undefined, now));
  const previewLinks = await open();
  const warnings: string[] = [];
  const editors = { warn: (_error: unknown, message: string) => void warnings.push(message) };
  return { links: previewLinks, tools: { previewLinks, editors }, pass, warnings };
}

/** A link to a draft that was opened an hour after the link was made. */
async function openedLater() {
  const { links, tools, pass, warnings } = await setUp();
  const link = await links.add(forDays, 'old');
  pass(1);
  return { link, links, warnings, listed: await refreshedLinks(tools, 7, async () => 'new') };
}

test('an opened draft renews the copy behind its links', async () => {
  const { link, links, warnings } = await openedLater();
  expect((await links.find(link.id))?.copy).toBe('new');
  expect(warnings).toEqual([]);
});

test('an opened draft lists its links with the time of their new copy', async () => {
  const { link, links, listed } = await openedLater();
  expect(listed).toEqual([{ ...link, copiedAt: link.madeAt + 3_600_000 }]);
  expect((await links.find(link.id))?.link).toEqual(listed[0]);
});

test('a draft without a link is not copied', async () => {
  const { tools, warnings } = await setUp();
  let copies = 0;
  const takeCopy = async () => `copy ${++copies}`;
  expect(await refreshedLinks(tools, 7, takeCopy)).toEqual([]);
  expect([copies, warnings]).toEqual([0, []]);
});

const failingCopy = () => Promise.reject(new Error('the CMS does not answer'));

test('when a new copy fails, the links stay with the older one', async () => {
  const { links, tools } = await setUp();
  const link = await links.add(forDays, 'old');
  expect(await refreshedLinks(tools, 7, failingCopy)).toEqual([link]);
  expect(await links.find(link.id)).toEqual({ link, copy: 'old' });
});

test('the operator is warned when a new copy fails', async () => {
  const { links, tools, warnings } = await setUp();
  await links.add(forDays, 'old');
  await refreshedLinks(tools, 7, failingCopy);
  expect(warnings).toEqual(['the copy behind a preview link could not be renewed']);
});

/** The links of a draft that is opened while their database cannot be used. */
async function openedWithoutDatabase() {
  const { tools, warnings } = await setUp();
  // A file stands where the folder should be.
  const previewLinks = sqlitePreviewLinks(join(import.meta.filename, 'links.sqlite'));
  return { warnings, listed: await refreshedLinks({ ...tools, previewLinks }, 7, async () => 'new') };
}

test('a draft is shown without its links while their database cannot be used', async () => {
  expect((await openedWithoutDatabase()).listed).toEqual([]);
});

test('the operator is warned when the database of the links cannot be used', async () => {
  const { warnings } = await openedWithoutDatabase();
  expect(warnings).toEqual(['the copy behind a preview link could not be renewed']);
});
