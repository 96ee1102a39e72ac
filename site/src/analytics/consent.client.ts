const KEY = 'consent';
const EVENT = 'headwater:consent';

/** The visitor's choice; undefined before any choice. */
export type Choice = 'granted' | 'refused' | undefined;

/** This visitor's choice, from this page or an earlier one. */
export function consentChoice(): Choice {
  const stored = localStorage.getItem(KEY);
  return stored === 'granted' || stored === 'refused' ? stored : undefined;
}

/** Stores that the visitor consented to tags, and runs everything that waited for consent. */
export function giveConsent(): void {
  localStorage.setItem(KEY, 'granted');
  document.dispatchEvent(new Event(EVENT));
}

/** Stores that the visitor declined, and deletes what was stored with consent. */
export function refuseConsent(): void {
  localStorage.clear();
  localStorage.setItem(KEY, 'refused');
}

export function hasConsent(): boolean {
  return consentChoice() === 'granted';
}

/** Runs `start` once the visitor has consented: at once, if they did so on an earlier page. */
export function whenConsented(start: () => void): void {
  if (hasConsent()) start();
  else document.addEventListener(EVENT, start, { once: true });
}
