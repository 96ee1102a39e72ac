import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentModel } from '@headwater/content-model/model.ts';
import { modelJson } from '@headwater/content-model/model-json.ts';
import { root } from '../paths.ts';
import { translationTemplate } from './translation-template.ts';
import { zip } from './zip.ts';

const source = join(root, 'wordpress', 'plugin');

/** The plugin's files by their path in its folder, sorted: the sources, the license, the content model as JSON, and texts to translate. */
export async function pluginFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sources = await Promise.all(
    paths.map(async (path) => [path.slice(source.length + 1).replaceAll('\\', '/'), await readFile(path)] as const),
  );
  const model = modelJson(contentModel);
  const php = new Map(
    sources.filter(([path]) => path.endsWith('.php')).map(([path, content]) => [path, String(content)]),
  );
  const files = [
    ...sources,
    ['languages/headwater.pot', Buffer.from(translationTemplate(php, model))] as const,
    ['LICENSE', await readFile(join(root, 'LICENSE'))] as const,
    ['model.json', Buffer.from(`${JSON.stringify(model, undefined, 2)}\n`)] as const,
  ];
  return new Map(files.sort(([one], [other]) => (one < other ? -1 : 1)));
}

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
