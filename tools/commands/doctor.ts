/** `npm run doctor [-- --cms https://cms.example.com] [--json]`: is this WordPress ready for the site? Exit code 1 if not. */
import { join } from 'node:path';
import { localCmsSecret } from '../cms-secret.ts';
import { environmentFor, readEnvironment } from '../environment.ts';
import { root, siteFolder } from '../paths.ts';
import { readArguments } from '../read-arguments.ts';
import { runCommand } from '../run-command.ts';
import { runProgram } from '../run-program.ts';

const usage =
  'Use: npm run doctor -- --cms https://cms.example.com [--json], with CMS_SECRET and SITE_URL in the environment or in .env';

await runCommand(async () => {
  const options = { cms: { type: 'string' }, json: { type: 'boolean' } } as const;
  const { cms, json } = readArguments(usage, { options }).values;
  const environment = readEnvironment(cms);
  if (!environment.hasOwnCms) environment.CMS_SECRET ||= await localCmsSecret(environment.DATA_DIR);
  const given = { cwd: root, env: environmentFor(environment) };
  return (await runProgram(join(siteFolder, 'doctor.ts'), json ? ['--json'] : [], given)).code;
});
