import { createHash } from 'node:crypto';

/** In base 36. With the fifty stylesheets of the site, two of them share one in a thousand cases; a test compares them. */
const FILE_LENGTH = 4;

/**
 * The class that stands for a name in a CSS module: a hash of the module's path, and the position of the name in it. Both
 * builds, for the server and the browser, come to the same one.
 * @param file path of the module from the site's folder, with slashes
 * @param css source of the module
 */
export function shortClassName(name: string, file: string, css: string): string {
  const hash = BigInt(`0x${createHash('sha256').update(file).digest('hex')}`)
    .toString(36)
    .slice(0, FILE_LENGTH);
  const names = new Set(Array.from(css.matchAll(/\.([a-z_][\w-]*)/gi), ([, found]) => found));
  return `_${hash}${[...names].indexOf(name).toString(36)}`;
}
