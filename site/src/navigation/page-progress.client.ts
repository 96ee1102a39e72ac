import { isOtherPage } from './page-link.ts';

/**
 * Says that another page is on its way: a bar at the top of the window, drawn by
 * `styles/navigation.css` while the root element is marked. It ends with the page that shows it.
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

// A page that comes back from the browser's memory is still marked; a navigation may also be called off.
addEventListener('pageshow', stop);
if ('navigation' in window) navigation.addEventListener('navigateerror', stop);
