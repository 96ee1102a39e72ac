import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** In base 36. With the fifty stylesheets of the site, two of them share one in a thousand cases; a test compares them. */
const FILE_LENGTH = 4;

function namesIn(css: string): string[] {
  return [...new Set(Array.from(css.matchAll(/\.([a-z_][\w-]*)/gi), ([, name = '']) => name))];
}

/**
 * The class that stands for a name in a CSS module: a hash of the module's path, and the position of the name in it. Both
 * builds, for the server and the browser, come to the same one.
 * @param file path of the module
 * @param css source of the module
 */
export function shortClassName(name: string, file: string, css: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, '')).replaceAll('\\', '/');
  const hash = BigInt(`0x${createHash('sha256').update(path).digest('hex')}`)
    .toString(36)
    .slice(0, FILE_LENGTH);
  return `_${hash}${namesIn(css).indexOf(name).toString(36)}`;
}

const MODULE = /\.module\.css$/;
const NAMES = '.names';

/**
 * Leaves the styles of components out of the browser's build, which has their class names only: pages link the stylesheets
 * of the server's build, and those have all of them.
 */
export function classNamesOnly(): Plugin {
  return {
    name: 'headwater:class-names-only',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (!MODULE.test(source)) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && resolved.id + NAMES;
    },
    async load(id) {
      if (!id.endsWith(NAMES)) return undefined;
      const file = id.slice(0, -NAMES.length);
      const css = await readFile(file, 'utf8');
      const classes = Object.fromEntries(namesIn(css).map((name) => [name, shortClassName(name, file, css)]));
      return { code: `export default ${JSON.stringify(classes)}`, moduleType: 'js' };
    },
  };
}
