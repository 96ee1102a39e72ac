/** `npm run test:services`: the site behind the programs that operators run. Skips those that are not installed. */
import { join } from 'node:path';
import { canInstallFromDebian, installFromDebian } from '../find-program.ts';
import { installedProgram, root } from '../paths.ts';
import { reportCounts } from '../report-counts.ts';
import { runStoppableCommand } from '../run-command.ts';
import { say } from '../say.ts';
import { missingServices } from '../service-programs.ts';
import { buildSiteIfChanged } from '../site-build.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { readUnitCounts } from '../test-counts.ts';
import { runTool } from '../tool.ts';

await runStoppableCommand(async () => {
  const missing = missingServices();
  if (missing.length > 0 && canInstallFromDebian()) await installFromDebian(...missing);
  for (const name of missingServices())
    say(`SKIPPED: all that needs ${name} (Debian’s name). Install it and run again.`);
  await buildSiteIfChanged(say);
  const report = join(await temporaryFolder('services'), 'services.json');
  const config = join(root, 'e2e', 'services', 'vitest.config.ts');
  const reporters = ['--reporter=verbose', '--reporter=json', `--outputFile.json=${report}`];
  const arguments_ = ['run', '--config', config, ...reporters, ...process.argv.slice(2)];
  const { code } = await runTool(installedProgram('vitest'), arguments_, root, { show: true });
  await reportCounts(await readUnitCounts(report), code === 0);
  return code === 0 ? 0 : 1;
});
