/** `npm run searches -- --empty`: words that visitors searched for in vain, for editors and their list of synonyms. */
import { join } from 'node:path';
import { environmentFor, readEnvironment } from '../environment.ts';
import { callersFolder, siteFolder } from '../paths.ts';
import { runCommand } from '../run-command.ts';
import { runProgram } from '../run-program.ts';

await runCommand(async () => {
  const options = { cwd: callersFolder(), env: environmentFor(readEnvironment()) };
  return (await runProgram(join(siteFolder, 'searches.ts'), process.argv.slice(2), options)).code;
});
