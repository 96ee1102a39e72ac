import type { Category } from '../consent/categories.ts';

/** Google's consent signals by the category that grants each; undefined where visitors are asked for no such thing. */
const signals = {
  analytics_storage: 'measurement',
  ad_storage: 'attribution',
  ad_user_data: 'attribution',
  ad_personalization: undefined,
} as const satisfies Record<string, Category | undefined>;

/** The signals of Google's Consent Mode for what a visitor allows. */
export function consentSignals(isAllowed: (category: Category) => boolean): Record<string, 'granted' | 'denied'> {
  const states = Object.entries(signals).map(
    ([signal, category]) => [signal, category && isAllowed(category) ? 'granted' : 'denied'] as const,
  );
  return Object.fromEntries(states);
}
