import { ensureChromium, findChromium } from './chromium.ts';
import { canInstallFromDebian, findProgram, installFromDebian } from './find-program.ts';

/**
 * Chromium without windows and toolbars: it lays out and runs pages like the full browser, and takes half of its CPU time.
 * Debian calls it `chromium-headless-shell`, Chrome for Testing `chrome-headless-shell`.
 */
const names = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Full path of the browser for the journeys: `CHROMIUM_PATH`, otherwise a headless shell, otherwise any Chromium. */
export function findJourneyBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH || findProgram(names) || findChromium();
}

/**
 * Full path of the browser for the journeys. Where packages can be installed without prompting, a headless shell is
 * installed; where there is none, such as on Ubuntu or without a network, the journeys run in the full browser.
 * @throws CommandError with the one command to run when there is no browser.
 */
export async function ensureJourneyBrowser(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH || findProgram(names);
  if (chosen) return chosen;
  if (canInstallFromDebian()) await installFromDebian('chromium-headless-shell');
  return findProgram(names) ?? ensureChromium();
}
