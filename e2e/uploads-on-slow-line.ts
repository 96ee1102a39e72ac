/**
 * Whether 10 MB arrive on a slow line: `node e2e/uploads-on-slow-line.ts` sends a photo with a browser over a line of
 * 1.6 and 0.75 Mbit/s and 150 ms, with the site's script and without JavaScript: once whole, and once to a site that is
 * killed when it has half of the file. It prints how long each took, and what visitors read. Exit code 1 when a lead is
 * missing, stored twice or has other bytes, when a visitor's text is lost, and when the sweep leaves a file.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findJourneyBrowser } from '@headwater/tools/journey-browser.ts';
import { startCms } from '@headwater/tools/running-program.ts';
import { say } from '@headwater/tools/say.ts';
import { buildSiteIfChanged } from '@headwater/tools/site-build.ts';
import { chromium } from '@playwright/test';
import { companyContent } from './support/company-content.ts';
import { balanceFiles, isBalanced } from './support/uploads/file-ledger.ts';
import { sweptFiles } from './support/uploads/run-uploads.ts';
import { openSlowStage } from './support/uploads/slow-stage.ts';
import { killedUploads, wholeUploads } from './support/uploads/slow-visitors.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const folder = await mkdtemp(join(tmpdir(), 'headwater-slow-line-'));
const cmsVariables = { CMS_CATALOGUE: companyContent().contentModule };
const [cms] = await Promise.all([startCms(folder, cmsVariables), buildSiteIfChanged(say)]);
const executablePath = findJourneyBrowser();
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
try {
  for (const [title, send] of [
    ['Whole', wholeUploads],
    ['Killed at half', killedUploads],
  ] as const) {
    const stage = await openSlowStage(cms.url, join(folder, title));
    try {
      const { records, lines, isTextLost } = await send({ browser, stage, run: title, folder });
      await stage.drained(60);
      const ledger = balanceFiles(records, folder, title);
      const { left } = await sweptFiles(stage);
      say([`${title}:`, ...lines, JSON.stringify({ ...ledger, left: left.length, isTextLost })].join('\n  '));
      if (!isBalanced(ledger) || ledger.acknowledged < records.length || left.length > 0 || isTextLost)
        process.exitCode = 1;
    } finally {
      await stage.close();
    }
  }
} finally {
  await browser.close();
  await cms.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit();
