import { fetchPage, wordsFor } from '../ui/fetched-page/fetched-page.ts';
import { createLatest } from './latest.ts';
import { adoptResults, clearResults, findSearchParts, type SearchParts, setSearching } from './search-parts.ts';

/**
 * Results while somebody types. The page works as a plain form; this fetches the very address that
 * the form would lead to and shows its results in place. The address follows the term, and the
 * browser's history has an entry for each term that was sent off, so that back and forward lead
 * from one search to the next.
 */
const FAILED = 'The search did not answer. Please try again.';

function termIn(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function here(): string {
  return location.pathname + location.search;
}

function startSearchPage(parts: SearchParts): void {
  const { form, input, note } = parts;
  const pause = Number(form.dataset.pause);
  const shortest = Number(form.dataset.shortest);
  const latest = createLatest();
  let timer: number | undefined;
  /** Address whose results are shown. */
  let shown: string | undefined = here();
  /** Address of the history's current entry before typing changed it. */
  let entry = here();

  function addressOf(term: string): string {
    return term
      ? `${form.getAttribute('action')}?${new URLSearchParams({ q: term })}`
      : String(form.getAttribute('action'));
  }

  async function fetchResults(address: string): Promise<void> {
    setSearching(parts, true);
    try {
      const page = await latest((signal) => fetchPage(address, signal));
      if (!page) return;
      const other = findSearchParts(page);
      if (!other) throw new Error(`${address} is not the search page`);
      adoptResults(parts, other);
      shown = address;
    } catch (error) {
      note.textContent = wordsFor(error, FAILED);
      shown = undefined;
    }
    setSearching(parts, false);
  }

  async function show(term: string, address: string): Promise<void> {
    clearTimeout(timer);
    await latest();
    if (address === shown) return setSearching(parts, false);
    if (term.length >= shortest) return fetchResults(address);
    clearResults(parts);
    setSearching(parts, false);
    shown = address;
  }

  function onTyping(): void {
    clearTimeout(timer);
    void latest();
    timer = window.setTimeout(() => {
      const term = termIn(input.value);
      history.replaceState(history.state, '', addressOf(term));
      void show(term, addressOf(term));
    }, pause);
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const term = termIn(input.value);
    const address = addressOf(term);
    if (address !== entry) {
      history.replaceState(history.state, '', entry);
      history.pushState(null, '', address);
      entry = address;
    }
    void show(term, address);
  });

  addEventListener('popstate', () => {
    entry = here();
    input.value = new URLSearchParams(location.search).get('q') ?? '';
    void show(termIn(input.value), entry);
  });

  input.addEventListener('input', onTyping);
  input.addEventListener('focus', () => input.select());
  // Somebody may have typed before this script was there.
  if (input.value !== input.defaultValue) onTyping();
  else if (document.activeElement === input) input.select();
}

const parts = findSearchParts(document);
if (parts) startSearchPage(parts);
