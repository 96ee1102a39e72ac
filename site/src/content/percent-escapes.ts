/**
 * WordPress percent-encodes non-Latin paths in lower case (`%e3%83%9d`), browsers in upper case. Both are the same
 * path; the site always uses upper case, as RFC 3986 recommends, so that paths can be compared as strings.
 */
export function withUpperCaseEscapes(text: string): string {
  return text.replace(/%[\da-f]{2}/gi, (found) => found.toUpperCase());
}
