/** Decoded, these would end the path or part it elsewhere. */
const SEPARATORS = /%(2f|3f|23|5c|25)/gi;

/**
 * A path as WordPress finds content by it. It looks for the words themselves: asked with escapes, it finds no path
 * outside ASCII. Escaped separators stay as they are.
 * @param path encoded, as in a URL or in a node's `uri`
 */
export function nodeUri(path: string): string {
  try {
    return decodeURIComponent(path.replace(SEPARATORS, '%25$1'));
  } catch (error) {
    // A stray percent sign: asked for as it stands, it is not found.
    if (error instanceof URIError) return path;
    throw error;
  }
}
