import { consentChoice, giveConsent, hasConsent, refuseConsent } from './consent.client.ts';

/** Asks once, and again whenever the visitor wants to choose anew; only pages with tags have this script. */
const banner = document.querySelector<HTMLElement>('[data-consent-banner]');
const reopen = document.querySelector<HTMLButtonElement>('[data-privacy-choices]');

function choose(isGranted: boolean): void {
  const hadConsent = hasConsent();
  if (banner) banner.hidden = true;
  if (isGranted) giveConsent();
  else refuseConsent();
  // Scripts that run already can only be stopped by leaving the page they run on.
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
