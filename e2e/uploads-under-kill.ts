/**
 * Whether a visitor's file can get lost: `node e2e/uploads-under-kill.ts [leads] [kills]` sends leads with one to three
 * files each, piece by piece like the site's script and in one form like a browser without it, to a site that is killed
 * and left without disk space, while the CMS is slow, hangs, disconnects and is away. It compares what visitors sent with
 * the CMS's entries and the bytes of their files. Exit code 1 when an acknowledged lead is missing, stored twice, or has
 * other files, and when the sweep leaves a file that no lead waits with.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startCms } from '@headwater/tools/running-program.ts';
import { say } from '@headwater/tools/say.ts';
import { buildSiteIfChanged } from '@headwater/tools/site-build.ts';
import { companyContent } from './support/company-content.ts';
import { fill, onSmallDisk } from './support/leads/full-disk.ts';
import { balanceFiles, type FileLedger, isBalanced } from './support/uploads/file-ledger.ts';
import { runUploads, sweptFiles, type UploadsRun } from './support/uploads/run-uploads.ts';
import { openUploadStage } from './support/uploads/upload-stage.ts';
import { sendManyFiles } from './support/uploads/visitor.ts';

interface FullDiskUploads {
  ledger: FileLedger;
  files: UploadsRun['files'];
  /** 503 and 507 responses while the disk was full. */
  turnedAway: number;
}

/** Files of visitors leave 64 MB of a disk free, for the outbox. */
const DISK_MB = 192;

/** A site on a disk that is filled to its last byte while visitors send files, and emptied some seconds later. */
function fillDiskWithUploads(
  cmsUrl: string,
  cmsFolder: string,
  leads: number,
): Promise<FullDiskUploads | 'not allowed'> {
  return onSmallDisk(DISK_MB, async (disk) => {
    const stage = await openUploadStage(cmsUrl, join(disk, 'site'));
    try {
      const ballast = join(disk, 'ballast');
      let filling: Promise<void> | undefined;
      const onEnd = (ended: number) => {
        // Within uploads that have begun.
        if (ended >= leads / 4)
          filling ??= fill(ballast)
            .then(() => pause(8_000))
            .then(() => rm(ballast));
      };
      const records = await sendManyFiles({ siteUrl: stage.siteUrl, run: 'disk', leads, atOnce: 16, onEnd });
      await filling;
      await stage.drained(120);
      const turnedAway = records.flatMap(({ steps }) => steps).filter((step) => step === '503' || step === '507');
      const ledger = balanceFiles(records, cmsFolder, 'disk');
      return { ledger, files: await sweptFiles(stage), turnedAway: turnedAway.length };
    } finally {
      await stage.close();
    }
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
const [leads = 2_000, killCount = 20] = process.argv.slice(2).map(Number);

function report(title: string, ledger: FileLedger, { before, left }: UploadsRun['files'], more: object): void {
  const figures = { ...ledger, 'files before the sweep': before, 'files left': left.length, ...more };
  say([`${title}:`, ...Object.entries(figures).map(([name, figure]) => `  ${name.padEnd(24)}${figure}`)].join('\n'));
  if (!isBalanced(ledger) || left.length > 0) process.exitCode = 1;
}

const folder = await mkdtemp(join(tmpdir(), 'headwater-uploads-'));
const cmsVariables = { CMS_CATALOGUE: companyContent().contentModule };
const [cms] = await Promise.all([startCms(folder, cmsVariables), buildSiteIfChanged(say)]);
try {
  const dataFolder = join(folder, 'site');
  const run = await runUploads({
    cmsUrl: cms.url,
    cmsFolder: folder,
    dataFolder,
    leads,
    kills: killCount,
    hangMs: 65_000,
    say,
  });
  report('Kills, outages, time-outs', run.ledger, run.files, {
    kills: killCount,
    seconds: run.seconds,
    ...Object.fromEntries(Object.entries(run.steps).map(([step, count]) => [`${step} responses`, count])),
  });
  const full = await fillDiskWithUploads(cms.url, folder, Math.min(leads, 150));
  if (full === 'not allowed') say('SKIPPED: the full disk. This user may not mount a file system of limited size.');
  else {
    report('A full disk', full.ledger, full.files, { 'turned away': full.turnedAway });
    if (full.turnedAway === 0) process.exitCode = 1;
  }
} finally {
  await cms.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit();
