import { testServer } from '@headwater/tools/test-server.ts';
import { expect, test } from 'vitest';
import { aField, aForm } from '../../forms/testing/build-form.ts';
import { readRequestCookie, requestCookie } from '../../request-list/request-cookie.ts';
import { addLines, emptyList, encodeList } from '../../request-list/request-list.ts';
import type { RequestView } from '../../request-list/request-view.ts';
import type { Exchange } from '../exchange.ts';
import { createRequestEndpoint, type RequestParts } from './request-endpoint.ts';

const form = aForm([
  aField('EMAIL', 1),
  aField('LIST', 2, { prefill: 'request_list', columns: ['Part number', 'Description', 'Qty', 'Duty', 'Note'] }),
]);

/** A visitor with a cookie jar at the endpoint; the page is what it gets to show. */
async function visitor(parts: Partial<RequestParts> = {}) {
  const views: RequestView[] = [];
  const endpoint = createRequestEndpoint({
    formIds: async () => [form.databaseId],
    form: async () => form,
    hasLead: async () => false,
    cache: { get: async () => ({ page: { status: 404 } }) as never },
    siteUrl: new URL('https://pumps.example'),
    async render(_target, _requestId, { request } = {}) {
      if (request) views.push(request);
      return {
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: Buffer.from('<p>'),
        tags: [],
        isPartial: false,
      };
    },
    errorPages: new Map() as never,
    consentRule: { mode: 'required' },
    ...parts,
  });
  const { url } = await testServer((req, res) => {
    const { pathname, search } = new URL(req.url ?? '/', 'http://site');
    // What the endpoint reads of an exchange.
    void endpoint({ req, res, path: pathname, query: search.slice(1), requestId: 'r' } as Exchange);
  });
  let cookie = '';
  async function open(query = '', body?: Record<string, string> | [string, string][]) {
    const response = await fetch(`${url}/request${query}`, {
      redirect: 'manual',
      headers: cookie ? { cookie } : {},
      ...(body && { method: 'POST', body: new URLSearchParams(body) }),
    });
    const [set] = response.headers.getSetCookie();
    if (set) cookie = set.split(';')[0] ?? '';
    return { status: response.status, set, view: views.at(-1) };
  }
  return {
    open,
    post: (body: Record<string, string> | [string, string][]) => open('', body),
    hold: (text: string) => {
      cookie = text.split(';')[0] ?? '';
    },
    list: () => readRequestCookie(cookie)?.lines.map(({ number, quantity, note }) => [number, quantity, note]),
  };
}

const one = addLines(emptyList(), [{ number: 'SN-3040', quantity: '2' }]).list;

test('a product is added by a plain form, in a cookie of this page only', async () => {
  const { post, open, list } = await visitor();
  const { status, set } = await post({ do: 'add', number: 'SN-3040' });
  expect(status).toBe(303);
  expect(set).toMatch(/; Max-Age=5184000; Path=\/request; HttpOnly; Secure; SameSite=Lax$/);
  await post({ do: 'add', number: 'SP-4085', quantity: '3', note: '60 gpm at 50 ft' });
  expect(list()).toEqual([
    ['SN-3040', 1, ''],
    ['SP-4085', 3, '60 gpm at 50 ft'],
  ]);
  const { view } = await open();
  expect(view?.form?.value).toEqual({
    id: 2,
    listValues: [
      { rowValues: ['SN-3040', '', '1', '', ''] },
      { rowValues: ['SP-4085', '', '3', '60 gpm at 50 ft', ''] },
    ],
  });
});

test('on a new site whose forms no visitor has seen, the contact page is rendered for its form', async () => {
  const seen: number[] = [];
  let rendered = 0;
  const get = async (path: string) => {
    if (path === '/contact/') {
      seen.push(form.databaseId);
      rendered += 1;
    }
    return { page: { status: 404 } } as never;
  };
  const { post, open } = await visitor({ formIds: async () => seen, cache: { get } });
  await post({ do: 'add', number: 'SN-3040' });
  expect((await open()).view?.form?.definition).toBe(form);
  // Its forms are known from then on.
  await open();
  expect(rendered).toBe(1);
});

test('the button of a product has its number', async () => {
  const { post, list } = await visitor();
  expect((await post({ add: 'SN-3040' })).status).toBe(303);
  expect(list()).toEqual([['SN-3040', 1, '']]);
});

test('of 60 pasted lines, 50 are stored, and the page names the other 10 at once', async () => {
  const { post, list } = await visitor();
  const lines = Array.from({ length: 60 }, (_, at) => `SN-${at} 1`).join('\r\n');
  const { status, view } = await post({ do: 'paste', lines });
  expect(status).toBe(422);
  expect(list()).toHaveLength(50);
  expect(view?.refused).toHaveLength(10);
});

test('changes, removals and an emptied list', async () => {
  const { post, list } = await visitor();
  await post({ do: 'paste', lines: 'A 1\nB 2\nC 3' });
  await post([
    ['do', 'change'],
    ...['A~', 'B~', 'C~'].map((line): [string, string] => ['line', line]),
    ...['0', '5', '7'].map((quantity): [string, string] => ['quantity', quantity]),
    ...['', 'note', ''].map((note): [string, string] => ['note', note]),
  ]);
  expect(list()).toEqual([
    ['B', 5, 'note'],
    ['C', 7, ''],
  ]);
  await post({ remove: 'B~note' });
  expect(list()).toEqual([['C', 7, '']]);
  await post({ do: 'empty' });
  expect(list()).toBeUndefined();
});

