/** `npm run demo:render`: installs the drawing tool, which `npm ci` leaves out, and runs it. */
import { join } from 'node:path';
import { isInstalled } from '@headwater/tools/installed.mjs';
import { root } from '@headwater/tools/paths.ts';
import { runStoppableCommand } from '@headwater/tools/run-command.ts';
import { say } from '@headwater/tools/say.ts';
import { runTool } from '@headwater/tools/tool.ts';

const drawings = join(root, 'demo', 'drawings');

await runStoppableCommand(async () => {
  if (!isInstalled(drawings)) {
    say('Installing what the drawings need …');
    const { code } = await runTool('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], drawings, {
      show: true,
    });
    if (code !== 0) return 1;
  }
  const arguments_ = [join(drawings, 'render.ts'), ...process.argv.slice(2)];
  return (await runTool(process.execPath, arguments_, root, { show: true })).code;
});
