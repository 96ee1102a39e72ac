/**
 * Whether a browser says that a request was made by this site. Browsers that send no `Sec-Fetch-Site`
 * send `Origin` with everything but reading.
 * @param origin of this site, as the request addresses it.
 */
export function isSameOrigin(headers: Headers, origin: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  return headers.get('origin') === origin;
}

/** Whether a request that only reads may come from here: by a script of the site, or typed by hand. */
export function isOwnRead(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
}
