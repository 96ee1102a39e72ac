import { execFile } from 'node:child_process';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startDiskProbe } from './disk-probe.ts';

/** Disks of busy machines can be slow. */
const slowDisk = { timeout: 20_000 };

function probing(folder: string) {
  const probe = startDiskProbe(folder, 5);
  onTestFinished(probe.stop);
  return probe;
}

test('the probe finds a folder writable without leaving a file in it', async () => {
  const folder = await testFolder();
  const probe = probing(join(folder, 'data'));
  await vi.waitFor(async () => {
    expect(await readdir(join(folder, 'data'))).toEqual([]);
    // While a write takes longer than the interval, the probe reports a disk that hangs.
    expect(probe.isWritable()).toBe(true);
  }, slowDisk);
});

test('a folder that the probe makes is open to the site only, because leads will be in it', async () => {
  const folder = join(await testFolder(), 'data');
  probing(folder);
  await vi.waitFor(async () => expect((await stat(folder)).mode & 0o777).toBe(0o700), slowDisk);
});

test('a disk counts as writable until the first check has failed', async () => {
  const file = join(await testFolder(), 'a-file');
  await writeFile(file, '');
  // No second check in the time of this test.
  const probe = startDiskProbe(join(file, 'data'), 3_600_000);
  onTestFinished(probe.stop);
  expect(probe.isWritable()).toBe(true);
  await vi.waitFor(() => expect(probe.isWritable()).toBe(false), slowDisk);
});

test('the probe follows a folder that becomes unwritable, then writable again', async () => {
  const folder = join(await testFolder(), 'data');
  const probe = probing(folder);
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), slowDisk);
  // A file in place of the folder, below which even root cannot write.
  await vi.waitFor(async () => {
    await rm(folder, { recursive: true, force: true });
    await writeFile(folder, '', { flag: 'wx' });
  }, slowDisk);
  await vi.waitFor(() => expect(probe.isWritable()).toBe(false), slowDisk);
  await rm(folder);
  // A check that had opened its file before the folder went may still end well: only the next one makes the folder again.
  await vi.waitFor(async () => {
    expect(await readdir(folder)).toEqual([]);
    expect(probe.isWritable()).toBe(true);
  }, slowDisk);
});

/** A file that the probe cannot finish opening until it is read. @returns reads what the probe writes */
async function hangingFile(folder: string): Promise<() => Promise<Buffer>> {
  const file = join(folder, `.write-probe-${process.pid}`);
  await promisify(execFile)('mkfifo', [file]);
  return () => readFile(file);
}

test('a disk that hangs is not writable until a later write ends', async () => {
  const folder = await testFolder();
  const release = await hangingFile(folder);
  const probe = probing(folder);
  await vi.waitFor(() => expect(probe.isWritable()).toBe(false), slowDisk);
  expect((await release()).length).toBe(65_536);
  await vi.waitFor(() => expect(probe.isWritable()).toBe(true), slowDisk);
});

test('a stopped probe does not check again', async () => {
  const folder = await testFolder();
  const release = await hangingFile(folder);
  const probe = probing(folder);
  await vi.waitFor(() => expect(probe.isWritable()).toBe(false), slowDisk);
  probe.stop();
  await release();
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), slowDisk);
  // Time for ten checks, which would find the folder writable.
  await setTimeout(50);
  expect(probe.isWritable()).toBe(false);
});
