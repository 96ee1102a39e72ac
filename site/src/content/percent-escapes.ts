/**
 * WordPress escapes paths in other scripts in lower case (`%e3%83%9d`), browsers in upper case. Both name the same
 * path; the site writes the second everywhere, as RFC 3986 has it, so that texts can be compared.
 */
export function withUpperCaseEscapes(text: string): string {
  return text.replace(/%[\da-f]{2}/gi, (found) => found.toUpperCase());
}
