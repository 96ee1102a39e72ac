import { type Html, html } from '../../web/html.ts';

/** Rows on a page of a list. */
export const listPageSize = 30;

type Page = ReturnType<typeof pageOf>;

/** The requested page of a list; an invalid number means the nearest existing page. */
export function pageOf(total: number, requested: string | null, size: number) {
  const pages = Math.max(1, Math.ceil(total / size));
  const number = /^\d{1,6}$/.test(requested ?? '') ? Number(requested) : 1;
  const page = Math.min(Math.max(number, 1), pages);
  /** Number of rows before this page. */
  const offset = (page - 1) * size;
  return { page, pages, total, offset };
}

/** One page of a list in memory. */
export function pageOfList<Item>(all: readonly Item[], requested: string | null, size: number = listPageSize) {
  const page = pageOf(all.length, requested, size);
  return { ...page, items: all.slice(page.offset, page.offset + size) };
}

/** Links to the previous and next page; nothing for a list of one page. */
export function pageLinks({ page, pages, total }: Page, url: URL): Html | null {
  if (pages === 1) return null;
  const link = (target: number, label: string): Html => {
    const query = new URLSearchParams(url.searchParams);
    query.set('paged', String(target));
    return html`<a href="?${query.toString()}">${label}</a>`;
  };
  return html`<nav class="hstack mt-4" aria-label="Pages of this list">
    ${page > 1 && link(page - 1, 'Previous')}
    <span>Page ${page} of ${pages}, ${total} in all</span>
    ${page < pages && link(page + 1, 'Next')}
  </nav>`;
}
