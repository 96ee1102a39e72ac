import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findProgram } from '@headwater/tools/find-program.ts';
import { root } from '@headwater/tools/paths.ts';
import { testFolder } from '@headwater/tools/test-folder.ts';
import { runTool } from '@headwater/tools/tool.ts';
import { describe, expect, test } from 'vitest';

const analyze = findProgram(['systemd-analyze']);
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
