import { type Category, formatChoice, parseChoice } from './categories.ts';

/** Name of the cookie with a visitor's choice. Scripts read it, and it identifies no one. */
const CHOICE_COOKIE = 'consent';

/** nginx reads the same cookie, and its white space is ASCII. */
const PATTERN = new RegExp(`(?:^|;[ \\t]*)${CHOICE_COOKIE}=([\\w.]*)`);

/** The choice in a `Cookie` header or in `document.cookie`; undefined before a visitor has chosen. */
export function readChoice(cookies: string | undefined): ReadonlySet<Category> | undefined {
  // Most visitors have no such cookie, and this runs for every page.
  const text = cookies?.includes(CHOICE_COOKIE) ? PATTERN.exec(cookies)?.[1] : undefined;
  return text === undefined ? undefined : parseChoice(text);
}

/** `Set-Cookie` or `document.cookie` for a choice. @param days until the visitor is asked again */
export function choiceCookie(allowed: Iterable<Category>, days: number, isSecure: boolean): string {
  const attributes = `Path=/; Max-Age=${days * 86_400}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return `${CHOICE_COOKIE}=${formatChoice(allowed)}; ${attributes}`;
}
