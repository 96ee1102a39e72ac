import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const CUSTOM_PROPERTY = /--[a-z][\w-]*/gi;

/** Folders whose stylesheets define the custom properties of this site; those of packages keep their names. */
const folders = [
  fileURLToPath(new URL('src/', import.meta.url)),
  fileURLToPath(new URL('.', import.meta.resolve('@headwater/brand/package.json'))),
];

/** Capital letters that stand for a number, which packages don't use: A, B, …, Z, BA, BB, … */
function letters(number: number): string {
  const last = String.fromCharCode(65 + (number % 26));
  return number < 26 ? last : letters(Math.floor(number / 26)) + last;
}

/**
 * Short names for the custom properties that stylesheets define.
 * @param stylesheets sources, in any order: the names are the same for the same set of properties
 */
export function shortPropertyNames(stylesheets: readonly string[]): ReadonlyMap<string, string> {
  const defined = stylesheets.flatMap((css) => Array.from(css.matchAll(/(--[a-z][\w-]*):/gi), ([, name = '']) => name));
  // Those of packages are set here, and read elsewhere.
  const own = [...new Set(defined)].filter((name) => !name.startsWith('--toastify-')).sort();
  return new Map(own.map((name, index) => [name, `--${letters(index)}`]));
}

/** Puts short names in the place of long ones; names that are not listed stay. */
export function renameProperties(css: string, names: ReadonlyMap<string, string>): string {
  return css.replace(CUSTOM_PROPERTY, (name) => names.get(name) ?? name);
}

/** As much of a stylesheet as PostCSS knows it. */
interface Stylesheet {
  walkDecls(visit: (declaration: { prop: string; value: string }) => void): void;
  walkAtRules(visit: (rule: { params: string }) => void): void;
}

/**
 * Renames custom properties in a build, where their names are a sixteenth of the CSS in gzip. Development keeps them.
 * Nothing outside stylesheets may use one: `short-property-names.test.ts` looks.
 */
export function shortCustomProperties(): Plugin {
  return {
    name: 'headwater:short-custom-properties',
    apply: 'build',
    config: () => {
      const files = folders.flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith('.css'))
          .map((file) => join(folder, file)),
      );
      const names = shortPropertyNames(files.map((file) => readFileSync(file, 'utf8')));
      const rename = (text: string) => renameProperties(text, names);
      const plugin = {
        postcssPlugin: 'headwater:short-custom-properties',
        OnceExit(stylesheet: Stylesheet) {
          stylesheet.walkDecls((declaration) => {
            declaration.prop = rename(declaration.prop);
            declaration.value = rename(declaration.value);
          });
          stylesheet.walkAtRules((rule) => {
            rule.params = rename(rule.params);
          });
        },
      };
      return { css: { postcss: { plugins: [plugin] } } };
    },
  };
}
