import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from './at-end.ts';

/** A new empty folder for the running test, or for the tests of the file that is loaded, deleted when they end. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-unit-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
