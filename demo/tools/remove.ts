/** `npm run demo:remove`: takes the demo out of the project. What is left is an empty site with a welcome page. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@headwater/tools/paths.ts';
import { runStoppableCommand } from '@headwater/tools/run-command.ts';
import { say } from '@headwater/tools/say.ts';
import { runTool } from '@headwater/tools/tool.ts';
import { references, removed, withoutDemo } from './references.ts';

await runStoppableCommand(async () => {
  // All texts are worked out before the first file changes: a list that no longer fits leaves everything as it is.
  const texts = await Promise.all(
    Object.keys(references).map(
      async (file) => [file, withoutDemo(file, await readFile(join(root, file), 'utf8'))] as const,
    ),
  );
  for (const [file, text] of texts) await writeFile(join(root, file), text);
  for (const path of ['demo', ...removed]) await rm(join(root, path), { recursive: true, force: true });

  say('Taking the packages of the demo out of package-lock.json and node_modules …');
  const { code } = await runTool('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], root, {
    show: true,
  });
  if (code !== 0) {
    say('The demo is removed, but npm install failed; its messages are above. Run it again before the next start.');
    return 1;
  }
  say(
    [
      'The demo is removed. A local CMS that was started before still has it: delete the folder .data to begin anew.',
      'Run npm start, and the front page says what to do next.',
    ].join('\n'),
  );
  return 0;
});
