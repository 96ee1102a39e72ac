/**
 * The one encoding of a decoded path: each segment by itself, so that no character of it can end the path
 * when the key is read as a URL again.
 */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/**
 * The key that a path has in the page cache, however it was encoded where it was written: WordPress writes
 * `%c3%a9` in lower case, browsers in upper case, editors not at all.
 * @returns undefined for a path that is not validly encoded.
 */
export function keyOfEncodedPath(path: string): string | undefined {
  try {
    return encodePath(decodeURIComponent(path));
  } catch {
    return undefined;
  }
}
