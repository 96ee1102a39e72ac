import * as texts from '@headwater/brand/texts.ts';
/** Sent by the form when the results below it follow what was typed. */
export const RESULTS_EVENT = 'headwater:results';

/** The elements of the search page that change while the visitor types. */
export interface SearchParts {
  form: HTMLFormElement;
  input: HTMLInputElement;
  heading: Element;
  note: HTMLElement;
  results: Element;
  skeletons: HTMLElement;
}

/** @returns undefined on any other page */
export function findSearchParts(page: Document): SearchParts | undefined {
  const form = page.querySelector<HTMLFormElement>('[data-live-search]');
  const input = form?.querySelector('input');
  const heading = page.querySelector('h1');
  const note = page.querySelector<HTMLElement>('[data-search-note]');
  const results = page.querySelector('[data-search-results]');
  const skeletons = page.querySelector<HTMLElement>('[data-search-skeletons]');
  if (!form || !input || !heading || !note || !results || !skeletons) return undefined;
  return { form, input, heading, note, results, skeletons };
}

/** Shows that an answer is on its way: below the current results, which stay until it arrives. */
export function setSearching({ results, skeletons }: SearchParts, isSearching: boolean): void {
  results.ariaBusy = String(isSearching);
  skeletons.hidden = !isSearching;
}

/** Copies what another instance of the page shows. */
export function adoptResults(own: SearchParts, other: SearchParts): void {
  own.heading.textContent = other.heading.textContent;
  own.results.replaceChildren(...other.results.childNodes);
  own.note.textContent = other.note.textContent;
  own.form.dispatchEvent(new Event(RESULTS_EVENT));
}

/** Resets the page to its state before the first search. */
export function clearResults({ heading, results, note }: SearchParts): void {
  heading.textContent = texts.searchTitle;
  results.replaceChildren();
  note.textContent = note.dataset.hint ?? '';
}
