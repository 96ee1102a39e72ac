import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pluginFiles } from './plugin-files.ts';
import { zip } from './zip.ts';

/** Name of the plugin's folder under `wp-content/plugins`. */
const FOLDER = 'headwater';

/** Writes the zip that WordPress installs under Plugins, Add New, Upload. */
export async function writePluginZip(path: string): Promise<void> {
  const files = [...(await pluginFiles())].map(([name, content]) => [`${FOLDER}/${name}`, content] as const);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, zip(new Map(files)));
}

/** Writes the plugin as a folder, which WordPress finds when it is in `wp-content/plugins`. */
export async function writePluginFolder(folder: string): Promise<void> {
  for (const [name, content] of await pluginFiles()) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}
