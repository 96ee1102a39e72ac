import { join } from 'node:path';
import { startCms } from '@headwater/tools/running-program.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { companyContent } from '../support/company-content.ts';
import { runUploads } from '../support/uploads/run-uploads.ts';

test('no file of a visitor is lost, changed, repeated or left behind by a killed site and a failing CMS', async () => {
  const cmsFolder = await testFolder();
  const cms = await startCms(cmsFolder, { CMS_CATALOGUE: companyContent().contentModule });
  onTestFinished(cms.stop);
  const { ledger, files } = await runUploads({
    cmsUrl: cms.url,
    cmsFolder,
    dataFolder: join(cmsFolder, 'site'),
    leads: 60,
    kills: 3,
    hangMs: 5_000,
    say: console.info,
  });
  expect(ledger).toMatchObject({ sent: 60, refused: [], missing: 0, duplicates: 0, wrongFiles: 0 });
  expect(ledger.acknowledged).toBeGreaterThan(40);
  // Of visitors who left before they sent their form.
  expect(files.before).toBeGreaterThan(0);
  expect(files.left).toEqual([]);
});
