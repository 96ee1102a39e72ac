import { expect, test } from 'vitest';
import { refreshedLinks } from './refreshed-links.ts';
import { sqlitePreviewLinks } from './sqlite-preview-links.ts';
import { forDays, withClock } from './testing/preview-links-contract.ts';
import { temporaryLinksFile, temporaryPreviewLinks } from './testing/temporary-preview-links.ts';

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
  const [renewed, ...others] = await refreshedLinks(tools, 7, async () => 'new');
  expect([renewed, others]).toEqual([{ ...link, copiedAt: link.madeAt + 3_600_000 }, []]);
  expect(await links.find(link.id)).toEqual({ link: renewed, copy: 'new' });
  expect(warnings).toEqual([]);
});

test('without a link, a draft is not copied', async () => {
  const { tools, warnings } = await setUp();
  let copies = 0;
  const takeCopy = async () => `copy ${++copies}`;
  expect(await refreshedLinks(tools, 7, takeCopy)).toEqual([]);
  expect([copies, warnings]).toEqual([0, []]);
});

test('when a new copy fails, the links stay with the older one, and the operator is warned', async () => {
  const { links, tools, warnings } = await setUp();
  const link = await links.add(forDays, 'old');
  const takeCopy = () => Promise.reject(new Error('the CMS does not answer'));
  expect(await refreshedLinks(tools, 7, takeCopy)).toEqual([link]);
  expect(await links.find(link.id)).toEqual({ link, copy: 'old' });
  expect(warnings).toEqual(['the copy behind a preview link could not be renewed']);
});

test('a draft is shown without its links while their database cannot be used, and the operator is warned', async () => {
  const { tools, warnings } = await setUp();
  const previewLinks = sqlitePreviewLinks(temporaryLinksFile());
  await previewLinks.add(forDays, 'old');
  await previewLinks.close();
  expect(await refreshedLinks({ ...tools, previewLinks }, 7, async () => 'new')).toEqual([]);
  expect(warnings).toEqual(['the copy behind a preview link could not be renewed']);
});
