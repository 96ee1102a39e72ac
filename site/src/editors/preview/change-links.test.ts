import * as texts from '@headwater/brand/texts.ts';
import { expect, test } from 'vitest';
import { changeLinks } from './change-links.ts';
import { draftCms, SESSION } from './testing/draft-cms.ts';
import { forDays } from './testing/preview-links-contract.ts';

const back = '/preview?p=7&preview=true';
const wanted = { action: 'make', p: '7', hours: '24', back };

/** Sends the form of the banner above a draft. */
async function send(fields: Record<string, string>, cookie = SESSION, from = draftCms()) {
  const { tools, queries } = await from;
  const request = new Request('https://shop.example/preview/links', {
    method: 'POST',
    headers: { cookie, origin: 'https://shop.example' },
    body: new URLSearchParams(fields),
  });
  const response = await changeLinks(request, tools);
  const links = await tools.previewLinks.of(7);
  return { response, links, tools, queries, text: await response.text() };
}

test('makes a link for the hours that the editor chose, with a copy of what visitors may see', async () => {
  const { response, links, tools } = await send(wanted);
  const [link] = links;
  expect(link).toMatchObject({ contentId: 7, maker: 'Inga & Co' });
  expect((link?.expiresAt ?? 0) - (link?.madeAt ?? 0)).toBe(24 * 3_600_000);
  expect([response.status, response.headers.get('location')]).toEqual([303, back]);
  expect(response.headers.getSetCookie().join()).toContain('faust-rt');
  const { copy } = (await tools.previewLinks.find(link?.id ?? '')) ?? { copy: '{}' };
  expect(copy).toContain('A draft');
  expect(copy).toContain('"Public"');
  expect(copy).not.toContain('Hidden');
});

test('withdraws a link only if it is of this draft', async () => {
  const from = draftCms();
  const { previewLinks } = (await from).tools;
  const mine = await previewLinks.add(forDays, 'a');
  const other = await previewLinks.add({ ...forDays, contentId: 8 }, 'b');
  expect((await send({ action: 'withdraw', p: '7', id: mine.id, back }, SESSION, from)).links).toEqual([]);
  const { response } = await send({ action: 'withdraw', p: '7', id: other.id, back }, SESSION, from);
  expect(response.status).toBe(303);
  expect(await previewLinks.of(8)).toHaveLength(1);
});

test('a request without a session is refused without a query to the CMS', async () => {
  const { response, text, links, queries } = await send(wanted, '');
  expect([response.status, text, links, queries]).toEqual([401, `${texts.linkSignedOut}\n`, [], []]);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

test.each([
  ['without its content', { ...wanted, p: '' }, 400, texts.linkFormIncomplete],
  ['with another number', { ...wanted, p: '07' }, 400, texts.linkFormIncomplete],
  ['that returns to another page', { ...wanted, back: '/about/' }, 400, texts.linkFormIncomplete],
  [
    'that returns to another site',
    { ...wanted, back: 'https://evil.example/preview?p=7' },
    400,
    texts.linkFormIncomplete,
  ],
  ['about a draft of others', { ...wanted, p: '8' }, 404, texts.linkDraftMissing],
  ['for other hours', { ...wanted, hours: '25' }, 400, texts.linkHoursUnknown],
  ['that does something else', { ...wanted, action: 'publish' }, 400, texts.linkActionUnknown],
])('refuses a form %s', async (_what, fields, status, message) => {
  const { response, text, links } = await send(fields);
  expect([response.status, text, links]).toEqual([status, `${message}\n`, []]);
});

test('a request without a form is refused', async () => {
  const { tools } = await draftCms();
  const headers = { cookie: SESSION, 'content-type': 'application/json' };
  const request = new Request('https://shop.example/preview/links', { method: 'POST', headers, body: '{}' });
  expect((await changeLinks(request, tools)).status).toBe(400);
});

test('a draft has at most twenty links', async () => {
  const from = draftCms();
  const { previewLinks } = (await from).tools;
  for (let count = 0; count < 19; count += 1) await previewLinks.add(forDays, 'copy');
  expect((await send(wanted, SESSION, from)).links).toHaveLength(20);
  const { response, text, links } = await send(wanted, SESSION, from);
  expect([response.status, text, links.length]).toEqual([409, `${texts.linkLimit}\n`, 20]);
});
