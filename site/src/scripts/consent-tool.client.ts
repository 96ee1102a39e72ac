/**
 * Connects an owner's own consent tool, by two events on `document`. The tool reports what the visitor allows with
 * `headwater:set-consent`, whose detail lists the categories. The footer's link asks it to open with
 * `headwater:open-consent`; a tool that opens itself prevents the event's default, which is the site's own page.
 */

import { categories, formatChoice } from '../consent/categories.ts';
import { choice, choose } from '../consent/consent.client.ts';

const days = Number(document.querySelector<HTMLElement>('[data-consent-tool]')?.dataset.days);

document.addEventListener('headwater:set-consent', (event) => {
  const names: unknown = event instanceof CustomEvent ? event.detail : undefined;
  const allowed = Array.isArray(names) ? categories.filter((category) => names.includes(category)) : undefined;
  if (!allowed) return console.error('headwater:set-consent needs a list of categories as its detail:', categories);
  const current = choice();
  // A tool may report on every page.
  if (!current || formatChoice(current) !== formatChoice(allowed)) choose(allowed, days);
});

document.querySelector('[data-privacy-choices]')?.addEventListener('click', (event) => {
  const isOpened = !document.dispatchEvent(new Event('headwater:open-consent', { cancelable: true }));
  if (isOpened) event.preventDefault();
});
