import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A new empty folder for the running test, deleted when it ends. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-unit-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
