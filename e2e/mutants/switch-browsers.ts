import { type BrowserContext, chromium } from '@playwright/test';

declare global {
  /** Defined by `tools/mutate/journeys/journey-switch.mjs`. */
  var noteMutantInBrowser: ((id: number) => void) | undefined;
}

/**
 * Makes the switches of mutants work in the pages of every browser that this process launches from now on: also in
 * frames, and in contexts that a journey opens itself.
 */
export function switchBrowsers(): void {
  const launch = chromium.launch.bind(chromium);
  chromium.launch = async (options) => {
    const browser = await launch(options);
    const newContext = browser.newContext.bind(browser);
    browser.newContext = async (given) => {
      const context = await newContext(given);
      await switchContext(context);
      return context;
    };
    return browser;
  };
}

async function switchContext(context: BrowserContext): Promise<void> {
  await context.exposeBinding('noteMutant', (_source, id: number) => globalThis.noteMutantInBrowser?.(id));
  await context.addInitScript((active) => {
    const noted = new Set<number>();
    const isMutantOn = (id: number): boolean => {
      if (!noted.has(id)) (window as unknown as { noteMutant: (id: number) => void }).noteMutant(id);
      noted.add(id);
      return String(id) === active;
    };
    Object.assign(window, { isMutantOn });
  }, process.env.HEADWATER_MUTANT);
}
