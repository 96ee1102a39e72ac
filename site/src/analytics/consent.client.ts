const KEY = 'consent';
const EVENT = 'headwater:consent';

/** Remembers that the visitor agreed to tags, and starts what waited for it. */
export function giveConsent(): void {
  localStorage.setItem(KEY, 'granted');
  document.dispatchEvent(new Event(EVENT));
}

/** Runs `start` once the visitor has agreed: now, when they did on an earlier page. */
export function whenConsented(start: () => void): void {
  if (localStorage.getItem(KEY) === 'granted') start();
  else document.addEventListener(EVENT, start, { once: true });
}
