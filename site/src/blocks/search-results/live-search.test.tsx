import type { IncomingMessage, ServerResponse } from 'node:http';
import * as texts from '@headwater/brand/texts.ts';
import { testServer } from '@headwater/tools/test-server.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../forms/testing/open-page.ts';
import { Island } from '../../islands/island.tsx';
import type { SearchResponse } from '../../search/search-response.ts';
import { suggestResponse } from '../../search/suggest-response.ts';
import { LiveSearch } from './live-search.island.tsx';

const PAUSE = 60;

/** The page for a term, with its results as text. */
function pageOf(term: string, results = ''): string {
  const shown = term
    ? { title: texts.searchResultsFor(term), note: `Note of ${term}` }
    : { title: texts.searchTitle, note: texts.searchHint };
  const field = { action: '/search', term, maxLength: 200 };
  return renderToStaticMarkup(
    <Island
      name="live-search"
      Component={LiveSearch}
      props={{ shown, field, pause: PAUSE, shortest: 2 }}
      html={results}
      when="idle"
    />,
  );
}

interface Visit {
  /** Of the page that the visitor opens. */
  query?: string;
  respond?: (req: IncomingMessage, res: ServerResponse) => void | Promise<void>;
  /** The suggestions for any term; none without. */
  suggested?: SearchResponse;
  /** Called before the script of the page is loaded. */
  before?: () => void;
}

