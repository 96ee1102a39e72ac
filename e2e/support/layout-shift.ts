import type { Page } from '@playwright/test';

/**
 * Measures layout shifts of the pages that open from now on.
 * @returns a function that reads the sum for the current page
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sum = { shift: 0 };
    Object.assign(window, { layoutShift: sum });
    new PerformanceObserver((list) => {
      // The type of these entries is not in the DOM library yet.
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) sum.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => Number(await page.evaluate('layoutShift.shift'));
}
