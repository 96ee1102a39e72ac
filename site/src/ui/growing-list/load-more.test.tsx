import * as texts from '@headwater/brand/texts.ts';
import { testServer } from '@headwater/tools/test-server.ts';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../forms/testing/open-page.ts';
import { LoadMore } from './load-more.island.tsx';

/** Pages of a list, by their query: each has two entries and a link to the next one. */
const pages: Readonly<Record<string, { keys: readonly string[]; next?: string }>> = {
  '': { keys: ['a', 'b'], next: '?after=b' },
  '?after=b': { keys: ['b', 'c'], next: '?after=c' },
  '?after=c': { keys: ['d'] },
};

function listOf(query: string): string {
  const { keys, next } = pages[query] ?? { keys: [] };
  const items = keys.map((key) => (
    <li key={key} data-key={key} className="cell">
      <a href={`/${key}/`}>{key}</a>
      <img src="/a.png" alt="" fetchPriority="high" />
    </li>
  ));
  const more = renderToString(<LoadMore nextHref={next} />);
  return `<div data-growing-list>${renderToStaticMarkup(<ul>{items}</ul>)}<div data-island>${more}</div></div>`;
}

/** A visitor of the list, whose server fails as often as `failures` says. */
async function visit({ failures = 0, left }: { failures?: number; left?: object } = {}) {
  let failing = failures;
  const { url } = await testServer((req, res) => {
    failing -= 1;
    if (failing >= 0) res.writeHead(500).end();
    else res.setHeader('content-type', 'text/html').end(listOf(new URL(req.url ?? '', 'http://site.invalid').search));
  });
  openPage(`${url}/news/`);
  // Imported late: React looks for a document once, when it is loaded.
  const { hydrate } = await import('../../islands/hydrate.ts');
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', vi.fn());
  onTestFinished(() => void vi.unstubAllGlobals());
  if (left) history.replaceState({ depth: { url: location.href, ...left } }, '');
  document.body.innerHTML = listOf('');
  const island = document.querySelector<HTMLElement>('[data-island]') ?? expect.fail('There is no island.');
  island.dataset.props = JSON.stringify({ nextHref: pages['']?.next });
  hydrate(island, LoadMore);
  await vi.waitFor(() => expect(document.querySelector('[data-live]')).not.toBeNull());
  const link = () => document.querySelector<HTMLAnchorElement>('[data-load-more] a');
  return {
    link,
    press: () => link()?.click(),
    keys: () => [...document.querySelectorAll<HTMLElement>('ul > li')].map(({ dataset }) => dataset.key),
    notice: () => document.querySelector('[role="status"]')?.textContent,
  };
}

test('entries are added below those of the page, each once, and the first new one has the focus', async () => {
  const { press, keys, link } = await visit();
  const first = document.querySelector('li');
  press();
  await vi.waitFor(() => expect(keys()).toEqual(['a', 'b', 'c']));
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe('/c/'));
  expect(document.querySelector('li')).toBe(first);
  expect(link()?.getAttribute('href')).toBe('?after=c');
});

test('the link is gone at the end of the list, and the added elements stay the same', async () => {
  const { press, keys, link } = await visit();
  press();
  await vi.waitFor(() => expect(keys()).toHaveLength(3));
  const added = document.querySelector('[data-key="c"] a');
  await vi.waitFor(() => expect(link()?.hasAttribute('aria-disabled')).toBe(false));
  press();
  await vi.waitFor(() => expect(keys()).toEqual(['a', 'b', 'c', 'd']));
  expect(link()).toBeNull();
  expect(document.querySelector('[data-key="c"] a')).toBe(added);
});

test('pictures of added entries load when they come near', async () => {
  const { press } = await visit();
  press();
  const picture = () => document.querySelector<HTMLImageElement>('[data-key="c"] img');
  await vi.waitFor(() => expect(picture()?.getAttribute('loading')).toBe('lazy'));
  expect(picture()?.hasAttribute('fetchpriority')).toBe(false);
});

test('a failed load is reported, and the next press tries again', async () => {
  const { press, keys, notice } = await visit({ failures: 1 });
  press();
  await vi.waitFor(() => expect(notice()).toBe(texts.loadMoreFailed));
  expect(keys()).toEqual(['a', 'b']);
  await vi.waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  press();
  await vi.waitFor(() => expect(keys()).toEqual(['a', 'b', 'c']));
  expect(notice()).toBe('');
});

test('a list that was extended before is extended again, and scrolled to where it was', async () => {
  const { keys } = await visit({ left: { parts: 2, y: 700 } });
  await vi.waitFor(() => expect(keys()).toEqual(['a', 'b', 'c', 'd']));
  await vi.waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 700, behavior: 'instant' }));
});
