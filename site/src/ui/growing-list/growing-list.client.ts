import { fetchPage, wordsFor } from '../fetched-page/fetched-page.ts';

/**
 * Lets a list grow in place. The link to the next entries stays what it is: this fetches its very
 * address, takes the entries out of the answer and appends them. The browser's history is left
 * alone, because the address of a grown list is the address of its start.
 */
const FAILED = 'The next entries could not be loaded. Please try again.';

async function fetchList(href: string): Promise<Element> {
  const list = (await fetchPage(href)).querySelector('[data-growing-list]');
  if (!list) throw new Error(`${href} answered without a list`);
  return list;
}

function keyedItems(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-key]')];
}

/** Appends what is not there yet: a post published in between moves the others into the next page. */
function append(list: Element, more: Element): HTMLElement[] {
  const here = keyedItems(list);
  const known = new Set(here.map(({ dataset }) => dataset.key));
  const added = keyedItems(more).filter(({ dataset }) => !known.has(dataset.key));
  for (const image of added.flatMap((item) => [...item.querySelectorAll('img')])) {
    image.loading = 'lazy';
    image.fetchPriority = 'auto';
  }
  here.at(-1)?.after(...added);
  return added;
}

function setBusy(list: Element, link: Element, isBusy: boolean): void {
  list.ariaBusy = String(isBusy);
  if (isBusy) link.setAttribute('aria-disabled', 'true');
  else link.removeAttribute('aria-disabled');
  const label = link.firstElementChild;
  if (label) label.textContent = isBusy ? 'Loading...' : 'Load More';
}

async function grow(list: Element, control: Element, link: HTMLAnchorElement): Promise<void> {
  const notice = list.querySelector('[data-list-notice]');
  if (notice) notice.textContent = '';
  setBusy(list, link, true);
  try {
    const more = await fetchList(link.href);
    const [first] = append(list, more);
    const next = more.querySelector('[data-load-more]');
    if (next) control.replaceWith(next);
    else control.remove();
    const target = first ?? next ?? keyedItems(list).at(-1);
    target?.querySelector('a')?.focus();
  } catch (error) {
    if (notice) notice.textContent = wordsFor(error, FAILED);
  } finally {
    setBusy(list, link, false);
  }
}

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const control = link?.closest('[data-load-more]');
  const list = control?.closest('[data-growing-list]');
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0;
  if (!link || !control || !list || opensElsewhere) return;
  event.preventDefault();
  if (link.ariaDisabled !== 'true') void grow(list, control, link);
});
