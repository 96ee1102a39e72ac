/**
 * `npm run demo:screenshots [-- <part of a name>]`: pictures of every screen at two widths, or of some, and the page that
 * shows them.
 */
import { join } from 'node:path';
import { ensureChromium } from '@headwater/tools/chromium.ts';
import { root } from '@headwater/tools/paths.ts';
import { runStoppableCommand } from '@headwater/tools/run-command.ts';
import { runTool } from '@headwater/tools/tool.ts';

await runStoppableCommand(async () => {
  const env = { CHROMIUM_PATH: await ensureChromium() };
  return (
    await runTool(
      process.execPath,
      [join(root, 'demo', 'tools', 'take-screenshots.ts'), ...process.argv.slice(2)],
      root,
      { env, show: true },
    )
  ).code;
});
