/** `npm test`: `verify`, the build and every journey in a real browser; leaves nothing running. */
import { join } from 'node:path';
import { ensureJourneyBrowser } from '../journey-browser.ts';
import { installedProgram, root } from '../paths.ts';
import { journeyConfigs } from '../project.ts';
import { reportCounts } from '../report-counts.ts';
import { runStoppableCommand } from '../run-command.ts';
import { runSteps } from '../run-steps.ts';
import { say } from '../say.ts';
import { buildSiteIfChanged } from '../site-build.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { addCounts, readBrowserCounts, readUnitCounts } from '../test-counts.ts';
import { runTool } from '../tool.ts';
import { verifySteps } from '../verify-steps.ts';

await runStoppableCommand(async () => {
  const folder = await temporaryFolder('test');
  const unitReport = join(folder, 'unit.json');
  const browserReports: string[] = [];
  const browser = await ensureJourneyBrowser();

  const isVerified = (await runSteps(verifySteps(unitReport))) === undefined;
  let hasPassed = isVerified;
  if (isVerified) {
    await buildSiteIfChanged(say);
    for (const [index, config] of journeyConfigs().entries()) {
      const report = join(folder, `browser-${index}.json`);
      browserReports.push(report);
      // A title or path that is given as an argument may be in one configuration alone.
      const arguments_ = ['test', '--config', config, '--pass-with-no-tests', ...process.argv.slice(2)];
      const env = { CHROMIUM_PATH: browser, BROWSER_REPORT: report, BROWSER_OUTPUT: join(folder, `output-${index}`) };
      const { code } = await runTool(installedProgram('playwright'), arguments_, root, { env, show: true });
      hasPassed &&= code === 0;
    }
  }
  const browserCounts = await Promise.all(browserReports.map(readBrowserCounts));
  const counts = addCounts(await readUnitCounts(unitReport), ...browserCounts);
  await reportCounts(counts, hasPassed);
  return hasPassed ? 0 : 1;
});
