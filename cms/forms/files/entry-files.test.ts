import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { entryFiles, receivedFile } from './entry-files.ts';

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'headwater-entry-files-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

test('stores each file once, readable by its owner only', async () => {
  const folder = join(await ownFolder(), 'entry-files');
  const files = entryFiles(folder);
  const plan = await receivedFile(new File(['a plan'], 'plan.pdf'));
  files.store([plan, await receivedFile(new File(['a plan'], 'copy.pdf'))]);
  expect(await readdir(folder)).toEqual([plan.hash]);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, plan.hash))).mode & 0o777).toBe(0o600);
  expect(files.read(plan.hash)?.toString()).toBe('a plan');
});

test('reads nothing but its own files, whatever the URL asks for', async () => {
  const parent = await ownFolder();
  await writeFile(join(parent, 'entries.sqlite'), 'leads');
  const files = entryFiles(join(parent, 'entry-files'));
  files.store([await receivedFile(new File(['a plan'], 'plan.pdf'))]);
  for (const hash of ['../entries.sqlite', '', '.', 'a'.repeat(64)]) expect(files.read(hash)).toBeUndefined();
});

test('throws for a file that does not fit, and stores no part of it', async () => {
  const folder = join(await ownFolder(), 'entry-files');
  const program = `
    import { entryFiles } from ${JSON.stringify(join(import.meta.dirname, 'entry-files.ts'))};
    entryFiles(process.argv[1]).store([{ name: 'a', bytes: new Uint8Array(300_000), hash: 'a'.repeat(64) }]);`;
  // The system takes a part of a file that exceeds the limit, as on a full disk.
  const limited = 'trap "" XFSZ; ulimit -f 100; exec "$@"';
  const node = [process.execPath, '--input-type=module', '--eval', program, folder];
  const { status, stderr } = spawnSync('sh', ['-c', limited, 'sh', ...node], { encoding: 'utf8' });
  expect(stderr).toContain('EFBIG');
  expect(status).toBe(1);
  expect(await readdir(folder)).not.toContain('a'.repeat(64));
});
