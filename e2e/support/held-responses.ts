import type { Page } from '@playwright/test';

/**
 * Holds responses back, like a bad line.
 * @param url glob or pattern of the requests
 * @returns a function that lets them through
 */
export async function holdResponses(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Holds the site's scripts of a name back. @param name of the script's file, without its hash */
export function holdScript(page: Page, name: string): Promise<() => void> {
  return holdResponses(page, `**/_assets/${name}.*.js`);
}

/**
 * Loses the first requests for a script, as a bad line does.
 * @param name in the URL of the script
 * @returns `all` resolves when they are lost
 */
export async function loseScript(page: Page, name: string, times: number): Promise<{ all: Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let left = times;
  await page.route(`**/${name}*.js*`, async (route) => {
    if (left === 0) return route.continue();
    left -= 1;
    await route.abort();
    if (left === 0) resolve();
  });
  return { all: promise };
}
