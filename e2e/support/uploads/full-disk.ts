import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fill, onSmallDisk } from '../leads/full-disk.ts';
import { balanceFiles, type FileLedger } from './file-ledger.ts';
import { sweptFiles, type UploadsRun } from './run-uploads.ts';
import { openUploadStage } from './upload-stage.ts';
import { sendManyFiles } from './visitor.ts';

export interface FullDiskUploads {
  ledger: FileLedger;
  files: UploadsRun['files'];
  /** Answers 503 and 507 while the disk was full. */
  turnedAway: number;
}

/** Files of visitors leave 64 MB of a disk free, for the outbox. */
const DISK_MB = 192;

/** A site on a disk that is filled to its last byte while visitors send files, and emptied some seconds later. */
export function fillDiskWithUploads(
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
