import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findChromium } from './chromium.ts';
import { testFolder } from './test-folder.ts';

function environment(variables: Record<string, string>): void {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
}

test('the browser that CHROMIUM_PATH names comes before any other', () => {
  environment({ CHROMIUM_PATH: '/opt/my-browser' });
  expect(findChromium()).toBe('/opt/my-browser');
});

test('a browser is found in any folder of the PATH, Chromium before Chrome', async () => {
  const [first, second] = [await testFolder(), await testFolder()];
  await writeFile(join(first, 'google-chrome'), '', { mode: 0o755 });
  await writeFile(join(second, 'chromium'), '', { mode: 0o755 });
  environment({ CHROMIUM_PATH: '', PATH: [first, second].join(delimiter) });
  expect(findChromium()).toBe(join(second, 'chromium'));
});

test('a file that cannot be run is no browser', async () => {
  const folder = await testFolder();
  await writeFile(join(folder, 'chromium'), '', { mode: 0o644 });
  environment({ CHROMIUM_PATH: '', PATH: folder });
  expect(findChromium()).not.toBe(join(folder, 'chromium'));
});
