/** `npm run doctor [-- --cms https://cms.example.com] [--json]`: is this WordPress ready for the site? Exit code 1 if not. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { localCmsSecret } from '../cms-secret.ts';
import { CommandError } from '../command-error.ts';
import { environmentFor, readEnvironment } from '../environment.ts';
import { siteFolder } from '../paths.ts';
import { runCommand } from '../run-command.ts';

const usage =
  'Use: npm run doctor -- --cms https://cms.example.com [--json], with CMS_SECRET and SITE_URL in the environment or in .env';

function readArguments(): { cms: string | undefined; json: boolean } {
  try {
    const { values } = parseArgs({ options: { cms: { type: 'string' }, json: { type: 'boolean', default: false } } });
    return { cms: values.cms, json: values.json };
  } catch (cause) {
    throw new CommandError(usage, { cause });
  }
}

await runCommand(async () => {
  const { cms, json } = readArguments();
  const environment = readEnvironment(cms);
  if (!environment.hasOwnCms) environment.CMS_SECRET ||= await localCmsSecret(environment.DATA_DIR);
  const program = spawn(process.execPath, [join(siteFolder, 'doctor.ts'), ...(json ? ['--json'] : [])], {
    env: environmentFor(environment),
    stdio: 'inherit',
  });
  const [code] = await once(program, 'exit');
  return typeof code === 'number' ? code : 1;
});
