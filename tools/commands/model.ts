/**
 * `npm run model`: makes everything that follows from the content model.
 * `npm run --silent model -- --json`: prints the content model for a plugin for WordPress.
 */
import { contentModel } from '@headwater/content-model/model.ts';
import { modelJson } from '@headwater/content-model/model-json.ts';
import { CommandError } from '../command-error.ts';
import { modelSteps } from '../model-steps.ts';
import { runStoppableCommand } from '../run-command.ts';
import { runSteps } from '../run-steps.ts';

await runStoppableCommand(async () => {
  const [option, ...rest] = process.argv.slice(2);
  if (option === undefined) return (await runSteps(modelSteps())) ? 1 : 0;
  if (option !== '--json' || rest.length > 0) throw new CommandError('Use: npm run model [-- --json]');
  process.stdout.write(`${JSON.stringify(modelJson(contentModel), undefined, 2)}\n`);
  return 0;
});