/** A visitor on the search page, whose server responds to each term with a result that names it. */
async function visit({ query = '', respond, suggested, before }: Visit = {}) {
  const requests: (string | undefined)[] = [];
  const { url } = await testServer(async (req, res) => {
    if (req.url?.startsWith('/api/'))
      return void res.writeHead(suggested ? 200 : 503).end(JSON.stringify(suggested && suggestResponse(suggested)));
    requests.push(req.url);
    if (respond) return respond(req, res);
    const term = new URL(req.url ?? '', 'http://site.invalid').searchParams.get('q') ?? '';
    res
      .setHeader('content-type', 'text/html')
      .end(`<!doctype html><body>${pageOf(term, `<p>Found ${term}</p>`)}</body>`);
  });
  openPage(`${url}/search${query}`);
  const term = new URLSearchParams(query).get('q') ?? '';
  document.body.innerHTML = pageOf(term, term && `<p>Found ${term}</p>`);
  before?.();
  const one = <Kind extends HTMLElement>(selector: string) => {
    return document.querySelector<Kind>(selector) ?? expect.fail(`There is no ${selector}.`);
  };
  // Imported late: React looks for a document once, when it is loaded.
  const { hydrate } = await import('../../islands/hydrate.ts');
  hydrate(one('[data-island]'), LiveSearch);
  await expect.poll(() => document.querySelector('[data-live]'), soon).not.toBeNull();
  const input = one<HTMLInputElement>('input');
  return {
    requests,
    one,
    types(text: string) {
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
    /** Presses Enter. @returns whether the browser would open the page of the form */
    submits: () => one('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
    shown: () => ({
      url: location.pathname + location.search,
      heading: one('h1').textContent,
      results: one('[data-slot]').textContent,
      note: one('[role="status"]').textContent,
      isSearching: [one('[data-growing-list]').getAttribute('aria-busy'), !one('[data-search-skeletons]').hidden],
    }),
  };
}

const resultsOf = (term: string, url: string) => ({
  url,
  heading: texts.searchResultsFor(term),
  results: `Found ${term}`,
  note: `Note of ${term}`,
  isSearching: ['false', false],
});

/** Timers of the page that only the test runs, until its end. */
function heldTimers() {
  const timers = new Map<number, () => void>();
  let last = 0;
  const { clearTimeout: clear, setTimeout: set } = globalThis;
  vi.stubGlobal('clearTimeout', (timer: number) => void (timers.delete(timer) || clear(timer)));
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('setTimeout', (task: () => void, delay: number) => {
    if (delay !== PAUSE) return set(task, delay);
    last += 1;
    timers.set(last, task);
    return last;
  });
  return timers;
}

/** On a busy machine, a response takes its time. */
const soon = { timeout: 20_000 };

test('results follow the visitor who types, after a pause', async () => {
  const { requests, types, shown } = await visit();
  types('wet');
  types(' wet  well ');
  expect(requests).toEqual([]);
  await expect.poll(shown, soon).toEqual(resultsOf('wet well', '/search?q=wet+well'));
  // Nothing was requested while the visitor typed.
  expect(requests).toEqual(['/search?q=wet+well']);
});

test('while a response is on its way, the page says so below its results', async () => {
  const held = Promise.withResolvers<void>();
  const { types, shown } = await visit({
    query: '?q=valve',
    respond: async (_req, res) => {
      await held.promise;
      res.end(pageOf('pump', 'new'));
    },
  });
  types('pump');
  await expect.poll(shown, soon).toMatchObject({ results: 'Found valve', isSearching: ['true', true] });
  held.resolve();
  await expect.poll(shown, soon).toMatchObject({ results: 'new', isSearching: ['false', false] });
});

test('a term that is sent is an entry of the history', async () => {
  const { types, submits, shown } = await visit();
  const before = history.length;
  types('pump');
  submits();
  await expect.poll(shown, soon).toEqual(resultsOf('pump', '/search?q=pump'));
  expect(history.length).toBe(before + 1);
});

test('a term that is sent is requested at once', async () => {
  const { requests, types, submits, shown } = await visit();
  types('pump');
  expect(submits()).toBe(false);
  await expect.poll(shown, soon).toEqual(resultsOf('pump', '/search?q=pump'));
  // The pause after typing has been called off.
  await new Promise((resolve) => setTimeout(resolve, 2 * PAUSE));
  expect(requests).toEqual(['/search?q=pump']);
});

test('typing makes no entry of the history', async () => {
  const { types, shown } = await visit();
  const before = history.length;
  types('pump');
  await expect.poll(shown, soon).toMatchObject({ url: '/search?q=pump', results: 'Found pump' });
  expect(history.length).toBe(before);
});

test('what other scripts keep in an entry of the history stays there when the term in its URL changes', async () => {
  const { types, shown } = await visit();
  history.replaceState({ scroll: 320 }, '');
  types('pump');
  await expect.poll(shown, soon).toMatchObject({ url: '/search?q=pump', results: 'Found pump' });
  expect(history.state).toEqual({ scroll: 320 });
});

test('a term that is sent begins a history entry without the data of other scripts in the one before', async () => {
  const { types, submits, shown } = await visit();
  history.replaceState({ scroll: 320 }, '');
  types('pump');
  submits();
  await expect.poll(shown, soon).toMatchObject({ url: '/search?q=pump', results: 'Found pump' });
  expect(history.state).toBeNull();
});

test('Back and Forward show the term of their entry and its results', async () => {
  const { one, types, shown, requests } = await visit({ query: '?q=valve' });
  types('seal');
  history.replaceState(null, '', '/search?q=pump');
  dispatchEvent(new Event('popstate'));
  expect(one<HTMLInputElement>('input').value).toBe('pump');
  await expect.poll(shown, soon).toEqual(resultsOf('pump', '/search?q=pump'));
  history.replaceState(null, '', '/search');
  dispatchEvent(new Event('popstate'));
  expect(one<HTMLInputElement>('input').value).toBe('');
  await expect.poll(shown, soon).toMatchObject({ url: '/search', heading: texts.searchTitle, results: '' });
  await new Promise((resolve) => setTimeout(resolve, 2 * PAUSE));
  expect(requests).toEqual(['/search?q=pump']);
});

test('a term that is too short shows the page as it was before a search', async () => {
  const { requests, types, shown } = await visit({ query: '?q=pump' });
  types('p');
  await expect.poll(shown, soon).toEqual({
    url: '/search?q=p',
    heading: texts.searchTitle,
    results: '',
    note: texts.searchHint,
    isSearching: ['false', false],
  });
  expect(requests).toEqual([]);
});

test('the term is selected when its input gets the focus, so that typing replaces it', async () => {
  const { one } = await visit({ query: '?q=pump' });
  const input = one<HTMLInputElement>('input');
  input.focus();
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 4]);
});

test('the term is selected when its input has the focus from the beginning, and with each focus before the island is there', async () => {
  openPage('http://127.0.0.1/search?q=pump');
  document.body.innerHTML = pageOf('pump');
  const input = document.querySelector('input') ?? expect.fail('There is no input.');
  input.focus();
  input.setSelectionRange(4, 4);
  vi.resetModules();
  await import('../../scripts/search.client.ts');
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 4]);
  input.blur();
  input.value = 'valve';
  input.focus();
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 5]);
});

