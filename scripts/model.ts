/** `npm run model`: makes everything that follows from the content model. */
import { modelSteps } from './model-steps.ts';
import { runStoppableCommand } from './run-command.ts';
import { runSteps } from './run-steps.ts';

await runStoppableCommand(async () => ((await runSteps(modelSteps())) ? 1 : 0));
