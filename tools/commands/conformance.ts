/**
 * `npm run conformance -- --cms https://cms.example.com`: the contract's suites against a CMS. They only read, unless `--write`
 * is given: then they send the recorded form, store a query by its hash, and sign in as CONFORMANCE_USER.
 */
import { parseArgs } from 'node:util';
import { CommandError } from '../command-error.ts';
import { readEnvironment } from '../environment.ts';
import { installedProgram, root } from '../paths.ts';
import { runStoppableCommand } from '../run-command.ts';
import { say } from '../say.ts';
import { runTool } from '../tool.ts';

const usage = 'Use: npm run conformance -- --cms https://cms.example.com [--write]';

function readArguments(): { cms: string; write: boolean } {
  try {
    const { values } = parseArgs({ options: { cms: { type: 'string' }, write: { type: 'boolean', default: false } } });
    if (values.cms && URL.canParse(values.cms)) return { cms: values.cms.replace(/\/+$/, ''), write: values.write };
  } catch {
    // An option that does not exist: what follows says which do.
  }
  throw new CommandError(usage);
}

await runStoppableCommand(async () => {
  const { cms, write } = readArguments();
  say(`The contract's suites against ${cms}${write ? ', which may write there' : ', reading only'}:`);
  const { CMS_SECRET } = readEnvironment();
  const env = { CMS_SECRET, CONFORMANCE_CMS: cms, CONFORMANCE_WRITE: write ? '1' : '0' };
  const args = ['run', '--config', 'contract/conformance/vitest.config.ts', '--reporter=verbose'];
  return (await runTool(installedProgram('vitest'), args, root, { env, show: true })).code;
});
