import { shellConfig } from '../config/shell.config.ts';
import { savesData } from '../ui/visitor-preferences/visitor-preferences.ts';
import { mayPrefetch } from './page-link.ts';

/**
 * Prefetches the targets of links in or near the viewport. The server lets the browser cache these
 * responses for a short while, so that a click is answered from the browser's cache.
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

/** Observes every link, including those that a script adds later. */
function start(): void {
  const watch = () => {
    for (const link of document.querySelectorAll('a[href]:not([download])')) observer.observe(link);
  };
  watch();
  new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
}

/** The visitor's own requests go first. */
function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start);
  else setTimeout(start, 200);
}

if (!savesData()) {
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
