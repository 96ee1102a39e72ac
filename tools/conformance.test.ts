import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { root } from './paths.ts';
import { startCms } from './running-program.ts';
import { testFolder } from './test-folder.ts';

/** Runs the real command to its end. */
async function runConformance(args: string[]) {
  const child = spawn(process.execPath, [join(root, 'tools', 'bin', 'run.mjs'), 'conformance', ...args]);
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, stdout: stripVTControlCharacters(stdout), stderr };
}

test('npm run conformance holds a running CMS with other content to the contract, and writes nothing there', async () => {
  const cms = await startCms(await testFolder(), { CMS_CATALOGUE: join(root, 'e2e', 'catalogue', 'catalogue.ts') });
  const { code, stdout } = await runConformance(['--cms', cms.url]);
  await cms.kill();
  expect(stdout.split('\n').filter((line) => /FAIL|×/.test(line))).toEqual([]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/reading only[\s\S]*✓ .*answers: seed-product has the recorded keys[\s\S]*✓ .*tags: /);
  expect(stdout).not.toMatch(/submit|persisted|sign/i);
}, 120_000);

test.each([[[]], [['--cms']], [['--cms', 'example']]])('npm run conformance %j says how it is used', async (args) => {
  const { code, stderr } = await runConformance(args);
  expect([code, stderr]).toEqual([1, 'Use: npm run conformance -- --cms https://cms.example.com [--write]\n']);
});
