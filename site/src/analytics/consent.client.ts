const KEY = 'consent';
const EVENT = 'headwater:consent';

/** Remembers that the visitor agreed to tags, and starts what waited for it. */
export function giveConsent(): void {
  localStorage.setItem(KEY, 'granted');
  document.dispatchEvent(new Event(EVENT));
}

/** Whether the visitor agreed, on this page or an earlier one. */
export function hasConsent(): boolean {
  return localStorage.getItem(KEY) === 'granted';
}

/** Runs `start` once the visitor has agreed: now, when they did on an earlier page. */
export function whenConsented(start: () => void): void {
  if (hasConsent()) start();
  else document.addEventListener(EVENT, start, { once: true });
}
