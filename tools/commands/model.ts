/**
 * `npm run model`: makes everything that follows from the content model.
 * `npm run --silent model -- --json`: prints the content model for a plugin for WordPress.
 */
import { contentModel } from '@headwater/content-model/model.ts';
import { modelJson } from '@headwater/content-model/model-json.ts';
import { modelSteps } from '../model-steps.ts';
import { readArguments } from '../read-arguments.ts';
import { runStoppableCommand } from '../run-command.ts';
import { runSteps } from '../run-steps.ts';

await runStoppableCommand(async () => {
  const { json } = readArguments('Use: npm run model [-- --json]', { options: { json: { type: 'boolean' } } }).values;
  if (!json) return (await runSteps(modelSteps())) ? 1 : 0;
  process.stdout.write(`${JSON.stringify(modelJson(contentModel), undefined, 2)}\n`);
  return 0;
});
