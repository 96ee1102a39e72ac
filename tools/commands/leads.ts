/** `npm run leads -- list | show | retry | export`: visitors' messages, whether the site is running or not. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { environmentFor, readEnvironment } from '../environment.ts';
import { siteFolder } from '../paths.ts';
import { runCommand } from '../run-command.ts';

await runCommand(async () => {
  const program = spawn(process.execPath, [join(siteFolder, 'leads.ts'), ...process.argv.slice(2)], {
    // File names are relative to the folder in which the command was run.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env: environmentFor(readEnvironment()),
    stdio: 'inherit',
  });
  const [code] = await once(program, 'exit');
  return typeof code === 'number' ? code : 1;
});
