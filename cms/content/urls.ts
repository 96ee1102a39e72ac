/** Makes a path such as `/contact/#map` a full URL on the CMS; full URLs are unchanged. */
export function absoluteUrl(url: string, baseUrl: string): string {
  return url.startsWith('/') && !url.startsWith('//') ? `${baseUrl}${url}` : url;
}

/** URL of a file in the media library. */
export function uploadUrl(file: string, baseUrl: string): string {
  return `${baseUrl}/wp-content/uploads/${file}`;
}

/**
 * The path of a `uri` argument, with slashes at both ends, or undefined if it cannot
 * be on this CMS: another host, or not a URL. Query and fragment are ignored.
 */
export function pathOfUri(uri: string, baseUrl: string): string | undefined {
  const base = new URL(baseUrl);
  if (!URL.canParse(uri, `${baseUrl}/`)) return undefined;
  const url = new URL(uri, `${baseUrl}/`);
  if (url.host !== base.host) return undefined;
  try {
    const path = decodeURIComponent(url.pathname);
    return path.endsWith('/') ? path : `${path}/`;
  } catch {
    // A stray percent sign: no path of the CMS has one.
    return undefined;
  }
}
