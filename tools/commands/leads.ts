/** `npm run leads -- list | show | retry | export | erase`: visitors' messages, whether the site is running or not. */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentFor, readEnvironment } from '../environment.ts';
import { personCommand } from '../leads/person-command.ts';
import { callersFolder, cmsFolder, givenPath, siteFolder } from '../paths.ts';
import { runCommand } from '../run-command.ts';
import { runProgram } from '../run-program.ts';

await runCommand(async () => {
  const args = process.argv.slice(2);
  const environment = readEnvironment();
  const options = { cwd: callersFolder(), env: environmentFor(environment) };
  const { code } = await runProgram(join(siteFolder, 'leads.ts'), args, options);
  const person = personCommand(args);
  if (code !== 0 || !person) return code;
  // One person's data is in the local CMS as well.
  const { command, email, isConfirmed, output } = person;
  const more = [command, email, ...(isConfirmed ? ['--yes'] : [])];
  const cms = await runProgram(join(cmsFolder, 'personal-data.ts'), more, { ...options, isRead: true });
  if (output !== undefined && command === 'export') appendFileSync(givenPath(output), cms.text);
  else process.stdout.write(cms.text);
  if (process.env.CMS_URL) {
    process.stderr.write(
      'Entries in WordPress are not part of this: use Tools → Export Personal Data and Erase Personal Data there.\n',
    );
  }
  return cms.code;
});
