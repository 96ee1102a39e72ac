import { shellConfig } from '../config/shell.config.ts';
import { type ConnectionHints, isThrifty, mayPrefetch } from './page-link.ts';

/**
 * Fetches the pages that links in sight, or nearly so, lead to. The server lets a browser keep what
 * it asks for in this way for a short while, so that a click is answered from its cache.
 */
const asked = new Set<string>();

function prefetch(href: string): void {
  if (asked.has(href) || asked.size >= shellConfig.prefetchLimit) return;
  asked.add(href);
  const link = document.createElement('link');
  if (link.relList.supports('prefetch')) {
    link.rel = 'prefetch';
    link.href = href;
    document.head.append(link);
  } else {
    // Pages cannot send `Sec-Purpose`, which browsers add to their own prefetches.
    fetch(href, { priority: 'low', headers: { purpose: 'prefetch' } }).catch(() => {});
  }
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      const to = new URL(target.href);
      if (mayPrefetch(to, new URL(location.href))) prefetch(to.href.replace(/#.*/, ''));
    }
  },
  { rootMargin: `${shellConfig.prefetchMargin}px` },
);

/** Looks at every link, those included that a script adds later. */
function start(): void {
  const watch = () => {
    for (const link of document.querySelectorAll('a[href]:not([download])')) observer.observe(link);
  };
  watch();
  new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
}

/** What the visitor came for goes first. */
function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start, 200);
}

// The types of the DOM leave it out, because not every browser has it.
const { connection } = navigator as Navigator & { connection?: ConnectionHints };
if (!isThrifty(connection)) {
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
