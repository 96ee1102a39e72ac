import { fetchPage } from '../fetched-page/fetched-page.ts';

/** An entry as the server rendered it. */
export interface ListedEntry {
  tag: string;
  key: string;
  className: string;
  /** The same object for React in each rendering: another one would make it write the element again. */
  html: { __html: string };
}

/** One more page of a list. */
export interface ListedPart {
  entries: readonly ListedEntry[];
  /** URL of the page after it; undefined at the end of the list. */
  nextHref: string | undefined;
}

function entryOf(item: HTMLElement): ListedEntry {
  for (const image of item.querySelectorAll('img')) {
    image.loading = 'lazy';
    image.removeAttribute('fetchpriority');
  }
  const { localName: tag, className, dataset, innerHTML } = item;
  return { tag, key: dataset.key ?? '', className, html: { __html: innerHTML } };
}

/**
 * Fetches a page of a list.
 * @param known keys of the entries that are there: a newly published post moves the others to the next page
 * @throws as `fetchPage` does
 */
export async function fetchEntries(href: string, known: ReadonlySet<string | undefined>): Promise<ListedPart> {
  const list = (await fetchPage(href)).querySelector('[data-growing-list]');
  if (!list) throw new Error(`${href} answered without a list`);
  const items = [...list.querySelectorAll<HTMLElement>('[data-key]')];
  return {
    entries: items.filter(({ dataset }) => !known.has(dataset.key)).map(entryOf),
    nextHref: list.querySelector('[data-load-more] a')?.getAttribute('href') ?? undefined,
  };
}
