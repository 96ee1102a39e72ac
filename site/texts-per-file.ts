import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const MARK = '?texts-of=';
const TEXTS = /\/brand\/texts(?:\/[\w-]+)?\.ts$/;

/**
 * Gives each browser script its own copy of the brand's texts, of which tree shaking leaves only those that it uses. In
 * one module for all, every page would load the sentences of every room, and each form one file more.
 */
export function textsPerFile(): Plugin {
  return {
    name: 'headwater:texts-per-file',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (!importer || !(source.endsWith('/texts.ts') || importer.includes(MARK))) return undefined;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved || !TEXTS.test(resolved.id)) return undefined;
      const [, owner = importer] = importer.split(MARK);
      // Without a dot: Vite takes the end of an id for the type of the file.
      return `${resolved.id}${MARK}${owner.replaceAll(/\W/g, '_')}`;
    },
    load(id) {
      const [file = '', owner] = id.split(MARK);
      return owner === undefined ? undefined : readFile(file, 'utf8');
    },
  };
}
