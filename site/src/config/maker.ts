/**
 * Who the site belongs to. With `styles/tokens.css` (colours, fonts) and `navigation/logo.tsx` (the
 * mark) this is what a new owner changes; telephone and social links are in `site.config.ts`.
 */
export const maker = {
  name: 'Alder Creek Pump Works',
  /** The wordmark's two lines. */
  wordmark: ['Alder Creek', 'Pump Works'],
  street: '1921 Alder Creek Road',
  place: 'Duluth, Minnesota',
  postalCode: '55810',
  /** Two letters. */
  country: 'US',
  founded: 1921,
  /** Answered by people; shown where a form cannot work. */
  email: 'office@aldercreek.example.com',
  /** Answered at any hour. */
  emergencyPhone: { label: '(218) 555-0199', href: 'tel:+12185550199' },
} as const;
