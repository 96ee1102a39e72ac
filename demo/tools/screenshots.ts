/** `npm run screenshots`: pictures of every screen at two widths, and the page that shows them. */
import { join } from 'node:path';
import { ensureChromium } from '@headwater/scripts/chromium.ts';
import { root } from '@headwater/scripts/paths.ts';
import { runStoppableCommand } from '@headwater/scripts/run-command.ts';
import { runTool } from '@headwater/scripts/tool.ts';

await runStoppableCommand(async () => {
  const env = { CHROMIUM_PATH: await ensureChromium() };
  return (
    await runTool(process.execPath, [join(root, 'demo', 'tools', 'take-screenshots.ts')], root, { env, show: true })
  ).code;
});
