import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Root folder of the repository, with a trailing slash. */
export const root = fileURLToPath(new URL('..', import.meta.url));
export const siteFolder = join(root, 'site');
export const cmsFolder = join(root, 'cms');
export const siteBuild = join(siteFolder, 'dist');
/** Value for `node --import`: ends a program when the command that started it has ended. */
export const exitWithParent = pathToFileURL(join(root, 'tools', 'exit-with-parent.mjs')).href;

/** The folder in which a command was run; npm itself runs it in the root folder. */
export function callersFolder(): string {
  return process.env.INIT_CWD ?? process.cwd();
}

/** Full path of a file that a command was given. */
export function givenPath(file: string): string {
  return resolve(callersFolder(), file);
}

/** Full path of a program that a package installed. */
export function installedProgram(name: string): string {
  return join(root, 'node_modules', '.bin', name);
}

/** The native compiler. Its program is named `tsc`, as that of the other TypeScript in `.bin`. */
export const nativeCompiler = join(root, 'node_modules', 'typescript-native', 'bin', 'tsc');
