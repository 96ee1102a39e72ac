import { consentChoice, giveConsent, hasConsent, refuseConsent } from './consent.client.ts';

/** Asks once, and again when the visitor wants to change the answer. Only pages with tags have this script. */
const banner = document.querySelector<HTMLElement>('[data-consent-banner]');
const reopen = document.querySelector<HTMLButtonElement>('[data-privacy-choices]');

function choose(isGranted: boolean): void {
  const hadConsent = hasConsent();
  if (banner) banner.hidden = true;
  if (isGranted) giveConsent();
  else refuseConsent();
  // Running scripts can only be stopped by leaving the page.
  if (hadConsent && !isGranted) location.reload();
  else reopen?.focus({ preventScroll: true });
}

if (banner && reopen) {
  reopen.hidden = false;
  banner.hidden = consentChoice() !== undefined;
  banner.querySelector('[data-consent="granted"]')?.addEventListener('click', () => choose(true));
  banner.querySelector('[data-consent="refused"]')?.addEventListener('click', () => choose(false));
  reopen.addEventListener('click', () => {
    banner.hidden = false;
    banner.focus();
  });
}
