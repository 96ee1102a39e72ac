/** Parameters of a sign-in, which must not stay in a URL that an editor may bookmark. */
const LOGIN_PARAMETERS = ['code', 'state'];

/** The path of an address without what a login left there. */
export function withoutLogin(url: URL): string {
  const rest = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair && !LOGIN_PARAMETERS.includes(pair.split('=', 1)[0] ?? ''));
  // A path that begins with two slashes would be another host.
  return url.pathname.replace(/^\/+/, '/') + (rest.length > 0 ? `?${rest.join('&')}` : '') + url.hash;
}

/**
 * Where to go after a login: a path of this site, whatever was asked for.
 * @param wanted a path or a full address of this site; nothing means the front page.
 * @returns undefined when it leads elsewhere, or could be read as if it did.
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
