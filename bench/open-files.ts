import { readdir } from 'node:fs/promises';
import { processOn } from './cpu-time.ts';

/** Files and sockets that the process which listens at a URL has open. Linux only. */
export async function openFiles(url: string): Promise<number> {
  return (await readdir(`/proc/${await processOn(Number(new URL(url).port))}/fd`)).length;
}
