/**
 * `npm run proxy-pages [-- FOLDER]`: writes the pages that nginx sends when the site is down, in the words and colors of
 * `brand`. Without a folder, to `dist/proxy-pages`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CommandError } from '../command-error.ts';
import { root } from '../paths.ts';
import { proxyPages } from '../proxy-pages/proxy-pages.ts';
import { runCommand } from '../run-command.ts';
import { say } from '../say.ts';

await runCommand(async () => {
  const [given, ...rest] = process.argv.slice(2);
  if (rest.length > 0 || given?.startsWith('-')) throw new CommandError('Use: npm run proxy-pages [-- FOLDER]');
  const folder = given ? resolve(given) : join(root, 'dist', 'proxy-pages');
  await mkdir(folder, { recursive: true });
  for (const [name, html] of proxyPages()) await writeFile(join(folder, name), html);
  say(`Wrote the pages to ${folder}. nginx reads them from /var/www/headwater.`);
  return 0;
});
