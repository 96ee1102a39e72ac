import * as texts from '@headwater/brand/texts.ts';
import { fetchPage, wordsFor } from '../ui/fetched-page/fetched-page.ts';
import { adoptResults, clearResults, findSearchParts, type SearchParts, setSearching } from './search-parts.ts';
import { createSearchSession } from './search-session.ts';

/** Extends the results in place where there are more. Without this script, the link leads to them. */
function loadGrowingList(): void {
  if (document.querySelector('[data-load-more]')) {
    import('../ui/growing-list/growing-list.client.ts').catch(() => {});
  }
}

/** Live results while the visitor types. Without this script, the page works as a plain form. */
function startSearchPage(parts: SearchParts): void {
  const { form, input, note } = parts;
  const pause = Number(form.dataset.pause);
  let timer: number | undefined;

  const session = createSearchSession(
    {
      url: () => location.pathname + location.search,
      replaceEntry: (url) => history.replaceState(history.state, '', url),
      pushEntry: (url) => history.pushState(null, '', url),
      async fetch(url, signal) {
        const other = findSearchParts(await fetchPage(url, signal));
        if (!other) throw new Error(`${url} is not the search page`);
        return () => {
          adoptResults(parts, other);
          loadGrowingList();
        };
      },
      setSearching: (isSearching) => setSearching(parts, isSearching),
      clear: () => clearResults(parts),
      fail: (error) => {
        note.textContent = wordsFor(error, texts.searchFailed);
      },
    },
    { action: String(form.getAttribute('action')), shortest: Number(form.dataset.shortest) },
  );

  function onTyping(): void {
    clearTimeout(timer);
    session.callOff();
    timer = window.setTimeout(() => void session.follow(input.value), pause);
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(timer);
    void session.send(input.value);
  });

  addEventListener('popstate', () => {
    clearTimeout(timer);
    input.value = new URLSearchParams(location.search).get('q') ?? '';
    void session.goTo(input.value);
  });

  input.addEventListener('input', onTyping);
  input.addEventListener('focus', () => input.select());
  // The visitor may have typed before this script was loaded.
  if (input.value !== input.defaultValue) onTyping();
  else if (document.activeElement === input) input.select();
}

const parts = findSearchParts(document);
if (parts) startSearchPage(parts);
loadGrowingList();
