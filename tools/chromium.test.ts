import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findChromium } from './chromium.ts';
import { testFolder } from './test-folder.ts';

function environment(variables: Record<string, string>): void {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
}

test('CHROMIUM_PATH takes precedence over any other browser', () => {
  environment({ CHROMIUM_PATH: '/opt/my-browser' });
  expect(findChromium()).toBe('/opt/my-browser');
});

test('finds a browser in any folder of the PATH, Chromium before Chrome', async () => {
  const [first, second] = [await testFolder(), await testFolder()];
  await writeFile(join(first, 'google-chrome'), '', { mode: 0o755 });
  await writeFile(join(second, 'chromium'), '', { mode: 0o755 });
  environment({ CHROMIUM_PATH: '', PATH: [first, second].join(delimiter) });
  expect(findChromium()).toBe(join(second, 'chromium'));
});

test('a file that is not executable is not a browser', async () => {
  const folder = await testFolder();
  await writeFile(join(folder, 'chromium'), '', { mode: 0o644 });
  environment({ CHROMIUM_PATH: '', PATH: folder });
  expect(findChromium()).not.toBe(join(folder, 'chromium'));
});
