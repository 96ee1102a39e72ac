/**
 * Prefetches the targets of links in or near the viewport. Where the browser knows speculation rules, ours prefetch each
 * link that is marked here, and a click shows the copy whatever its caching headers say. Elsewhere the server lets the
 * browser cache these responses for a short while, so that a click gets the page from its cache.
 */

import { shellConfig } from '../config/shell.config.ts';
import { mayPrefetch } from '../navigation/page-link.ts';
import { PREFETCH_ATTRIBUTE } from '../navigation/speculation-rules.ts';
import { savesData } from '../ui/visitor-preferences/visitor-preferences.ts';

const requested = new Set<string>();

const knowsRules = HTMLScriptElement.supports?.('speculationrules') === true;

function fetchAhead(href: string): void {
  const hint = Object.assign(document.createElement('link'), { rel: 'prefetch', href });
  if (hint.relList.supports('prefetch')) document.head.append(hint);
  // Pages cannot send `Sec-Purpose`, which browsers add to their own prefetches.
  else fetch(href, { priority: 'low', headers: { purpose: 'prefetch' } }).catch(() => {});
}

function prefetch(link: HTMLAnchorElement): void {
  const href = link.href.replace(/#.*/, '');
  if (requested.has(href) || requested.size >= shellConfig.prefetchLimit) return;
  requested.add(href);
  if (knowsRules) link.setAttribute(PREFETCH_ATTRIBUTE, '');
  else fetchAhead(href);
}

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      if (mayPrefetch(new URL(target.href), new URL(location.href))) prefetch(target);
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
const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 200));

if (!savesData()) {
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
