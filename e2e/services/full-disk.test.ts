import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startCms, startSite } from '@headwater/tools/running-program.ts';
import { say } from '@headwater/tools/say.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { companyContent } from '../support/company-content.ts';
import { fill, onSmallDisk } from '../support/leads/full-disk.ts';
import { firstToken, sendLead } from '../support/leads/visitor.ts';

type Obstacle = (disk: string) => Promise<() => Promise<void>>;

const full: Obstacle = async (disk) => {
  const ballast = join(disk, 'ballast');
  await fill(ballast);
  return () => rm(ballast);
};

const readOnly: Obstacle = async (disk) => {
  const remount = async (how: 'ro' | 'rw') => void execFileSync('mount', ['-o', `remount,${how}`, disk]);
  await remount('ro');
  return () => remount('rw');
};

/** A site whose data folder is on a disk that cannot be written when it starts, first or again. */
async function startOnDisk(
  obstruct: Obstacle,
  isNew: boolean,
  work: (site: { url: string; recover: () => Promise<void> }) => Promise<void>,
) {
  const folder = await testFolder();
  const cms = await startCms(folder, { CMS_CATALOGUE: companyContent().contentModule });
  onTestFinished(cms.stop);
  const ran = await onSmallDisk(8, async (disk) => {
    const variables = { DATA_DIR: join(disk, 'site'), SITE_SECRET: '' };
    if (!isNew) {
      const earlier = await startSite(cms.url, folder, 'ready', variables);
      await earlier.stop();
    }
    const recover = await obstruct(disk);
    const site = await startSite(cms.url, folder, 'ready', variables);
    try {
      await work({ url: site.url, recover });
    } finally {
      await site.stop();
    }
    return 'done';
  });
  if (ran === 'not allowed') say('SKIPPED: a start on a full or read-only disk. It needs the right to mount one.');
}

test.each([
  ['for the first time on a full disk', full, true],
  ['again on a full disk', full, false],
  ['again on a disk that has become read-only', readOnly, false],
])(
  'a site that starts %s serves pages, and takes leads once it can write',
  async (_when, obstruct, isNew) => {
    await startOnDisk(obstruct, isNew, async ({ url, recover }) => {
      const pages = await Promise.all(['/', '/contact/', '/search?q=pump'].map((path) => fetch(url + path)));
      expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
      const visitor = { siteUrl: url, token: await firstToken(url), isPatient: true };
      const sent = sendLead('full disk', visitor);
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      await recover();
      const { end, steps } = await sent;
      expect([end, steps[0], steps.at(-1) === '503']).toEqual(['acknowledged', '503', false]);
    });
  },
  120_000,
);
