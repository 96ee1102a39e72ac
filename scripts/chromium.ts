import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CommandError } from './command-error.ts';
import { say } from './say.ts';
import { runTool } from './tool.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Full path of a Chromium on this machine: `CHROMIUM_PATH`, else one from the PATH, else undefined. */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return chosen;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...elsewhere].find(isExecutable);
}

/**
 * Full path of a Chromium, installed first when that is possible without asking: as root on Debian
 * or Ubuntu.
 * @throws CommandError with the one command to run.
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  const hasApt = existsSync('/etc/debian_version');
  if (hasApt && process.getuid?.() === 0) {
    say('Installing Chromium (apt-get install chromium) …');
    const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
    await runTool('apt-get', ['update', '-qq'], '/', quiet);
    const { output } = await runTool('apt-get', ['install', '-y', '-qq', 'chromium'], '/', quiet);
    const installed = findChromium();
    if (installed) return installed;
    say(output.trimEnd());
  }
  const howTo = hasApt ? 'Run: sudo apt-get install -y chromium' : 'Install Chromium or Chrome';
  throw new CommandError(
    `The browser tests need Chromium. ${howTo} (or set CHROMIUM_PATH to one), then npm test again.`,
  );
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    // Not there or not a program: look further.
    return false;
  }
}
