/**
 * `npm run verify`: the checks without a browser that the change since the upstream branch can reach; `-- --all`, and
 * continuous integration, for every one.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { reachOfTree } from '../reach.ts';
import { runStoppableCommand } from '../run-command.ts';
import { runSteps } from '../run-steps.ts';
import { say } from '../say.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { readUnitCounts } from '../test-counts.ts';
import { verifySteps } from '../verify-steps.ts';

await runStoppableCommand(async () => {
  const folder = await temporaryFolder('verify');
  const report = join(folder, 'unit.json');
  const started = Date.now();
  const isWhole = process.argv.includes('--all') || Boolean(process.env.CI);
  const reach = isWhole ? undefined : await reachOfTree();
  if (reach) say(`${reach.files.length} changed files reach ${reach.tests.length} test files. Everything: -- --all`);
  const failed = await runSteps(verifySteps(report, reach));
  const { passed } = await readUnitCounts(report);
  await rm(folder, { recursive: true });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  say(failed ? `\nverify stopped at "${failed}".` : `\nverify is green: ${passed} tests passed, ${seconds} s.`);
  return failed ? 1 : 0;
});
