/** Characters that would end or split the path if they were decoded. */
const SEPARATORS = /%(2f|3f|23|5c|25)/gi;

/**
 * A path as WordPress looks up content. It compares decoded text: with percent-encoding it finds no path
 * outside ASCII. Encoded separators stay encoded.
 * @param path encoded, as in a URL or in a node's `uri`
 */
export function nodeUri(path: string): string {
  try {
    return decodeURIComponent(path.replace(SEPARATORS, '%25$1'));
  } catch (error) {
    // A stray percent sign: queried unchanged, it is not found.
    if (error instanceof URIError) return path;
    throw error;
  }
}
