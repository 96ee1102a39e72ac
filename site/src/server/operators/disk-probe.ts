import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Checks whether a folder is writable by writing to it. */
export interface DiskProbe {
  /** False when the latest write failed, or has not finished since the previous check. */
  isWritable(): boolean;
  stop(): void;
}

/** More than a file system stores in a directory entry, so that a full disk refuses it. */
const PROBE_BYTES = 65_536;

async function write(file: string): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.write(Buffer.alloc(PROBE_BYTES));
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

/**
 * Probes a folder now and at intervals. Detects a full, read-only or missing disk after one interval, and
 * a hanging disk after two.
 * @param everyMs milliseconds between two checks
 */
export function startDiskProbe(folder: string, everyMs = 4_000): DiskProbe {
  const file = join(folder, `.write-probe-${process.pid}`);
  let isWritable = true;
  let isUnderWay = false;

  async function probe(): Promise<void> {
    if (isUnderWay) {
      isWritable = false;
      return;
    }
    isUnderWay = true;
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await write(file);
      isWritable = true;
    } catch {
      isWritable = false;
    }
    await rm(file, { force: true }).catch(() => undefined);
    isUnderWay = false;
  }

  void probe();
  const timer = setInterval(() => void probe(), everyMs).unref();
  return { isWritable: () => isWritable, stop: () => clearInterval(timer) };
}
