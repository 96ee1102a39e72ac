import type { Locator } from '@playwright/test';

/** The texts in an element, its own included, whose lines are lower than their letters, with the computed heights. */
export function overlappingLines(element: Locator): Promise<string[]> {
  return element.evaluate((shown) =>
    [shown, ...shown.querySelectorAll('*')].flatMap((part) => {
      const { lineHeight, fontSize } = getComputedStyle(part);
      const isLow = Number.parseFloat(lineHeight) < Number.parseFloat(fontSize);
      return isLow && part.textContent ? [`${part.textContent}: ${lineHeight} for ${fontSize}`] : [];
    }),
  );
}
