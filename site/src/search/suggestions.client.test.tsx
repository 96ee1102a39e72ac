import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SearchForm } from '../blocks/search-form/search-form.tsx';
import { listeningServer } from '../forms/testing/listening-server.ts';
import { openPage } from '../forms/testing/open-page.ts';
import type { SearchResponse } from './search-response.ts';

const found: SearchResponse = {
  ...{ term: 'ring', outcome: 'found' },
  groups: [
    { name: 'parts', total: 1, hits: [{ href: '/parts/sn-1/', title: '<b>Ring</b>', number: 'SN-1' }] },
    { name: 'pages', total: 1, hits: [{ href: '/rings/', title: 'Rings' }] },
  ],
};

/** A visitor in a search field whose server suggests this. */
async function typing(status = 200) {
  const asked: (string | undefined)[] = [];
  const url = await listeningServer((req, res) => {
    asked.push(req.url);
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(found));
  });
  openPage(`${url}/products/`);
  document.body.innerHTML = renderToStaticMarkup(<SearchForm />);
  vi.resetModules();
  const { suggest } = await import('./suggestions.client.ts');
  const input = document.querySelector('input') ?? expect.fail('There is no field.');
  const list = document.querySelector<HTMLElement>('[data-suggestions]') ?? expect.fail('There is no list.');
  input.focus();
  suggest(input);
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true, bubbles: true });
    input.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const type = async (text: string) => {
    input.value = text;
    input.dispatchEvent(new Event('input'));
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
  };
  return {
    asked,
    input,
    list,
    press,
    type,
    activeText: () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent,
  };
}

test('typing opens a list of options in their groups, and their number is announced', async () => {
  const { input, list, type, asked } = await typing();
  expect(input.getAttribute('aria-expanded')).toBe('false');
  await type('ring');
  await vi.waitFor(() => expect(list.hidden).toBe(false));
  expect(asked).toEqual(['/api/suggest?q=ring']);
  expect([...list.querySelectorAll('[role="group"]')].map((group) => group.textContent)).toEqual([
    'Parts<b>Ring</b>SN-1',
    'PagesRings',
  ]);
  expect(document.querySelector('[data-suggestion-status]')?.textContent).toBe('2 suggestions');
  expect([input.getAttribute('aria-expanded'), input.getAttribute('aria-controls')]).toEqual(['true', list.id]);
});

test('arrows move through the options and back to the field, and Escape closes the list', async () => {
  const { input, list, type, press, activeText } = await typing();
  await type('ring');
  await vi.waitFor(() => expect(list.hidden).toBe(false));
  press('ArrowDown');
  press('ArrowDown');
  expect(activeText()).toBe('Rings');
  press('ArrowDown');
  expect(input.hasAttribute('aria-activedescendant')).toBe(false);
  expect([press('Escape'), list.hidden, press('Escape')]).toEqual([true, true, false]);
});

test('results of the page close the list, which an arrow opens again', async () => {
  const { input, list, type, press, activeText } = await typing();
  await type('ring');
  await vi.waitFor(() => expect(list.hidden).toBe(false));
  input.form?.dispatchEvent(new Event('headwater:results'));
  expect(list.hidden).toBe(true);
  press('ArrowDown');
  expect([list.hidden, activeText()]).toEqual([false, '<b>Ring</b>SN-1']);
  input.form?.dispatchEvent(new Event('headwater:results'));
  expect(list.hidden).toBe(false);
});

test('Enter submits the form unless an option is active', async () => {
  const { list, type, press } = await typing();
  await type('ring');
  await vi.waitFor(() => expect(list.hidden).toBe(false));
  expect(press('Enter')).toBe(false);
  press('ArrowDown');
  expect(press('Enter')).toBe(true);
  expect(location.pathname).toBe('/parts/sn-1/');
});

test('one letter opens nothing, and neither does a server without suggestions', async () => {
  const { list, type, asked } = await typing(503);
  await type('ring');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(list.hidden).toBe(true);
  expect(asked).toHaveLength(1);
});
