/**
 * `npm run conformance -- --cms https://cms.example.com`: the contract's suites against a CMS, by default that of `CMS_URL`.
 * They only read, unless `--write` is given: then they send the recorded form, store a query by its hash, and sign in as CONFORMANCE_USER.
 */

import { parseArgs } from 'node:util';
import { splitCredentials } from '@headwater/runtime/basic-auth.ts';
import { CommandError } from '../command-error.ts';
import { type CommandEnvironment, givenCmsUrl, readEnvironment } from '../environment.ts';
import { installedProgram, root } from '../paths.ts';
import { runStoppableCommand } from '../run-command.ts';
import { say } from '../say.ts';
import { runTool } from '../tool.ts';

const usage = 'Use: npm run conformance -- --cms https://cms.example.com [--write], or set CMS_URL';

function readArguments({ hasOwnCms, CMS_URL }: CommandEnvironment): { cms: string; write: boolean } {
  try {
    const { values } = parseArgs({ options: { cms: { type: 'string' }, write: { type: 'boolean', default: false } } });
    const cms = values.cms ?? (hasOwnCms ? CMS_URL : '');
    if (URL.canParse(cms)) return { cms: givenCmsUrl(cms).replace(/\/+$/, ''), write: values.write };
  } catch {
    // An option that does not exist: what follows says which do.
  }
  throw new CommandError(usage);
}

await runStoppableCommand(async () => {
  const environment = readEnvironment();
  const { cms, write } = readArguments(environment);
  say(
    `The contract's suites against ${splitCredentials(cms).url}${write ? ', which may write there' : ', reading only'}:`,
  );
  const { CMS_SECRET } = environment;
  const env = { CMS_SECRET, CONFORMANCE_CMS: cms, CONFORMANCE_WRITE: write ? '1' : '0' };
  const args = ['run', '--config', 'contract/conformance/vitest.config.ts', '--reporter=verbose'];
  return (await runTool(installedProgram('vitest'), args, root, { env, show: true })).code;
});
