import { createLatest } from './latest.ts';

/** What a search changes on its page and in the browser history. */
export interface SearchPage {
  /** Path and query of the current history entry. */
  url(): string;
  replaceEntry(url: string): void;
  pushEntry(url: string): void;
  /** Fetches the page that the form would open. @returns shows its results in place */
  fetch(url: string, signal: AbortSignal): Promise<() => void>;
  setSearching(isSearching: boolean): void;
  /** Resets the page to its state before the first search. */
  clear(): void;
  /** Shows an error message. */
  fail(error: unknown): void;
}

interface SearchSessionOptions {
  /** Path of the search. */
  action: string;
  /** Minimum length of a search term. */
  shortest: number;
}

export interface SearchSession {
  /** The visitor is typing: drops a response that is on its way. */
  callOff(): void;
  /** The visitor paused: the URL follows the term, within the same history entry. */
  follow(text: string): Promise<void>;
  /** The visitor submitted a term: the history gets an entry for it. */
  send(text: string): Promise<void>;
  /** Back or Forward opened another entry, with this term. */
  goTo(text: string): Promise<void>;
}

function termIn(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Live results while the visitor types. The URL is always the one that the plain form would
 * open; only submitted terms are history entries, so that Back and Forward move
 * from one search to the next.
 */
export function createSearchSession(page: SearchPage, { action, shortest }: SearchSessionOptions): SearchSession {
  const latest = createLatest();
  /** URL whose results are shown; undefined after a failure. */
  let shown: string | undefined = page.url();
  /** URL of the current history entry before typing changed it. */
  let entry = page.url();

  function urlOf(term: string): string {
    return term ? `${action}?${new URLSearchParams({ q: term })}` : action;
  }

  async function fetchResults(url: string): Promise<void> {
    page.setSearching(true);
    try {
      const show = await latest((signal) => page.fetch(url, signal));
      if (!show) return;
      show();
      shown = url;
    } catch (error) {
      page.fail(error);
      shown = undefined;
    }
    page.setSearching(false);
  }

  async function show(term: string, url: string): Promise<void> {
    await latest();
    if (url === shown) return page.setSearching(false);
    if (term.length >= shortest) return fetchResults(url);
    page.clear();
    page.setSearching(false);
    shown = url;
  }

  return {
    callOff: () => void latest(),
    follow(text) {
      const term = termIn(text);
      page.replaceEntry(urlOf(term));
      return show(term, urlOf(term));
    },
    send(text) {
      const term = termIn(text);
      const url = urlOf(term);
      if (url !== entry) {
        page.replaceEntry(entry);
        page.pushEntry(url);
        entry = url;
      }
      return show(term, url);
    },
    goTo(text) {
      entry = page.url();
      return show(termIn(text), entry);
    },
  };
}
