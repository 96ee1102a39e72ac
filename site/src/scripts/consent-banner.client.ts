import { categories } from '../consent/categories.ts';
import { choice, choose, isAllowed, neededHere, onChoice } from '../consent/consent.client.ts';

const banner = document.querySelector<HTMLElement>('[data-consent-banner]');

/** Shows the question while this page needs an answer that the visitor has not given. */
export function showQuestion(): void {
  if (banner) banner.hidden = choice() !== undefined || neededHere().every(isAllowed);
}

if (banner) {
  const asked = new Set(banner.dataset.consentBanner?.split(' '));
  const days = Number(banner.dataset.days);
  banner.addEventListener('click', ({ target }) => {
    const answer = target instanceof HTMLElement ? target.dataset.consent : undefined;
    if (!answer) return;
    choose(answer === 'granted' ? categories.filter((category) => asked.has(category)) : [], days);
    // The focused button is gone; the skip link comes first on the page again.
    document.querySelector<HTMLElement>('#main-content')?.focus({ preventScroll: true });
  });
  onChoice(showQuestion);
  showQuestion();
}
