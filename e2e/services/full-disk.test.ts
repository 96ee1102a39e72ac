import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startCms, startSite } from '@headwater/tools/running-program.ts';
import { say } from '@headwater/tools/say.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { companyContent } from '../support/company-content.ts';
import { fill, onSmallDisk } from '../support/leads/full-disk.ts';
import { firstToken, sendLead } from '../support/leads/visitor.ts';

/** A site whose data folder is on a disk that is full when it starts, first or again. */
async function startOnFullDisk(
  work: (site: { url: string; makeRoom: () => Promise<void> }) => Promise<void>,
  isNew: boolean,
) {
  const folder = await testFolder();
  const cms = await startCms(folder, { CMS_CATALOGUE: companyContent().catalogue });
  onTestFinished(cms.stop);
  const ran = await onSmallDisk(8, async (disk) => {
    const variables = { DATA_DIR: join(disk, 'site'), SITE_SECRET: '' };
    if (!isNew) {
      const earlier = await startSite(cms.url, folder, 'ready', variables);
      await earlier.stop();
    }
    const ballast = join(disk, 'ballast');
    await fill(ballast);
    const site = await startSite(cms.url, folder, 'ready', variables);
    try {
      await work({ url: site.url, makeRoom: () => rm(ballast) });
    } finally {
      await site.stop();
    }
    return 'done';
  });
  if (ran === 'not allowed') say('SKIPPED: a start on a full disk. It needs the right to mount one.');
}

test.each([
  ['for the first time', true],
  ['again', false],
])(
  'a site that starts %s on a full disk serves pages, and takes leads once there is room',
  async (_when, isNew) => {
    await startOnFullDisk(async ({ url, makeRoom }) => {
      const pages = await Promise.all(['/', '/contact/', '/search?q=pump'].map((path) => fetch(url + path)));
      expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
      const visitor = { siteUrl: url, token: await firstToken(url), isPatient: true };
      const sent = sendLead('full disk', visitor);
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      await makeRoom();
      const { end, steps } = await sent;
      expect([end, steps[0], steps.at(-1) === '503']).toEqual(['acknowledged', '503', false]);
    }, isNew);
  },
  120_000,
);
