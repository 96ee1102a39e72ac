import { expect, test } from 'vitest';
import { adminVisit } from '../../testing/admin-visit.ts';
import { startSmallCms } from '../../testing/small-cms.ts';

const cms = await startSmallCms();
const editor = await adminVisit(cms, 'editor');

const list = await editor.page('/wp-admin/admin.php?page=gf_entries');
const formId = Number(/gf_entries&amp;id=(\d+)/.exec(list)?.[1]);
const section = `/wp-admin/admin.php?page=gf_entries&id=${formId}`;

/** Stores a visitor's entry where submissions are stored. */
function sent(value: string): number {
  return cms.forms.entries.insert({
    formId,
    dateCreated: '2026-11-21T12:00:00.000Z',
    ip: '203.0.113.9',
    sourceUrl: 'http://site.test/contact/',
    userAgent: 'Browser/1',
    mutationId: null,
    fingerprint: '',
    captcha: null,
    values: { '1': value, '1.3': value },
  });
}

test('lists every form with its entries', async () => {
  sent('Ada');
  const page = await editor.page('/wp-admin/admin.php?page=gf_entries');
  expect(page.replace(/\s+/g, ' ')).toMatch(/<td class="number">1<\/td> <td class="number">1<\/td>/);
});

test('an entry is new until it is opened', async () => {
  const id = sent('Hello');
  expect(await editor.page(section)).toContain('<strong>new</strong>');
  await editor.page(`${section}&view=entry&lid=${id}`);
  expect(cms.forms.entries.byId(id)?.isRead).toBe(true);
});

test('an entry shows its values escaped', async () => {
  const id = sent('<script>alert(1)</script>');
  const page = await editor.page(`${section}&view=entry&lid=${id}`);
  expect(page).toContain('&lt;script&gt;alert(1)');
  expect(page).not.toContain('<script>');
});

test('an editor moves an entry to spam, to the trash and back', async () => {
  const id = sent('Buy now');
  const path = `${section}&view=entry&lid=${id}`;
  await editor.send(path, { do: 'spam' });
  expect(cms.forms.entries.byId(id)?.status).toBe('SPAM');
  expect(await editor.page(section)).not.toContain('Buy now');
  expect(await editor.page(`${section}&filter=SPAM`)).toContain('Buy now');
  await editor.send(path, { do: 'trash' });
  await editor.send(path, { do: 'keep' });
  expect(cms.forms.entries.byId(id)?.status).toBe('ACTIVE');
});

test('finds entries by their values', async () => {
  sent('Unusual word');
  expect(await editor.page(`${section}&s=unusual`)).toContain('Unusual word');
  expect(await editor.page(`${section}&s=unusual`)).not.toContain('Buy now');
});

test('the download is a text file without formulas', async () => {
  sent('=HYPERLINK("http://evil.example","x")');
  const response = await editor.get(`${section}&view=csv`);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=UTF-8');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="entries-\d+-[\d-]+\.csv"$/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const text = await response.text();
  expect(text).toContain("'=HYPERLINK");
  expect(text).not.toMatch(/(?:^|,|\n)"?=HYPERLINK/);
});

test('does not find an entry of another form or an unknown one', async () => {
  expect((await editor.get(`${section}&view=entry&lid=99999`)).status).toBe(404);
  expect((await editor.get('/wp-admin/admin.php?page=gf_entries&id=99999')).status).toBe(404);
  expect((await editor.get(`/wp-admin/admin.php?page=gf_entries&id=99999&view=csv`)).status).toBe(404);
});

test('the list of entries says whether the form is open', async () => {
  const shown = async () =>
    /<p class="hint">(The form [^<]+)<\/p>\s*<button[^>]*>([^<]+)</.exec(await editor.page(section))?.slice(1);
  expect(await shown()).toEqual(['The form accepts entries.', 'Close the form']);
  await editor.send(section, { do: 'close' });
  expect(await shown()).toEqual(['The form is closed.', 'Open the form']);
  await editor.send(section, { do: 'open' });
});

test('subscribers and visitors get neither entries nor downloads', async () => {
  const reader = await adminVisit(cms, 'subscriber');
  for (const path of [section, `${section}&view=csv`, `${section}&view=entry&lid=1`]) {
    expect((await reader.get(path)).status).toBe(403);
    expect((await cms.fetch(new Request(`http://cms.test${path}`))).status).toBe(303);
  }
});

test('entries are listed newest first, thirty per page', async () => {
  for (let number = 0; number < 33; number += 1) sent(`Listed ${number}`);
  const listed = async (page: number) => {
    const text = await editor.page(`${section}&s=listed&paged=${page}`);
    return [...text.matchAll(/class="row-title"[^>]*>(Listed \d+)/g)].map(([, title]) => title);
  };
  expect(await listed(1)).toEqual(Array.from({ length: 30 }, (_, index) => `Listed ${32 - index}`));
  expect(await listed(2)).toEqual(['Listed 2', 'Listed 1', 'Listed 0']);
});
