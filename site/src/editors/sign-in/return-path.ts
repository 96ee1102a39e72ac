/** Parameters of a login that have no business in an address that somebody keeps. */
const LOGIN_PARAMETERS = ['code', 'state'];

/** The path of an address without what a login left there. */
export function withoutLogin(url: URL): string {
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair && !LOGIN_PARAMETERS.includes(pair.split('=', 1)[0] ?? ''));
  // A path that begins with two slashes would be another host.
  return url.pathname.replace(/^\/+/, '/') + (kept.length > 0 ? `?${kept.join('&')}` : '') + url.hash;
}

/**
 * Where to go after a login: a path of this site, whatever was asked for.
 * @param wanted a path or a full address of this site; nothing means the front page.
 * @returns undefined when it leads elsewhere, or could be read as if it did.
 */
export function returnPath(wanted: string | null | undefined, origin: string): string | undefined {
  if (!wanted) return '/';
  // Browsers drop some of these and read backslashes as slashes; no address of ours has any.
  if (/[\p{Cc}\p{Z}\\]/u.test(wanted)) return undefined;
  const isPath = /^\/(?!\/)/.test(wanted);
  if (!isPath && !/^https?:\/\/[^/]/i.test(wanted)) return undefined;
  if (!URL.canParse(wanted, origin)) return undefined;
  const url = new URL(wanted, origin);
  if (url.origin !== origin || url.username || url.password) return undefined;
  return withoutLogin(url);
}
