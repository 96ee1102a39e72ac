/**
 * `npm run plugin`: packs the companion plugin for WordPress, with the content model in it, and writes the catalogue of
 * this project as the demo content that the plugin imports.
 * `npm run plugin -- --folder PATH`: writes the plugin's folder instead, such as `wp-content/plugins/headwater`.
 */
import { join, resolve } from 'node:path';
import { loadStartingContent } from '@headwater/cms/starting-content/load-starting-content.ts';
import { root } from '../paths.ts';
import { writeDemo } from '../plugin/content/write-demo.ts';
import { writePluginFolder, writePluginZip } from '../plugin/plugin-files.ts';
import { startingContentModule } from '../project.ts';
import { readArguments } from '../read-arguments.ts';
import { runCommand } from '../run-command.ts';
import { say } from '../say.ts';

await runCommand(async () => {
  const options = { folder: { type: 'string' } } as const;
  const { folder } = readArguments('Use: npm run plugin [-- --folder PATH]', { options }).values;
  if (folder) {
    await writePluginFolder(resolve(folder));
    say(`Wrote the plugin to ${resolve(folder)}.`);
    return 0;
  }
  const file = join(root, 'dist', 'headwater.zip');
  const demo = join(root, 'dist', 'headwater-demo');
  await writePluginZip(file);
  await writeDemo(await loadStartingContent(startingContentModule()), demo);
  say(`Wrote ${file}. Upload it in WordPress under Plugins, Add New Plugin.`);
  say(`Wrote ${demo}. Copy it to wp-content for demo content, and import it under Tools, Headwater.`);
  return 0;
});
