import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The violations that axe finds on the current page, with the elements and how to fix them. */
export async function axeFindings(page: Page): Promise<unknown[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
  );
}
