import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { runCms } from '@headwater/site/src/forms/testing/run-cms.ts';
import { expect, test } from 'vitest';
import { root } from './paths.ts';
import { freePort } from './ports.ts';
import { testFolder } from './test-folder.ts';
import { heardAuthorizations } from './test-server.ts';

/** Runs the real command to its end. */
async function runDoctor(args: string[], variables: Record<string, string> = {}) {
  const env = {
    ...process.env,
    CMS_URL: '',
    CMS_SECRET: 'a-secret-for-tests-only',
    DATA_DIR: await testFolder(),
    ...variables,
  };
  const child = spawn(process.execPath, [join(root, 'tools/commands/doctor.ts'), ...args], { env });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, stdout, stderr };
}

test('npm run doctor fails with a report of a CMS that is not there', async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const { code, stdout, stderr } = await runDoctor(['--cms', url]);
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(stdout).toMatch(/✗ Reachable .* cannot be reached: connection refused\.\n +→ Start that WordPress/);
  expect(stdout).toContain('1 to fix');
});

test('npm run doctor -- --json reports every item for a program, of a CMS with a password', async () => {
  const cms = await runCms();
  const heard = heardAuthorizations();
  const { code, stdout } = await runDoctor(['--cms', cms.url, '--json'], {
    SITE_URL: `http://127.0.0.1:${await freePort()}`,
    CMS_BASIC_AUTH: 'editor:of%20the:site',
  });
  const report = JSON.parse(stdout) as { cms: string; isWell: boolean; items: { item: string; state: string }[] };
  expect(report).toMatchObject({ cms: cms.url, isWell: false });
  // The CMS has another site, and none listens here.
  expect(report.items.filter(({ state }) => state === 'bad').map(({ item }) => item)).toEqual(['siteUrl', 'webhook']);
  expect(report.items.length).toBeGreaterThan(15);
  expect([...heard]).toEqual([`Basic ${btoa('editor:of%20the:site')}`]);
  expect(code).toBe(1);
});

test.each([[['--cms']], [['https://cms.example.com']]])('npm run doctor %j says how it is used', async (args) => {
  expect(await runDoctor(args)).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^Use: npm run doctor -- --cms/),
  });
});
