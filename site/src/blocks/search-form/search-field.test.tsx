import { testServer } from '@headwater/tools/test-server.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../forms/testing/open-page.ts';
import { suggestResponse } from '../../search/suggest-response.ts';
import { SearchField } from './search-field.island.tsx';
import { SearchForm } from './search-form.tsx';

const found = suggestResponse({
  term: 'ring',
  outcome: 'found',
  groups: [
    { name: 'parts', total: 1, hits: [{ href: '/parts/sn-1/', title: '<b>Ring</b>', number: 'SN-1' }] },
    { name: 'pages', total: 1, hits: [{ href: '/rings/', title: 'Rings' }] },
  ],
});

/** On a busy machine, a response takes its time. */
const soon = { timeout: 20_000 };

/** A visitor in a search field whose server suggests this. */
async function typing({ status = 200, before = '' } = {}) {
  const requests: (string | undefined)[] = [];
  const { url } = await testServer((req, res) => {
    requests.push(req.url);
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(found));
  });
  openPage(`${url}/products/`);
  document.body.innerHTML = renderToStaticMarkup(<SearchForm />);
  const one = <Kind extends HTMLElement>(selector: string) =>
    document.querySelector<Kind>(selector) ?? expect.fail(`There is no ${selector}.`);
  const input = one<HTMLInputElement>('input');
  const list = one('#search-suggestions');
  expect(input.hasAttribute('role')).toBe(false);
  input.focus();
  if (before) input.value = before;
  // Imported late: React looks for a document once, when it is loaded.
  const { hydrate } = await import('../../islands/hydrate.ts');
  hydrate(one('[data-island]'), SearchField);
  await expect.poll(() => document.querySelector('[data-live]'), soon).not.toBeNull();
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    requests,
    input,
    list,
    settled,
    async press(key: string) {
      const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true });
      input.dispatchEvent(event);
      await settled();
      return event.defaultPrevented;
    },
    async type(text: string) {
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await vi.waitFor(() => expect(requests.length).toBeGreaterThan(0), soon);
    },
    opened: () => vi.waitFor(() => expect(list.hidden).toBe(false), soon),
    activeText: () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent,
  };
}

test('typing opens a list of options in their groups, and their number is announced', async () => {
  const { input, list, type, requests, opened } = await typing();
  expect([input.getAttribute('role'), input.getAttribute('aria-expanded')]).toEqual(['combobox', 'false']);
  await type('ring');
  await opened();
  expect(requests).toEqual(['/api/suggest?q=ring']);
  expect([...list.querySelectorAll('[role="group"]')].map((group) => group.textContent)).toEqual([
    'Parts<b>Ring</b>SN-1',
    'PagesRings',
  ]);
  expect(document.querySelector('[aria-live]')?.textContent).toBe('2 suggestions');
  expect([input.getAttribute('aria-expanded'), input.getAttribute('aria-controls')]).toEqual(['true', list.id]);
});

test('suggests for what was typed before the script was there', async () => {
  const { requests, input, opened } = await typing({ before: 'ring' });
  await opened();
  expect([input.value, requests]).toEqual(['ring', ['/api/suggest?q=ring']]);
});

test('arrows move through the options and back to the field, and Escape closes the list', async () => {
  const { input, list, type, press, opened, activeText } = await typing();
  // As in newer browsers.
  Object.assign(Element.prototype, { scrollIntoView: async () => undefined });
  await type('ring');
  await opened();
  await press('ArrowDown');
  await press('ArrowDown');
  expect(activeText()).toBe('Rings');
  await press('ArrowDown');
  expect(input.hasAttribute('aria-activedescendant')).toBe(false);
  expect([await press('Escape'), list.hidden, await press('Escape')]).toEqual([true, true, false]);
});

test('Enter submits the form unless an option is active', async () => {
  const { type, press, opened } = await typing();
  await type('ring');
  await opened();
  expect(await press('Enter')).toBe(false);
  await press('ArrowDown');
  expect(await press('Enter')).toBe(true);
  expect(location.pathname).toBe('/parts/sn-1/');
});

test('a click on an option opens its page, and the field keeps the focus until then', async () => {
  const { list, type, opened } = await typing();
  await type('ring');
  await opened();
  const option = list.querySelectorAll<HTMLElement>('[role="option"]')[1] ?? expect.fail('There is no option.');
  expect(option.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))).toBe(false);
  option.click();
  expect(location.pathname).toBe('/rings/');
});

test('one letter requests no suggestions', async () => {
  const { list, input, requests } = await typing();
  input.value = 'r';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  // Longer than the pause after typing.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect([requests, list.hidden]).toEqual([[], true]);
});

test('a server without suggestions opens nothing', async () => {
  const { list, type, requests } = await typing({ status: 503 });
  await type('ring');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(list.hidden).toBe(true);
  expect(requests).toHaveLength(1);
});
