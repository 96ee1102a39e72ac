/** White space and characters without width, which links copied from texts end with. */
const INVISIBLE_END = /(?<![\s\u200b-\u200d\u2060\ufeff])[\s\u200b-\u200d\u2060\ufeff]+$/u;

export function withoutInvisibleEnd(text: string): string {
  return text.replace(INVISIBLE_END, '');
}

/**
 * The one spelling of a path for rules: composed, in lower case, with single slashes, none at the end, without `index.php`.
 * @param path decoded
 */
export function pathKey(path: string): string {
  const segments = withoutInvisibleEnd(path).normalize('NFC').toLowerCase().split('/').filter(Boolean);
  if (segments[0] === 'index.php') segments.shift();
  return `/${segments.join('/')}`;
}

/** The one spelling of parameters, in which their order does not count. */
export function queryKey(parameters: Iterable<readonly [string, string]>): string {
  const sorted = new URLSearchParams([...parameters].map(([name, value]) => [name, value]));
  sorted.sort();
  return sorted.toString();
}
