/**
 * What visitors are asked about. `measurement`: the tag container; `maps`: Google Maps; `video`: a video provider's
 * player; `captcha`: reCAPTCHA; `attribution`: storing the campaign that brought the visitor, for forms.
 */
export const categories = ['measurement', 'maps', 'video', 'captcha', 'attribution'] as const;
export type Category = (typeof categories)[number];

/** A visitor's choice as a cookie holds it: the allowed categories between dots, or `none`. */
export function formatChoice(allowed: Iterable<Category>): string {
  const chosen = new Set(allowed);
  return categories.filter((category) => chosen.has(category)).join('.') || 'none';
}

/** Reads `formatChoice`. A category that no longer exists is ignored. @returns undefined when it is no choice */
export function parseChoice(text: string): ReadonlySet<Category> | undefined {
  if (text === 'none') return new Set();
  const names = new Set(text.split('.'));
  const allowed = categories.filter((category) => names.has(category));
  return allowed.length > 0 ? new Set(allowed) : undefined;
}
