import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './paths.ts';
import { startCms } from './running-program.ts';
import { testFolder } from './test-folder.ts';

/** Runs the real command to its end, whatever CMS the developer's `.env` names. */
async function runConformance(args: string[]) {
  const command = [join(root, 'tools', 'bin', 'run.mjs'), 'conformance', ...args];
  const child = spawn(process.execPath, command, { env: { ...process.env, CMS_URL: '' } });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, stdout: stripVTControlCharacters(stdout), stderr };
}

test('npm run conformance holds a running CMS with other content to the contract without writing to it', async () => {
  const cms = await startCms(await testFolder(), {
    CMS_CATALOGUE: join(root, 'e2e', 'starting-content', 'starting-content.ts'),
  });
  const { code, stdout } = await runConformance(['--cms', cms.url]);
  await cms.kill();
  expect(stdout.split('\n').filter((line) => /FAIL|×/.test(line))).toEqual([]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/reading only[\s\S]*✓ .*responses: seed-product has the recorded keys[\s\S]*✓ .*tags: /);
  expect(stdout).not.toMatch(/submit|persisted|sign/i);
}, 120_000);

/** Entries of a CMS's forms. */
function countEntries(folder: string): number {
  const database = new DatabaseSync(join(folder, 'cms', 'entries.sqlite'), { readOnly: true });
  const row = database.prepare('SELECT COUNT(*) AS count FROM entries').get();
  database.close();
  return Number(row?.count);
}

test('npm run conformance writes to a CMS only with --write', async () => {
  const folder = await testFolder();
  const catalogue = join(folder, 'catalogue.ts');
  const small = join(root, 'cms', 'testing', 'small-content.ts');
  await writeFile(catalogue, `export { smallContent as catalogue } from ${JSON.stringify(pathToFileURL(small).href)};`);
  const cms = await startCms(folder, { CMS_CATALOGUE: catalogue });
  onTestFinished(cms.stop);
  await runConformance(['--cms', cms.url]);
  expect(countEntries(folder)).toBe(0);
  const { code, stdout } = await runConformance(['--cms', cms.url, '--write']);
  expect(stdout.split('\n').filter((line) => /FAIL|×/.test(line))).toEqual([]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/which may write there[\s\S]*✓ .*persisted queries: [\s\S]*✓ .*submissions: submit-ok has/);
  expect(countEntries(folder)).toBeGreaterThan(0);
}, 120_000);

test.each([[[]], [['--cms']], [['--cms', 'example']]])('npm run conformance %j says how it is used', async (args) => {
  const { code, stderr } = await runConformance(args);
  expect([code, stderr]).toEqual([
    1,
    'Use: npm run conformance -- --cms https://cms.example.com [--write], or set CMS_URL\n',
  ]);
});
