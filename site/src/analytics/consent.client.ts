const KEY = 'consent';
const EVENT = 'headwater:consent';

/** What a visitor chose; undefined before any choice. */
export type Choice = 'granted' | 'refused' | undefined;

/** The choice of this visitor, on this page or an earlier one. */
export function consentChoice(): Choice {
  const kept = localStorage.getItem(KEY);
  return kept === 'granted' || kept === 'refused' ? kept : undefined;
}

/** Remembers that the visitor agreed to tags, and starts what waited for it. */
export function giveConsent(): void {
  localStorage.setItem(KEY, 'granted');
  document.dispatchEvent(new Event(EVENT));
}

/** Remembers that the visitor did not agree, and forgets what was kept while they did. */
export function refuseConsent(): void {
  localStorage.clear();
  localStorage.setItem(KEY, 'refused');
}

export function hasConsent(): boolean {
  return consentChoice() === 'granted';
}

/** Runs `start` once the visitor has agreed: now, when they did on an earlier page. */
export function whenConsented(start: () => void): void {
  if (hasConsent()) start();
  else document.addEventListener(EVENT, start, { once: true });
}
