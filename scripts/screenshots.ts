/** `npm run screenshots`: pictures of every screen at two widths, and the page that shows them. */
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { root } from './paths.ts';
import { runStoppableCommand } from './run-command.ts';
import { runTool } from './tool.ts';

await runStoppableCommand(async () => {
  const env = { CHROMIUM_PATH: await ensureChromium() };
  return (await runTool(process.execPath, [join(root, 'e2e', 'screenshots.ts')], root, { env, show: true })).code;
});
