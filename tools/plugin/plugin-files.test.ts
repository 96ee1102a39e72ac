import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentModel } from '@headwater/content-model/model.ts';
import { modelJson } from '@headwater/content-model/model-json.ts';
import { expect, test } from 'vitest';
import { root } from '../paths.ts';
import { pluginFiles } from './plugin-files.ts';

const files = await pluginFiles();
const text = (name: string) => String(files.get(name));

test('the plugin has its main file, its classes and the license', () => {
  expect([...files.keys()]).toEqual(expect.arrayContaining(['headwater.php', 'src/Plugin.php', 'LICENSE']));
});

test('the plugin has the content model of this tree', () => {
  expect(JSON.parse(text('model.json'))).toEqual(modelJson(contentModel));
});

test('the plugin has the version of the project', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  expect(/^ \* Version: +(\S+)$/m.exec(text('headwater.php'))?.[1]).toBe(version);
});

test('each PHP file of the plugin has at most 250 lines', () => {
  const long = [...files.keys()].filter((name) => name.endsWith('.php') && text(name).split('\n').length > 251);
  expect(long).toEqual([]);
});

test('the plugin registers a class for every kind of field of the content model', () => {
  const kinds = new Set(JSON.stringify(modelJson(contentModel)).match(/(?<="kind":")[^"]+/g));
  const registered = new Set(text('src/Fields/FieldKinds.php').match(/(?<= {8}')\w+(?=' =>)/g));
  expect([...kinds].filter((kind) => !registered.has(kind))).toEqual([]);
});
