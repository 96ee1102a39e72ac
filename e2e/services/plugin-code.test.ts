import { join } from 'node:path';
import { root } from '@headwater/tools/paths.ts';
import { findService } from '@headwater/tools/service-programs.ts';
import { runTool } from '@headwater/tools/tool.ts';
import { expect, test } from 'vitest';

const plugin = join(root, 'wordpress');
const [phpunit, phpcs] = [findService('phpunit'), findService('php-codesniffer')];

test.skipIf(!phpunit)('the unit tests of the WordPress plugin pass', async () => {
  const { code, output } = await runTool(String(phpunit), ['-c', join(plugin, 'tests', 'phpunit.xml')], plugin);
  expect(code, output).toBe(0);
  expect(output).toMatch(/OK \(\d+ tests/);
});

test.skipIf(!phpcs)('the WordPress plugin follows PSR-12', async () => {
  const { code, output } = await runTool(
    String(phpcs),
    ['--standard=PSR12', '--exclude=PSR1.Files.SideEffects', '--report=emacs', 'plugin', 'tests'],
    plugin,
  );
  expect(output.trim()).toBe('');
  expect(code).toBe(0);
});
