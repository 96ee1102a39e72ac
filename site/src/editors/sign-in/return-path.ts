/** Parameters of a sign-in, which must not stay in a URL that an editor may bookmark. */
const LOGIN_PARAMETERS = ['code', 'state'];

/** The path of a URL without a login's parameters. */
export function withoutLogin(url: URL): string {
  const rest = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair && !LOGIN_PARAMETERS.includes(pair.split('=', 1)[0] ?? ''));
  // A path that starts with two slashes would be another host.
  return url.pathname.replace(/^\/+/, '/') + (rest.length > 0 ? `?${rest.join('&')}` : '') + url.hash;
}

/**
 * Target after a login: always a path of this site.
 * @param wanted a path or full URL of this site; empty means the front page.
 * @returns undefined when it is a URL of another site, or could be parsed as one.
 */
export function returnPath(wanted: string | null | undefined, origin: string): string | undefined {
  if (!wanted) return '/';
  // Browsers drop some of these and read backslashes as slashes; no URL of this site has any.
  if (/[\p{Cc}\p{Z}\\]/u.test(wanted)) return undefined;
  const isPath = /^\/(?!\/)/.test(wanted);
  if (!isPath && !/^https?:\/\/[^/]/i.test(wanted)) return undefined;
  if (!URL.canParse(wanted, origin)) return undefined;
  const url = new URL(wanted, origin);
  if (url.origin !== origin || url.username || url.password) return undefined;
  return withoutLogin(url);
}
