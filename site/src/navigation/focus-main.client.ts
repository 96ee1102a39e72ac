import { takesFocus } from './focus-main.ts';

const [timing] = performance.getEntriesByType('navigation');

const arrival = {
  type: timing instanceof PerformanceNavigationTiming ? timing.type : undefined,
  referrer: document.referrer,
  address: location.href,
  isFocusTaken: document.activeElement !== document.body,
};

if (takesFocus(arrival)) document.querySelector('main')?.focus({ preventScroll: true });
