import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths.ts';

/** The version in package.json. */
export async function productVersion(): Promise<string> {
  // This repository's own file.
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  return version;
}
