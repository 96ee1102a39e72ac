import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentModel } from '@headwater/content-model/model.ts';
import { modelJson } from '@headwater/content-model/model-json.ts';
import { expect, test } from 'vitest';
import { root } from '../paths.ts';
import { pluginFiles } from './plugin-files.ts';
import { translationTemplate } from './translation-template.ts';

const files = await pluginFiles();
const text = (name: string) => String(files.get(name));
const php = [...files.keys()].filter((name) => name.endsWith('.php'));

test('the plugin has its main file, its classes and the license', () => {
  expect([...files.keys()]).toEqual(expect.arrayContaining(['headwater.php', 'src/Plugin.php', 'LICENSE']));
});

test('the plugin has the content model of this tree', () => {
  expect(JSON.parse(text('model.json'))).toEqual(modelJson(contentModel));
});

test('the plugin has the version of the project', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  expect(/^ \* Version: +(\S+)$/m.exec(text('headwater.php'))?.[1]).toBe(version);
  expect(/^Stable tag: (\S+)$/m.exec(text('readme.txt'))?.[1]).toBe(version);
});

test('each PHP file of the plugin refuses to run outside WordPress', () => {
  const guard =
    /^(?:defined\('ABSPATH'\) \|\| exit;|if \(!defined\('(?:ABSPATH|WP_UNINSTALL_PLUGIN)'\)\) \{\n {4}exit;)$/m;
  expect(php.filter((name) => !guard.test(text(name)))).toEqual([]);
});

test("the plugin calls no function of PHP's for which WordPress has its own", () => {
  const replaced = /(?<![\w>:])(?:parse_url|json_encode|strip_tags|rand|mt_rand|date|unlink|curl_\w+)\(/;
  expect(php.filter((name) => replaced.test(text(name)))).toEqual([]);
});

test('the template for translators has the texts of the code and the labels of the content model', () => {
  const template = text('languages/headwater.pot');
  expect(template).toMatch(/^msgid ""\nmsgstr ""\n"Project-Id-Version: Headwater\\n"\n"MIME-Version: 1\.0\\n"\n/);
  expect(template).toContain('#: src/Fields/StringsKind.php\nmsgid "One per line."\nmsgstr ""\n');
  expect(template).toContain('msgid "The captcha could not be solved in the visitor\'s browser."');
  expect(template).toContain('#: model.json\nmsgid "Banner cta text"\nmsgstr ""\n');
});

test('a text with a number is translated in singular and plural, in every text of the code', () => {
  expect(text('languages/headwater.pot')).toContain(
    'msgid "%d product is changed."\nmsgid_plural "%d products are changed."\nmsgstr[0] ""\nmsgstr[1] ""\n',
  );
  const noun = /__\(\s*'[^']*%(?:\d\$)?d (?!has\b)[a-z]+s\b/;
  expect(php.filter((name) => noun.test(text(name)))).toEqual([]);
});

test('a text that translators would not find stops the packing', () => {
  const sources = new Map([['src/A.php', "__($text, 'headwater');"]]);
  expect(() => translationTemplate(sources, modelJson(contentModel))).toThrow('src/A.php translates something');
});

test('the plugin registers a class for every kind of field of the content model', () => {
  const kinds = new Set(JSON.stringify(modelJson(contentModel)).match(/(?<="kind":")[^"]+/g));
  const registered = new Set(text('src/Fields/FieldKinds.php').match(/(?<= {8}')\w+(?=' =>)/g));
  expect([...kinds].filter((kind) => !registered.has(kind))).toEqual([]);
});
