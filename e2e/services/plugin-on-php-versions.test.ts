import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@headwater/tools/paths.ts';
import { say } from '@headwater/tools/say.ts';
import { findService } from '@headwater/tools/service-programs.ts';
import { runTool } from '@headwater/tools/tool.ts';
import { beforeAll, expect, test } from 'vitest';

const folder = join(root, 'wordpress', 'php-versions');
const hasPhpUnit = findService('phpunit') !== undefined;
let isInstalled = false;

/** PHP in WebAssembly is 470 MB, a package of its own with its own lock file. */
beforeAll(async () => {
  if (!hasPhpUnit) return say('SKIPPED: the plugin on all versions of PHP. Install phpunit and run again.');
  if (!existsSync(join(folder, 'node_modules', '@php-wasm', 'node'))) {
    await runTool('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], folder);
  }
  isInstalled = existsSync(join(folder, 'node_modules', '@php-wasm', 'node'));
  if (!isInstalled) say('SKIPPED: the plugin on all versions of PHP. The package registry cannot be reached.');
}, 600_000);

test.for(['7.4', '8.0', '8.1', '8.2', '8.3', '8.4', '8.5'])('the plugin runs on PHP %s', async (version, { skip }) => {
  skip(!isInstalled);
  const { code, output } = await runTool(process.execPath, ['run-tests.mjs', version], folder);
  expect(output).toContain(`PHP ${version}.`);
  expect(output).toMatch(/OK \(\d+ tests/);
  expect(code, output).toBe(0);
});