test('a page of an earlier list changes and removes only what it shows, and has another ID than the list', async () => {
  const { open, post, list } = await visitor();
  await post({ do: 'paste', lines: 'A 1\nB 2\nC 3' });
  const shown = (await open()).view?.list.id;
  // In another window.
  await post({ remove: 'A~' });
  expect((await open()).view?.list.id).not.toBe(shown);
  const { status, view } = await post([
    ['do', 'change'],
    ...['A~', 'B~', 'C~'].map((line): [string, string] => ['line', line]),
    ...['1', '2', '30'].map((quantity): [string, string] => ['quantity', quantity]),
    ...['', 'for B', ''].map((note): [string, string] => ['note', note]),
  ]);
  expect([status, view?.refused]).toEqual([422, [{ text: 'A 1', reason: 'gone' }]]);
  expect(list()).toEqual([
    ['B', 2, 'for B'],
    ['C', 30, ''],
  ]);
  expect((await post({ remove: 'B~' })).view?.refused).toEqual([{ text: 'B 0', reason: 'gone' }]);
  expect(list()).toHaveLength(2);
});

test('a change that changes nothing leaves the list its ID', async () => {
  const { open, post } = await visitor();
  await post({ do: 'add', number: 'A' });
  const id = (await open()).view?.list.id;
  await post([
    ['do', 'change'],
    ['line', 'A~'],
    ['quantity', '1'],
    ['note', ''],
  ]);
  await post({ do: 'add', number: 'B', quantity: 'many' });
  expect((await open()).view?.list.id).toBe(id);
});

test('a link carries a list without changing the list of who opens it, until they add it', async () => {
  const { open, post, list } = await visitor();
  await post({ do: 'add', number: 'A' });
  const own = (await open()).view;
  expect(own?.shareUrl).not.toContain(own?.list.id.replaceAll('-', ''));
  const encoded = encodeList(one);
  const { view, set } = await open(`?list=${encodeURIComponent(encoded)}`);
  expect(set).toBeUndefined();
  expect(view?.shared?.lines).toEqual(one.lines);
  expect(list()).toEqual([['A', 1, '']]);
  await post({ do: 'add-list', list: encoded });
  expect(list()).toEqual([
    ['A', 1, ''],
    ['SN-3040', 2, ''],
  ]);
});

test('a list whose lead is on disk is empty, although the visitor never got the response', async () => {
  const { open, hold, list } = await visitor({ hasLead: async (key) => key === one.id });
  hold(requestCookie(one, true));
  const { view, set } = await open();
  expect(view?.list.lines).toEqual([]);
  expect(view?.list.id).not.toBe(one.id);
  expect(set).toMatch(/^headwater_request=; Max-Age=0; Path=\/request/);
  expect(list()).toBeUndefined();
});

test('a list stays while the outbox cannot be read', async () => {
  const { open, hold } = await visitor({ hasLead: () => Promise.reject(new Error('locked')) });
  hold(requestCookie(one, true));
  expect((await open()).view?.list).toEqual(one);
});

test('numbers that the catalogue does not have are marked and stay; without a catalogue none is', async () => {
  const lookUp = async (numbers: readonly string[]) =>
    numbers.map((number) => (number === 'SN 3040' ? { description: 'Seal kit', path: '/parts/sn-3040/' } : undefined));
  const { post, open } = await visitor({ lookUp });
  await post({ do: 'paste', lines: 'SN 3040\nXX-1 2' });
  const { view } = await open();
  expect(view?.list.lines.map(({ number, quantity }) => [number, quantity])).toEqual([
    ['SN 3040', 1],
    ['XX-1', 2],
  ]);
  expect(view?.known).toEqual([{ description: 'Seal kit', path: '/parts/sn-3040/' }, undefined]);
  expect(view?.form?.value).toMatchObject({ listValues: [{ rowValues: ['SN 3040', 'Seal kit', '1', '', ''] }, {}] });
  expect((await (await visitor()).open()).view?.hasCatalogue).toBe(false);
});

test('without a form that has room for the list, the page shows the list', async () => {
  const { post, open } = await visitor({ form: () => Promise.reject(new Error('the CMS is down')) });
  await post({ do: 'add', number: 'A' });
  expect((await open()).view).toMatchObject({ list: { lines: [{ number: 'A' }] }, form: undefined });
});

test("an editor's page at the same path is shown while the visitor has no list", async () => {
  const page = { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from("the editor's"), tags: [] };
  const served = { page: { ...page, gzip: page.body, brotli: page.body, etag: '"e"' }, state: 'HIT', ageSeconds: 0 };
  const { open, post } = await visitor({ cache: { get: async () => served as never } });
  expect((await open()).view).toBeUndefined();
  await post({ do: 'add', number: 'A' });
  expect((await open()).view?.list.lines).toHaveLength(1);
});
