import { readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { installFromDebian } from './find-program.ts';
import { testFolder } from './test-folder.ts';

/** Puts an apt-get on the PATH that knows every package but `unknown`. @returns reads how it was called */
async function debian(): Promise<() => Promise<string[]>> {
  const folder = await testFolder();
  const log = join(folder, 'calls');
  const script = `#!/bin/sh
echo "$DEBIAN_FRONTEND: $*" >> '${log}'
case "$*" in *unknown*) echo "Unable to locate unknown"; exit 100;; esac
echo "Done: $*"`;
  await writeFile(join(folder, 'apt-get'), script, { mode: 0o755 });
  vi.stubEnv('PATH', folder + delimiter + process.env.PATH);
  onTestFinished(() => void vi.unstubAllEnvs());
  return async () => (await readFile(log, 'utf8')).trimEnd().split('\n');
}

const install = 'noninteractive: install -y -qq --no-install-recommends';

test.skipIf(process.platform === 'win32').each([
  { names: ['redis-server'], calls: [`${install} redis-server`] },
  { names: ['nginx-light', 'redis-server'], calls: [`${install} nginx-light redis-server`] },
  { names: ['unknown'], calls: [`${install} unknown`] },
  {
    names: ['nginx-light', 'unknown', 'redis-server'],
    calls: [
      `${install} nginx-light unknown redis-server`,
      `${install} nginx-light`,
      `${install} unknown`,
      `${install} redis-server`,
    ],
  },
])('apt-get reads the lists of packages once and installs $names', async ({ names, calls }) => {
  const calledWith = await debian();
  await installFromDebian(...names);
  expect(await calledWith()).toEqual(['noninteractive: update -qq', ...calls]);
});

test.skipIf(process.platform === 'win32')('what apt-get says about each package is returned', async () => {
  await debian();
  expect(await installFromDebian('nginx-light')).toMatch(/^Done: .* nginx-light\n$/);
  expect(await installFromDebian('unknown', 'openssl')).toMatch(/^Unable to locate unknown\nDone: .* openssl\n$/);
});
