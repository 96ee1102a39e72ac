import { takesFocus } from './focus-main.ts';

function focus(target: HTMLElement | null): void {
  // What is no control takes the focus only when it is told to.
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}

/** A link to a place on a page moves the keyboard there as well, and what screen readers read. */
function focusPlace(): void {
  focus(document.getElementById(location.hash.slice(1)));
}

// Entries of this type are of this class.
const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

const arrival = {
  type: timing?.type,
  referrer: document.referrer,
  address: location.href,
  isFocusTaken: document.activeElement !== document.body,
};

if (takesFocus(arrival)) focus(document.querySelector('main'));
else if (!arrival.isFocusTaken) focusPlace();
addEventListener('hashchange', focusPlace);
