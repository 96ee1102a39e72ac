/** `npm run contract:pull -- <url> | --file schema.json`: records the schema of a WordPress, and updates the contract. */
import { readFile, writeFile } from 'node:fs/promises';
import { pullSchema, schemaFromIntrospection } from '@headwater/contract/pull-schema.ts';
import { schemaFiles } from '@headwater/contract/recorded-schema.ts';
import { CommandError } from '../command-error.ts';
import { givenCmsUrl, readEnvironment } from '../environment.ts';
import { modelSteps } from '../model-steps.ts';
import { givenPath } from '../paths.ts';
import { readText } from '../read-text.ts';
import { runStoppableCommand } from '../run-command.ts';
import { runSteps } from '../run-steps.ts';
import { say } from '../say.ts';

const usage = 'Use: npm run contract:pull -- https://cms.example.com | --file schema.json';

async function readSchema([first, second, ...rest]: readonly string[]): Promise<string> {
  if (first === undefined || rest.length > 0) throw new CommandError(usage);
  try {
    if (first === '--file' && second !== undefined) {
      return schemaFromIntrospection(readText(givenPath(second)));
    }
    if (second !== undefined || !URL.canParse(first)) throw new CommandError(usage);
    return await pullSchema(givenCmsUrl(first), readEnvironment().CMS_SECRET ?? '');
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}

await runStoppableCommand(async () => {
  const schema = await readSchema(process.argv.slice(2));
  const before = await readFile(schemaFiles.recorded, 'utf8');
  await writeFile(schemaFiles.recorded, `${schema}\n`);
  const failed = await runSteps(modelSteps());
  if (!failed) {
    say('Recorded. `git diff contract` shows what is new; `npm run verify` checks the site against it.');
    return 0;
  }
  await writeFile(schemaFiles.recorded, before);
  say('The previous recording was restored, because the new schema lacks what is listed above.');
  return 1;
});
