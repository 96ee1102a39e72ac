import { type Html, html } from './html.ts';

/** Entries on one page of a list. */
export const listPageSize = 30;

export interface ListPage<Item> {
  items: Item[];
  page: number;
  pages: number;
  total: number;
}

/** One page of a list; a number outside of it, or none, is the nearest page there is. */
export function pageOfList<Item>(
  all: readonly Item[],
  asked: string | null,
  size: number = listPageSize,
): ListPage<Item> {
  const pages = Math.max(1, Math.ceil(all.length / size));
  const number = /^\d{1,6}$/.test(asked ?? '') ? Number(asked) : 1;
  const page = Math.min(Math.max(number, 1), pages);
  return { items: all.slice((page - 1) * size, page * size), page, pages, total: all.length };
}

/** Links to the page before and after; nothing for a list of one page. */
export function pageLinks({ page, pages, total }: ListPage<unknown>, url: URL): Html | null {
  if (pages === 1) return null;
  const link = (target: number, label: string): Html => {
    const query = new URLSearchParams(url.searchParams);
    query.set('paged', String(target));
    return html`<a href="?${query.toString()}">${label}</a>`;
  };
  return html`<nav class="paging" aria-label="Pages of this list">
    ${page > 1 && link(page - 1, 'Previous')}
    <span>Page ${page} of ${pages}, ${total} in all</span>
    ${page < pages && link(page + 1, 'Next')}
  </nav>`;
}
