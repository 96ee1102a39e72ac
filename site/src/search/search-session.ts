import { createLatest } from './latest.ts';

/** What a search changes on its page and in the browser's history. */
export interface SearchPage {
  /** Path and query of the history's current entry. */
  address(): string;
  replaceEntry(address: string): void;
  pushEntry(address: string): void;
  /** Fetches the page that the form would lead to. @returns shows its results in place */
  fetch(address: string, signal: AbortSignal): Promise<() => void>;
  setSearching(isSearching: boolean): void;
  /** Shows the page as it is before the first search. */
  clear(): void;
  /** Says in words that there was no answer. */
  fail(error: unknown): void;
}

interface SearchSessionOptions {
  /** Path of the search. */
  action: string;
  /** Characters of the shortest term that is searched for. */
  shortest: number;
}

export interface SearchSession {
  /** Somebody is typing: an answer that is on its way is dropped. */
  callOff(): void;
  /** Somebody paused: the address follows the term, within the same entry of the history. */
  follow(text: string): Promise<void>;
  /** A term was sent off: the history gets an entry for it. */
  send(text: string): Promise<void>;
  /** Back or Forward led to another entry, whose term this is. */
  goTo(text: string): Promise<void>;
}

function termIn(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Results in place, while somebody types. Whatever is shown, the address is the one that the plain form
 * would lead to; only terms that were sent off are entries of the history, so that Back and Forward lead
 * from one search to the next.
 */
export function createSearchSession(page: SearchPage, { action, shortest }: SearchSessionOptions): SearchSession {
  const latest = createLatest();
  /** Address whose results are shown; undefined after a failure. */
  let shown: string | undefined = page.address();
  /** Address of the history's current entry before typing changed it. */
  let entry = page.address();

  function addressOf(term: string): string {
    return term ? `${action}?${new URLSearchParams({ q: term })}` : action;
  }

  async function fetchResults(address: string): Promise<void> {
    page.setSearching(true);
    try {
      const show = await latest((signal) => page.fetch(address, signal));
      if (!show) return;
      show();
      shown = address;
    } catch (error) {
      page.fail(error);
      shown = undefined;
    }
    page.setSearching(false);
  }

  async function show(term: string, address: string): Promise<void> {
    await latest();
    if (address === shown) return page.setSearching(false);
    if (term.length >= shortest) return fetchResults(address);
    page.clear();
    page.setSearching(false);
    shown = address;
  }

  return {
    callOff: () => void latest(),
    follow(text) {
      const term = termIn(text);
      page.replaceEntry(addressOf(term));
      return show(term, addressOf(term));
    },
    send(text) {
      const term = termIn(text);
      const address = addressOf(term);
      if (address !== entry) {
        page.replaceEntry(entry);
        page.pushEntry(address);
        entry = address;
      }
      return show(term, address);
    },
    goTo(text) {
      entry = page.address();
      return show(termIn(text), entry);
    },
  };
}
