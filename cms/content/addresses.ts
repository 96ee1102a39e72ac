/** A path such as `/contact/#map` as a full address of the CMS; full addresses stay as they are. */
export function absoluteUrl(url: string, baseUrl: string): string {
  return url.startsWith('/') && !url.startsWith('//') ? `${baseUrl}${url}` : url;
}

/** Address of a file in the media library. */
export function uploadUrl(file: string, baseUrl: string): string {
  return `${baseUrl}/wp-content/uploads/${file}`;
}

/**
 * The path that a `uri` argument asks for, with slashes at both ends, or undefined where it cannot
 * be ours: another host, or not an address at all. Query and fragment do not count.
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
