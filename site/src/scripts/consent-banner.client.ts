import { categories } from '../consent/categories.ts';
import { choice, choose, isAllowed, neededHere, onChoice } from '../consent/consent.client.ts';

const banner = document.querySelector<HTMLElement>('[data-consent-banner]');

/** Shows the question while this page needs a choice that the visitor has not given. */
export function showQuestion(): void {
  if (banner) banner.hidden = choice() !== undefined || neededHere().every(isAllowed);
}

if (banner) {
  const offered = new Set(banner.dataset.consentBanner?.split(' '));
  const days = Number(banner.dataset.days);
  banner.addEventListener('click', ({ target }) => {
    const pressed = target instanceof HTMLElement ? target.dataset.consent : undefined;
    if (!pressed) return;
    choose(pressed === 'granted' ? categories.filter((category) => offered.has(category)) : [], days);
    // The focused button is gone; the skip link comes first on the page again.
    document.querySelector<HTMLElement>('#main-content')?.focus({ preventScroll: true });
  });
  onChoice(showQuestion);
  showQuestion();
}
