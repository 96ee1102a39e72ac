/** `npm run catalogue -- check | extract [--cms https://cms.example.com]`: what the site reads in the tables of texts. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { localCmsSecret } from '../cms-secret.ts';
import { CommandError } from '../command-error.ts';
import { environmentFor, readEnvironment } from '../environment.ts';
import { siteFolder } from '../paths.ts';
import { runCommand } from '../run-command.ts';

const usage = `Use: npm run catalogue -- check [--cms https://cms.example.com]
     npm run catalogue -- extract [--cms https://cms.example.com]
check lists the rows that were not understood; extract lists what was read as well.`;

function readArguments(): { command: string; cms: string | undefined } {
  try {
    const { values, positionals } = parseArgs({ options: { cms: { type: 'string' } }, allowPositionals: true });
    const [command = '', ...more] = positionals;
    if (!['check', 'extract'].includes(command) || more.length > 0) throw new CommandError(usage);
    return { command, cms: values.cms };
  } catch (cause) {
    throw new CommandError(usage, { cause });
  }
}

await runCommand(async () => {
  const { command, cms } = readArguments();
  if (cms !== undefined) process.env.CMS_URL = cms;
  const environment = readEnvironment();
  if (!environment.hasOwnCms) environment.CMS_SECRET ||= await localCmsSecret(environment.DATA_DIR);
  const program = spawn(process.execPath, [join(siteFolder, 'catalogue.ts'), command], {
    env: environmentFor(environment),
    stdio: 'inherit',
  });
  const [code] = await once(program, 'exit');
  return typeof code === 'number' ? code : 1;
});
