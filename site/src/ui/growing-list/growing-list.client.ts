import * as texts from '@headwater/brand/texts.ts';
import { fetchPage, wordsFor } from '../fetched-page/fetched-page.ts';

/**
 * Extends a list in place. The link to the next page works without it: this script fetches its
 * URL, takes the entries from the answer and appends them. The URL of an extended list is the
 * URL of its start; how far it was extended is stored in the browser's history state, so that
 * visitors who come back from an entry find the list as they left it.
 */

async function fetchList(href: string): Promise<Element> {
  const list = (await fetchPage(href)).querySelector('[data-growing-list]');
  if (!list) throw new Error(`${href} answered without a list`);
  return list;
}

function keyedItems(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-key]')];
}

/** Appends entries that are not there yet: a newly published post moves the others to the next page. */
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
  if (label) label.textContent = isBusy ? texts.loadingMore : texts.loadMore;
}

/** How far a list was extended, and the scroll position. */
interface Depth {
  url: string;
  parts: number;
  y: number;
}

let parts = 0;

function noteDepth(): void {
  if (parts === 0) return;
  const depth: Depth = { url: location.href, parts, y: scrollY };
  history.replaceState({ ...history.state, depth }, '');
  // Browsers restore their own guess while the list is still short, and again once it has grown.
  history.scrollRestoration = 'manual';
}

/** Appends the next entries. @returns the element to focus */
async function appendNext(list: Element, control: Element, link: HTMLAnchorElement): Promise<Element | undefined> {
  const more = await fetchList(link.href);
  const [first] = append(list, more);
  const next = more.querySelector('[data-load-more]');
  if (next) control.replaceWith(next);
  else control.remove();
  parts += 1;
  return first ?? next ?? keyedItems(list).at(-1);
}

/** Resolves once the browser has shown what was changed so far; at once in a hidden tab, which shows nothing. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

async function grow(list: Element, control: Element, link: HTMLAnchorElement): Promise<void> {
  const notice = list.querySelector('[data-list-notice]');
  if (notice) notice.textContent = '';
  setBusy(list, link, true);
  // A slow phone works on the request for a few frames.
  await painted();
  try {
    (await appendNext(list, control, link))?.querySelector('a')?.focus();
    noteDepth();
  } catch (error) {
    if (notice) notice.textContent = wordsFor(error, texts.loadMoreFailed);
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

/**
 * Extends the list to where it was when the visitor left, and scrolls there unless the visitor scrolls first. Entries that
 * cannot be loaded stay behind the link.
 */
async function growBack({ parts: wanted, y }: Depth): Promise<void> {
  const list = document.querySelector('[data-growing-list]');
  let isMoving = false;
  for (const type of ['wheel', 'touchmove', 'keydown']) {
    addEventListener(
      type,
      () => {
        isMoving = true;
      },
      { once: true, passive: true },
    );
  }
  try {
    while (list && parts < wanted) {
      const control = list.querySelector('[data-load-more]');
      const link = control?.querySelector('a');
      if (!control || !link) break;
      await appendNext(list, control, link);
    }
  } finally {
    if (!isMoving) scrollTo({ top: y, behavior: 'instant' });
  }
}

// Only this file writes it, and the state of another document has another URL.
const left = (history.state as { depth?: Depth } | null)?.depth;
if (left?.url === location.href) growBack(left).catch(() => {});
addEventListener('pagehide', noteDepth);
