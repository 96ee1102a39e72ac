import type { Page } from '@playwright/test';

/**
 * Holds the responses of scripts back, like a bad line.
 * @param name of the script's file, without its hash
 * @returns a function that lets them through
 */
export async function holdScript(page: Page, name: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/_astro/${name}.*.js`, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}
