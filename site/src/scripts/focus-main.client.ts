import { takesFocus } from '../navigation/focus-main.ts';

function focus(target: HTMLElement | null): void {
  // Elements that are not controls need a tabindex to take the focus.
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}

/** A link to a fragment also moves the keyboard focus and the screen reader there. */
function focusFragment(): void {
  focus(document.getElementById(location.hash.slice(1)));
}

// Entries of this type are instances of this class.
const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];

const arrival = {
  type: timing?.type,
  referrer: document.referrer,
  address: location.href,
  isFocusTaken: document.activeElement !== document.body,
};

if (takesFocus(arrival)) focus(document.querySelector('main'));
else if (!arrival.isFocusTaken) focusFragment();
addEventListener('hashchange', focusFragment);
