import { CommandError } from './command-error.ts';
import { canInstallFromDebian, findProgram, installFromDebian, isExecutable } from './find-program.ts';
import { say } from './say.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Full path of a Chromium on this machine: `CHROMIUM_PATH`, otherwise one from the PATH, otherwise undefined. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH || findProgram(names) || elsewhere.find(isExecutable);
}

/**
 * Full path of a Chromium, installing it first where that works without prompting: as root on Debian
 * or Ubuntu.
 * @throws CommandError with the one command to run.
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  if (canInstallFromDebian()) {
    const output = await installFromDebian('chromium');
    const installed = findChromium();
    if (installed) return installed;
    say(output.trimEnd());
  }
  const howTo = process.platform === 'linux' ? 'Run: sudo apt-get install -y chromium' : 'Install Chromium or Chrome';
  throw new CommandError(
    `The browser tests need Chromium. ${howTo} (or set CHROMIUM_PATH to one), then npm test again.`,
  );
}
