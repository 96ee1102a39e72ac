import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@headwater/tools/ports.ts';
import { startCms, startSite } from '@headwater/tools/running-program.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { companyContent } from '../support/company-content.ts';
import { balance } from '../support/leads/ledger.ts';
import { firstToken, type LeadRecord, sendLead } from '../support/leads/visitor.ts';

const VISITORS = 20;
const LEADS = 200;

/** Lets the site's event loop stand still as soon as a file is there. */
function standStillAt(file: string): string {
  const source = `import { existsSync } from 'node:fs'; setInterval(() => { if (existsSync(${JSON.stringify(file)})) for (;;); }, 50).unref();`;
  return `--import=data:text/javascript,${encodeURIComponent(source)}`;
}

test('a site that stands still while leads arrive ends, and every lead that it confirmed reaches the CMS once', async () => {
  const folder = await testFolder();
  const cms = await startCms(folder, { CMS_CATALOGUE: companyContent().contentModule });
  onTestFinished(cms.stop);
  const file = join(folder, 'stand-still');
  const variables = { PORT: String(await freePort()) };
  vi.stubEnv('NODE_OPTIONS', standStillAt(file));
  const stuck = await startSite(cms.url, folder, 'ready', variables);
  vi.unstubAllEnvs();
  onTestFinished(stuck.stop);
  const token = await firstToken(stuck.url);
  const records: LeadRecord[] = [];
  let next = 0;
  const visitors = Array.from({ length: VISITORS }, async () => {
    while (next < LEADS) {
      next += 1;
      records.push(await sendLead(`stuck ${next}`, { siteUrl: stuck.url, token, isPatient: true }));
    }
  });
  await expect.poll(() => records.length, { timeout: 60_000 }).toBeGreaterThan(LEADS / 4);
  await writeFile(file, '');
  await expect.poll(() => stuck.log.join('\n'), { timeout: 60_000 }).toContain('The site was stuck for 10 s');
  await rm(file);
  const again = await startSite(cms.url, folder, 'ready', variables);
  onTestFinished(again.stop);
  await Promise.all(visitors);
  await expect
    .poll(() => balance(records, folder, 'stuck'), { timeout: 60_000, interval: 1_000 })
    .toMatchObject({ acknowledged: LEADS, atCms: LEADS, missing: 0, duplicates: 0 });
});
