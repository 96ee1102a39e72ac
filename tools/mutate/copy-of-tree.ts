import { cp, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/**
 * Copies the files to a temporary folder, so that an interrupted run leaves the tree unchanged.
 * Installed packages are links; those of workspaces point to the copy, or mutants would not be imported.
 */
export async function copyOfTree(files: readonly string[]): Promise<string> {
  const copy = await temporaryFolder('mutate');
  for (const file of files) await cp(join(root, file), join(copy, file));
  const installed = join(root, 'node_modules');
  await mkdir(join(copy, 'node_modules', '@headwater'), { recursive: true });
  for (const name of await readdir(installed)) {
    // Vite and Vitest write their caches there, and they belong to the original tree.
    if (name === '@headwater' || name.startsWith('.vite')) continue;
    await symlink(join(installed, name), join(copy, 'node_modules', name));
  }
  for (const name of await readdir(join(installed, '@headwater'))) {
    const link = join('@headwater', name);
    await symlink(await readlink(join(installed, link)), join(copy, 'node_modules', link));
  }
  return copy;
}
