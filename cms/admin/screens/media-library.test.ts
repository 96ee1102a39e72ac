import { expect, test } from 'vitest';
import { adminVisit } from '../../testing/admin-visit.ts';
import { startSmallCms } from '../../testing/small-cms.ts';
import { smallContent } from '../../testing/small-content.ts';

/** More than one page of files: number 0 is the oldest. */
const leaflets = Array.from({ length: 51 }, (_, number) => ({
  key: `leaflet-${number}`,
  file: `leaflet-${number}.pdf`,
  title: `Leaflet ${number}`,
}));

const clip = { key: 'clip', file: 'clip.mp4', title: 'Clip' };

const cms = await startSmallCms({
  startingContent: { ...smallContent, documents: [clip, ...smallContent.documents, ...leaflets] },
});
const editor = await adminVisit(cms, 'editor');

/** The titles in the library, in order. */
async function titles(query: string): Promise<string[]> {
  const page = await editor.page(`/wp-admin/upload.php?${query}`);
  return [...page.matchAll(/<span>([^<]*)<\/span><\/a>/g)].map(([, title = '']) => title);
}

test('the library shows 48 files per page, newest first', async () => {
  const expected = Array.from({ length: 48 }, (_, index) => `Leaflet ${50 - index}`);
  expect(await titles('')).toEqual(expected);
  expect(await titles('s=leaflet')).toEqual(expected);
});

test('the second page of the library continues the first', async () => {
  const rest = ['Leaflet 2', 'Leaflet 1', 'Leaflet 0'];
  expect((await titles('paged=2')).slice(0, 4)).toEqual([...rest, 'manual']);
  expect(await titles('s=leaflet&paged=2')).toEqual(rest);
});

test('a file that is no picture shows its type', async () => {
  const page = await editor.page('/wp-admin/upload.php?s=clip');
  expect(page).toContain('aria-hidden="true">MP4<');
});
