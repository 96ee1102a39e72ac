import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentModel } from '@headwater/content-model/model.ts';
import { modelJson } from '@headwater/content-model/model-json.ts';
import { root } from '../paths.ts';

const source = join(root, 'wordpress', 'plugin');

/** The plugin's files by their path in its folder, sorted: the sources, the license, and the content model as JSON. */
export async function pluginFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sources = await Promise.all(
    paths.map(async (path) => [path.slice(source.length + 1).replaceAll('\\', '/'), await readFile(path)] as const),
  );
  const files = [
    ...sources,
    ['LICENSE', await readFile(join(root, 'LICENSE'))] as const,
    ['model.json', Buffer.from(`${JSON.stringify(modelJson(contentModel), undefined, 2)}\n`)] as const,
  ];
  return new Map(files.sort(([one], [other]) => (one < other ? -1 : 1)));
}
