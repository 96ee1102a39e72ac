import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sendLeads } from './crowd.ts';
import { openStage } from './stage.ts';
import { tokenSources } from './token-sources.ts';
import type { LeadRecord } from './visitor.ts';

const run = promisify(execFile);

export interface FullDiskRun {
  records: LeadRecord[];
  /** 503 responses while the disk was full. */
  turnedAway: number;
}

/** Fills the disk to the last byte. */
export async function fill(file: string): Promise<void> {
  const ballast = await open(file, 'w');
  try {
    for (const size of [65_536, 4_096, 512, 1]) {
      while (
        await ballast.write(Buffer.alloc(size)).then(
          ({ bytesWritten }) => bytesWritten === size,
          () => false,
        )
      );
    }
  } finally {
    await ballast.close();
  }
}

/** Works on a disk of its own, of limited size. @param work gets its folder */
export async function onSmallDisk<Result>(
  megabytes: number,
  work: (disk: string) => Promise<Result>,
): Promise<Result | 'not allowed'> {
  const disk = await mkdtemp(join(tmpdir(), 'headwater-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk]);
  } catch {
    await rm(disk, { recursive: true });
    return 'not allowed';
  }
  const unmount = () => spawnSync('umount', ['-l', disk]);
  process.on('exit', unmount);
  try {
    return await work(disk);
  } finally {
    unmount();
    process.off('exit', unmount);
    await rm(disk, { recursive: true, force: true });
  }
}

/** A site on a disk of 16 MB: leads before it is full, and leads that start while it is. */
export function fillDisk(cmsUrl: string, leads: number): Promise<FullDiskRun | 'not allowed'> {
  return onSmallDisk(16, async (disk) => {
    const stage = await openStage(cmsUrl, join(disk, 'site'));
    try {
      const { siteUrl } = stage;
      const sources = await tokenSources(siteUrl, stage.dataFolder);
      const before = await sendLeads({ siteUrl, sources, run: 'disk before', leads: Math.floor(leads / 2), atOnce: 8 });
      await stage.drained(60);
      const ballast = join(disk, 'ballast');
      await fill(ballast);
      // The write-ahead log has room for some; after that, visitors are rejected until there is room again.
      const during = sendLeads({ siteUrl, sources, run: 'disk full', leads, atOnce: 16 });
      await pause(8_000);
      await rm(ballast);
      const records = [...before, ...(await during)];
      await stage.drained(60);
      return { records, turnedAway: records.flatMap(({ steps }) => steps).filter((step) => step === '503').length };
    } finally {
      await stage.close();
    }
  });
}
