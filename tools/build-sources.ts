import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What ends up in the build of the site: its own files, the workspaces it imports, what was installed, and how types resolve. */
export const buildSources: readonly string[] = [
  'brand',
  'content-model',
  'contract',
  'gravity-forms',
  'package-lock.json',
  'package.json',
  'runtime',
  'site',
  'tsconfig.json',
];
/** Made by the build or from the contract, or no part of the site: recordings and conformance suites are for tests. */
const notSources = new Set(['dist', 'node_modules', 'graphql-env.d.ts', 'conformance', 'wordpress']);

/** Whether a file below one of the sources ends up in the build. @param path relative to the source */
export function isBuildSource(path: string): boolean {
  return !/\.test\.tsx?$/.test(path) && path.split(/[\\/]/).every((name) => !notSources.has(name));
}

/**
 * One hash over the names and contents of all sources of the site's build.
 * @param root folder of the repository
 */
export async function hashBuildSources(root: string): Promise<string> {
  const hash = createHash('sha256');
  const files = (await Promise.all(buildSources.map((name) => listFiles(root, name)))).flat();
  for (const file of files.sort()) {
    const content = await readFile(join(root, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** The files at or below a path, relative to the root; empty if the path does not exist. */
async function listFiles(root: string, path: string): Promise<string[]> {
  const entries = await readdir(join(root, path), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (!entries) return [path];
  const lists = entries.filter(({ name }) => isBuildSource(name)).map(({ name }) => listFiles(root, join(path, name)));
  return (await Promise.all(lists)).flat();
}
