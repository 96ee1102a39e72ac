import * as texts from '@headwater/brand/texts.ts';
import { createElement, type MouseEvent, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { opensElsewhere } from '../../islands/opens-elsewhere.ts';
import { ButtonLink } from '../button/button.tsx';
import { fetchPage, wordsFor } from '../fetched-page/fetched-page.ts';
import styles from './growing-list.module.css';
import { type Depth, depthLeft, noteDepth } from './list-depth.ts';

/** An item of the list as the server rendered it. */
interface ListItem {
  tag: string;
  key: string;
  className: string;
  /** The same object for React in each rendering: another one would make it write the element again. */
  html: { __html: string };
}

/** The next page of a list. */
interface ListedPart {
  items: readonly ListItem[];
  /** URL of the page after it; undefined at the end of the list. */
  nextHref: string | undefined;
}

function itemFrom(item: HTMLElement): ListItem {
  for (const image of item.querySelectorAll('img')) {
    image.loading = 'lazy';
    image.removeAttribute('fetchpriority');
  }
  const { localName: tag, className, dataset, innerHTML } = item;
  return { tag, key: dataset.key ?? '', className, html: { __html: innerHTML } };
}

/** The elements of a list's items, those of the page and those that were added. */
function itemsOf(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-key]')];
}

/**
 * Fetches a page of a list.
 * @param known keys of the items that are there: a newly published post moves the others to the next page
 * @throws as `fetchPage` does
 */
async function fetchItems(href: string, known: ReadonlySet<string | undefined>): Promise<ListedPart> {
  const list = (await fetchPage(href)).querySelector('[data-growing-list]');
  if (!list) throw new Error(`${href} responded without a list`);
  return {
    items: itemsOf(list)
      .filter(({ dataset }) => !known.has(dataset.key))
      .map(itemFrom),
    nextHref: list.querySelector('[data-load-more] a')?.getAttribute('href') ?? undefined,
  };
}

/** Of the page that the visitor opened. */
type LoadMoreProps = Pick<ListedPart, 'nextHref'>;

/** Resolves once the browser has shown what was changed so far; at once in a hidden tab, which shows nothing. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** The items that were added to a list, and what adds more. */
function useGrowingList({ nextHref }: LoadMoreProps) {
  const [parts, setParts] = useState<readonly ListedPart[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [notice, setNotice] = useState('');
  const more = useRef<HTMLDivElement>(null);
  const noticeElement = useRef<HTMLParagraphElement>(null);
  // What the latest rendering shows, for what began before it.
  const shown = useRef(parts);
  shown.current = parts;

  const next = (parts.at(-1) ?? { nextHref }).nextHref;
  const list = () => noticeElement.current?.closest('[data-growing-list]') ?? undefined;

  /** @returns the element to focus */
  async function addNext(href: string): Promise<Element | null | undefined> {
    const here = list();
    if (!here) return undefined;
    const known = new Set(itemsOf(here).map(({ dataset }) => dataset.key));
    const part = await fetchItems(href, known);
    flushSync(() => setParts((earlier) => [...earlier, part]));
    const [first] = part.items;
    if (first) return itemsOf(here).find(({ dataset }) => dataset.key === first.key);
    return more.current ?? itemsOf(here).at(-1);
  }

  async function grow(href: string): Promise<void> {
    setNotice('');
    setIsBusy(true);
    // A slow phone works on the request for a few frames.
    await painted();
    try {
      (await addNext(href))?.querySelector('a')?.focus();
      noteDepth(shown.current.length);
    } catch (error) {
      setNotice(wordsFor(error, texts.loadMoreFailed));
    }
    setIsBusy(false);
  }

  /** Extends the list to where it was. Items that cannot be loaded stay behind the link. */
  async function growBack({ parts: wanted, y }: Depth): Promise<void> {
    let isMoving = scrollY > 0;
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
      for (
        let href = next;
        href !== undefined && shown.current.length < wanted;
        href = shown.current.at(-1)?.nextHref
      ) {
        await addNext(href);
      }
    } finally {
      if (!isMoving && scrollY === 0) scrollTo({ top: y, behavior: 'instant' });
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the island takes over
  useEffect(() => {
    const left = depthLeft();
    if (left) growBack(left).catch(() => {});
    const onHide = () => noteDepth(shown.current.length);
    addEventListener('pagehide', onHide);
    return () => removeEventListener('pagehide', onHide);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the element stays the same
  useEffect(() => list()?.setAttribute('aria-busy', String(isBusy)), [isBusy]);

  return { parts, next, list, more, noticeElement, isBusy, notice, grow };
}

/**
 * Extends the list that it stands below. The link to the next page works without it: this fetches its URL, and adds the
 * items of the response. The URL of an extended list is the URL of its start; how far it was extended is in the state of
 * the browser's history, so that visitors who come back from an item find the list as they left it.
 */
export function LoadMore(props: LoadMoreProps) {
  const { parts, next, list, more, noticeElement, isBusy, notice, grow } = useGrowingList(props);
  const onClick = (event: MouseEvent) => {
    if (next === undefined || opensElsewhere(event)) return;
    event.preventDefault();
    if (!isBusy) void grow(next);
  };

  const here = parts.length > 0 && list();
  const container = here && itemsOf(here)[0]?.parentElement;
  return (
    <>
      {container &&
        createPortal(
          parts.flatMap(({ items }) =>
            items.map(({ tag, key, className, html }) =>
              createElement(tag, { key, className, 'data-key': key, dangerouslySetInnerHTML: html }),
            ),
          ),
          container,
        )}
      {next !== undefined && (
        <div className={styles.more} data-load-more="" ref={more}>
          <ButtonLink href={next} outlined rel="next" onClick={onClick} aria-disabled={isBusy || undefined}>
            {isBusy ? texts.loadingMore : texts.loadMore}
          </ButtonLink>
        </div>
      )}
      <p className={styles.notice} role="status" ref={noticeElement}>
        {notice}
      </p>
    </>
  );
}
