import { cp, readdir, readFile, rename, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, siteFolder } from '@headwater/tools/paths.ts';

/** A copy of the built site whose styles have other names and content, like an earlier build's. */
export interface EarlierBuild {
  siteFolder: string;
  /** Paths of its styles, which the current build does not have. */
  styles: string[];
}

async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Creates the copy in a folder; everything outside the site's own build is shared with this clone. */
export async function copyAsEarlierBuild(folder: string): Promise<EarlierBuild> {
  const copy = join(folder, 'site');
  await cp(siteFolder, copy, { recursive: true, filter: (path) => !path.includes('node_modules') });
  for (const shared of ['contract', 'node_modules']) await symlink(join(root, shared), join(folder, shared));
  await symlink(join(siteFolder, 'node_modules'), join(copy, 'node_modules'));

  const assets = join(copy, 'dist', 'client', '_assets');
  const names = (await readdir(assets)).filter((name) => name.endsWith('.css'));
  const earlier = (name: string) => name.replace(/\.css$/, '.earlier.css');
  for (const name of names) {
    await rename(join(assets, name), join(assets, earlier(name)));
    await writeFile(join(assets, earlier(name)), '\n/* An earlier build. */\n', { flag: 'a' });
  }
  for (const file of await filesUnder(join(copy, 'dist'))) {
    if (!/\.(?:mjs|js|json)$/.test(file)) continue;
    const text = await readFile(file, 'utf8');
    const renamed = names.reduce((changed, name) => changed.replaceAll(name, earlier(name)), text);
    if (renamed !== text) await writeFile(file, renamed);
  }
  return { siteFolder: copy, styles: names.map((name) => `/_assets/${earlier(name)}`) };
}
