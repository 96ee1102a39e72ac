/** `npm test`: `verify`, the build and every journey in a real browser; nothing is left behind. */
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { installedProgram, root } from './paths.ts';
import { reportCounts } from './report-counts.ts';
import { runStoppableCommand } from './run-command.ts';
import { runSteps } from './run-steps.ts';
import { say } from './say.ts';
import { buildSiteIfChanged } from './site-build.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { addCounts, readBrowserCounts, readUnitCounts } from './test-counts.ts';
import { runTool } from './tool.ts';
import { verifySteps } from './verify-steps.ts';

await runStoppableCommand(async () => {
  const folder = await temporaryFolder('test');
  const unitReport = join(folder, 'unit.json');
  const browserReport = join(folder, 'browser.json');
  const chromium = await ensureChromium();

  const isVerified = (await runSteps(verifySteps(unitReport))) === undefined;
  let hasPassed = isVerified;
  if (isVerified) {
    await buildSiteIfChanged(say);
    const arguments_ = ['test', '--config', join(root, 'e2e', 'playwright.config.ts'), ...process.argv.slice(2)];
    const env = { CHROMIUM_PATH: chromium, BROWSER_REPORT: browserReport, BROWSER_OUTPUT: join(folder, 'output') };
    hasPassed = (await runTool(installedProgram('playwright'), arguments_, root, { env, show: true })).code === 0;
  }
  const counts = addCounts(await readUnitCounts(unitReport), await readBrowserCounts(browserReport));
  await reportCounts(counts, hasPassed);
  return hasPassed ? 0 : 1;
});
