import { readFile } from 'node:fs/promises';
import { processOn } from './cpu-time.ts';

/** Resident memory in megabytes of the process that listens at a URL. Linux only. */
export async function residentMemory(url: string): Promise<number> {
  const status = await readFile(`/proc/${await processOn(Number(new URL(url).port))}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}
