/**
 * `npm run plugin`: packs the companion plugin for WordPress, with the content model in it.
 * `npm run plugin -- --folder PATH`: writes its folder instead, such as `wp-content/plugins/headwater`.
 */
import { join, resolve } from 'node:path';
import { CommandError } from '../command-error.ts';
import { root } from '../paths.ts';
import { writePluginFolder, writePluginZip } from '../plugin/write-plugin.ts';
import { runCommand } from '../run-command.ts';
import { say } from '../say.ts';

await runCommand(async () => {
  const [option, folder, ...rest] = process.argv.slice(2);
  const isFolder = option === '--folder' && folder !== undefined && rest.length === 0;
  if (option !== undefined && !isFolder) throw new CommandError('Use: npm run plugin [-- --folder PATH]');
  if (isFolder) {
    await writePluginFolder(resolve(folder));
    say(`Wrote the plugin to ${resolve(folder)}.`);
    return 0;
  }
  const file = join(root, 'dist', 'headwater.zip');
  await writePluginZip(file);
  say(`Wrote ${file}. Upload it in WordPress under Plugins, Add New Plugin.`);
  return 0;
});
