/**
 * `npm run conformance -- --cms https://cms.example.com`: the contract's suites against a CMS, by default that of `CMS_URL`.
 * They only read, unless `--write` is given: then they send the recorded form, store a query by its hash, and sign in as CONFORMANCE_USER.
 */

import { withCredentials } from '@headwater/runtime/basic-auth.ts';
import { CommandError } from '../command-error.ts';
import { readEnvironment } from '../environment.ts';
import { installedProgram, root } from '../paths.ts';
import { readArguments } from '../read-arguments.ts';
import { runStoppableCommand } from '../run-command.ts';
import { say } from '../say.ts';
import { runTool } from '../tool.ts';

const usage = 'Use: npm run conformance -- --cms https://cms.example.com [--write], or set CMS_URL';

await runStoppableCommand(async () => {
  const options = { cms: { type: 'string' }, write: { type: 'boolean' } } as const;
  const { cms, write } = readArguments(usage, { options }).values;
  if (cms !== undefined && !URL.canParse(cms)) throw new CommandError(usage);
  const { hasOwnCms, CMS_URL, CMS_BASIC_AUTH, CMS_SECRET } = readEnvironment(cms);
  if (!hasOwnCms) throw new CommandError(usage);
  say(`The contract's suites against ${CMS_URL}${write ? ', which may write there' : ', reading only'}:`);
  const env = {
    CMS_SECRET,
    CONFORMANCE_CMS: withCredentials(CMS_URL, CMS_BASIC_AUTH),
    CONFORMANCE_WRITE: write ? '1' : '0',
  };
  const args = ['run', '--config', 'contract/conformance/vitest.config.ts', '--reporter=verbose'];
  return (await runTool(installedProgram('vitest'), args, root, { env, show: true })).code;
});
