import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { clockFile } from './clock-file.ts';

const preload = new URL('moved-clock.ts', import.meta.url).href;

/** Lets the clock of every program that this process starts from now on be moved. */
export function allowMovedClocks(): void {
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import ${preload}`;
}

/** Moves the monotonic clock of the site with a data folder; resolves when it has moved. */
export function createSiteClock(dataFolder: string) {
  let offset = 0;
  return async (milliseconds: number): Promise<void> => {
    offset += milliseconds;
    const file = join(dataFolder, clockFile.wanted);
    // Renamed, so that the site never reads half a number.
    await writeFile(`${file}.new`, String(offset));
    await rename(`${file}.new`, file);
    const reached = () => readFile(join(dataFolder, clockFile.reached), 'utf8').catch(() => '');
    while ((await reached()) !== String(offset)) await pause(5);
  };
}
