/** `npm run verify`: every check that needs no browser. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
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
  const failed = await runSteps(verifySteps(report));
  const { passed } = await readUnitCounts(report);
  await rm(folder, { recursive: true });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  say(failed ? `\nverify stopped at "${failed}".` : `\nverify is green: ${passed} tests passed, ${seconds} s.`);
  return failed ? 1 : 0;
});
