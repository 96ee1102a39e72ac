import { isOtherPage } from '../navigation/page-link.ts';

/**
 * Shows that the next page is loading: a bar at the top of the window, drawn by
 * `styles/navigation.css` while the root element is marked. It disappears with the old page.
 */
const { dataset } = document.documentElement;

function start(href: string): void {
  if (URL.canParse(href) && isOtherPage(new URL(href), new URL(location.href))) dataset.navigating = '';
}

function stop(): void {
  delete dataset.navigating;
}

addEventListener('click', (event) => {
  const { target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  if ((link.target || '_self') === '_self' && !link.hasAttribute('download')) start(link.href);
});

addEventListener('submit', ({ target, defaultPrevented }) => {
  if (target instanceof HTMLFormElement && !defaultPrevented && target.method === 'get') start(`${target.action}?`);
});

// A page restored from the back/forward cache is still marked; a navigation may also be canceled.
addEventListener('pageshow', stop);
if ('navigation' in window) navigation.addEventListener('navigateerror', stop);
