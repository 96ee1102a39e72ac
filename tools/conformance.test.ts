import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { smallContent } from '@headwater/cms/testing/small-content.ts';
import { runCms } from '@headwater/site/src/forms/testing/run-cms.ts';
import { expect, test } from 'vitest';
import { root } from './paths.ts';
import { heardAuthorizations } from './test-server.ts';

/** Runs the real command to its end, whatever CMS the developer's `.env` names. */
async function runConformance(args: string[]) {
  const command = join(root, 'tools/commands/conformance.ts');
  const env = { ...process.env, CMS_URL: '', CMS_BASIC_AUTH: 'editor:of%20the:site' };
  const child = spawn(process.execPath, [command, ...args], { env });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, stdout: stripVTControlCharacters(stdout), stderr };
}

test('npm run conformance holds a CMS with other content and a password to the contract, and writes to it only with --write', async () => {
  // The forms are those whose recorded submissions are sent.
  const cms = await runCms({ forms: smallContent.forms });
  const heard = heardAuthorizations();
  const conforms = async (...more: string[]) => {
    const { code, stdout } = await runConformance(['--cms', cms.url, ...more]);
    expect(stdout.split('\n').filter((line) => /FAIL|×/.test(line))).toEqual([]);
    expect(code).toBe(0);
    return stdout;
  };
  const reading = await conforms();
  expect(reading).toMatch(/reading only[\s\S]*✓ .*responses: seed-product has the recorded keys[\s\S]*✓ .*tags: /);
  expect(reading).not.toMatch(/submit|persisted|sign/i);
  expect([...heard]).toEqual([`Basic ${btoa('editor:of%20the:site')}`]);
  expect(cms.forms.entries.count({})).toBe(0);
  expect(await conforms('--write')).toMatch(
    /which may write there[\s\S]*✓ .*persisted queries: [\s\S]*✓ .*submissions: submit-ok has/,
  );
  expect(cms.forms.entries.count({})).toBeGreaterThan(0);
}, 120_000);

test.each([[[]], [['--cms']], [['--cms', 'example']]])('npm run conformance %j says how it is used', async (args) => {
  const { code, stderr } = await runConformance(args);
  expect([code, stderr]).toEqual([
    1,
    'Use: npm run conformance -- --cms https://cms.example.com [--write], or set CMS_URL\n',
  ]);
});
