import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ensureJourneyBrowser, findJourneyBrowser } from './journey-browser.ts';
import { testFolder } from './test-folder.ts';

/** A PATH of folders, each with one program. */
async function path(...programs: string[]): Promise<string> {
  const folders = await Promise.all(
    programs.map(async (name) => {
      const folder = await testFolder();
      await writeFile(join(folder, name), '', { mode: 0o755 });
      return folder;
    }),
  );
  return folders.join(delimiter);
}

function environment(variables: Record<string, string>): void {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
}

test('CHROMIUM_PATH chooses the browser of the journeys', async () => {
  environment({ CHROMIUM_PATH: '/opt/my-browser', PATH: await path('chromium-headless-shell') });
  expect(findJourneyBrowser()).toBe('/opt/my-browser');
  expect(await ensureJourneyBrowser()).toBe('/opt/my-browser');
});

test.each(['chromium-headless-shell', 'chrome-headless-shell'])(
  'the journeys prefer %s to a full browser',
  async (name) => {
    const folders = await path('chromium', name);
    environment({ CHROMIUM_PATH: '', PATH: folders });
    const shell = join(folders.split(delimiter)[1] ?? '', name);
    expect(findJourneyBrowser()).toBe(shell);
    expect(await ensureJourneyBrowser()).toBe(shell);
  },
);

test('without a headless shell, the journeys run in the full browser', async () => {
  const folder = await path('chromium');
  environment({ CHROMIUM_PATH: '', PATH: folder });
  expect(findJourneyBrowser()).toBe(join(folder, 'chromium'));
});
