import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@headwater/tools/paths.ts';
import { findService } from '@headwater/tools/service-programs.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { runTool } from '@headwater/tools/tool.ts';
import { describe, expect, test } from 'vitest';

const analyze = findService('systemd');
const units = ['headwater-site@.service', 'headwater-cms.service'] as const;

/** On systemd's scale from 0 (safe) to 10; what remains is the network, which a website needs. */
const MOST_EXPOSED = 2;

/** Copies the units, with this clone in place of /opt/headwater. */
async function copyUnits(): Promise<string> {
  const folder = await testFolder();
  for (const unit of units) {
    const text = await readFile(join(root, 'deploy', 'systemd', unit), 'utf8');
    await writeFile(join(folder, unit), text.replaceAll('/opt/headwater/', root));
  }
  return folder;
}

describe.skipIf(!analyze)('units of systemd', () => {
  test.each(units)('%s is valid', async (unit) => {
    const folder = await copyUnits();
    expect(await runTool(String(analyze), ['verify', '--man=no', join(folder, unit)], folder)).toEqual({
      code: 0,
      output: '',
    });
  });

  test.each(units)('%s is confined', async (unit) => {
    const folder = await copyUnits();
    const { output } = await runTool(String(analyze), ['security', '--offline=true', join(folder, unit)], folder);
    const exposure = /Overall exposure level for \S+: ([\d.]+)/.exec(output)?.[1];
    expect(Number(exposure), output).toBeLessThanOrEqual(MOST_EXPOSED);
  });
});

test.each(units)('%s gives a program the time to stop that it takes', async (unit) => {
  const text = await readFile(join(root, 'deploy', 'systemd', unit), 'utf8');
  expect(text).toContain('TimeoutStopSec=20\n');
  expect(text).toContain('KillSignal=SIGTERM\n');
});

test("the operators' command runs as the site's user, with its variables and the data of one instance", async () => {
  const folder = await testFolder();
  const shown = join(folder, 'systemd-run');
  await writeFile(shown, '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
  const script = join(root, 'deploy', 'systemd', 'headwater');
  const runFor = async (variables: string) => {
    const command = `${variables} PATH="${folder}:$PATH" sh "${script}" leads list --state "two words"`;
    return (await runTool('sh', ['-c', command], folder)).output.trim().split('\n');
  };
  const first = await runFor('');
  expect(first.slice(-8)).toEqual(['npm', 'run', '--silent', 'leads', '--', 'list', '--state', 'two words']);
  expect(first).toContain('--uid=headwater');
  expect(first).toContain('--property=EnvironmentFile=/etc/headwater/headwater.env');
  expect(first).toContain('--setenv=DATA_DIR=/var/lib/headwater/site-3001');
  expect(await runFor('PORT=3002')).toContain('--setenv=DATA_DIR=/var/lib/headwater/site-3002');
  expect(await runFor('DATA_DIR=/a')).toContain('--setenv=DATA_DIR=/a');
});

test('instances and the local CMS have data folders of their own', async () => {
  const folders = await Promise.all(
    units.map(async (unit) => {
      const text = await readFile(join(root, 'deploy', 'systemd', unit), 'utf8');
      const folder = /^Environment=DATA_DIR=\/var\/lib\/(\S+)$/m.exec(text)?.[1] ?? '';
      expect(text).toContain(`StateDirectory=headwater ${folder}\n`);
      return folder;
    }),
  );
  expect(folders).toEqual(['headwater/site-%i', 'headwater/local-cms']);
});