test('an entry of the history from before a reload is loaded, unless the island can show it', async () => {
  openPage('http://127.0.0.1/search?q=pump');
  document.body.innerHTML = pageOf('pump');
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  vi.resetModules();
  await import('../../scripts/search.client.ts');
  dispatchEvent(new Event('popstate'));
  expect(reload).not.toHaveBeenCalled();
  history.replaceState(null, '', '/search?q=valve');
  dispatchEvent(new Event('popstate'));
  expect(reload).toHaveBeenCalledOnce();
  document.querySelector('[data-island]')?.setAttribute('data-live', '');
  dispatchEvent(new Event('popstate'));
  expect(reload).toHaveBeenCalledOnce();
});

test('what was typed before the script was there is searched for', async () => {
  const { shown } = await visit({
    before() {
      const input = document.querySelector('input');
      if (input) input.value = 'pump';
    },
  });
  await expect.poll(shown, soon).toEqual(resultsOf('pump', '/search?q=pump'));
});

test.each<[string, Visit['respond'], string]>([
  ['fails', (_req, res) => void res.writeHead(500).end('a fault'), texts.searchFailed],
  ['is another page', (_req, res) => void res.end('<h1>Maintenance</h1>'), texts.searchFailed],
  ['asks to wait', (_req, res) => void res.writeHead(429).end('Please wait 9 seconds.\n'), 'Please wait 9 seconds.'],
])('when the response %s, a note says why below the results that stay', async (_what, respond, words) => {
  const { types, shown } = await visit({ query: '?q=valve', ...(respond && { respond }) });
  types('pump');
  await expect.poll(shown, soon).toEqual({
    url: '/search?q=pump',
    heading: texts.searchResultsFor('valve'),
    results: 'Found valve',
    note: words,
    isSearching: ['false', false],
  });
});

test('the pause after typing begins anew with each letter', async () => {
  const { types } = await visit();
  const timers = heldTimers();
  types('pu');
  types('pum');
  expect(timers.size).toBe(1);
});

test('the pause after typing is over when the term is sent', async () => {
  const { types, submits } = await visit();
  const timers = heldTimers();
  types('pum');
  submits();
  expect(timers.size).toBe(0);
});

test('the pause after typing is over when another history entry is opened', async () => {
  const { types } = await visit();
  const timers = heldTimers();
  types('pump');
  expect(timers.size).toBe(1);
  dispatchEvent(new Event('popstate'));
  expect(timers.size).toBe(0);
});

test('a response that is on its way is not waited for when the visitor goes on typing', async () => {
  const [isRequested, isCalledOff] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { types, shown } = await visit({
    query: '?q=valve',
    respond(_req, res) {
      isRequested.resolve();
      res.once('close', () => isCalledOff.resolve());
    },
  });
  const timers = heldTimers();
  types('pump');
  for (const task of timers.values()) task();
  await isRequested.promise;
  types('pumps');
  await isCalledOff.promise;
  expect(shown()).toMatchObject({ results: 'Found valve', note: 'Note of valve' });
});

test('results of the page close the suggestions, which an arrow opens again', async () => {
  const hits = [{ href: '/rings/', title: 'Rings' }];
  const isSuggested = Promise.withResolvers<void>();
  const { one, types } = await visit({
    suggested: { term: 'ring', outcome: 'found', groups: [{ name: 'pages', total: 1, hits }] },
    async respond(_req, res) {
      await isSuggested.promise;
      res.end(`<!doctype html><body>${pageOf('ring', 'Found ring')}</body>`);
    },
  });
  const [list, input] = [one('#search-suggestions'), one<HTMLInputElement>('input')];
  input.focus();
  types('ring');
  await expect.poll(() => list.hidden, soon).toBe(false);
  isSuggested.resolve();
  await expect.poll(() => [one('[data-slot]').textContent, list.hidden], soon).toEqual(['Found ring', true]);
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  await expect
    .poll(() => [list.hidden, list.querySelector('[aria-selected="true"]')?.textContent], soon)
    .toEqual([false, 'Rings']);
});
