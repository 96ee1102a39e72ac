import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The violations that axe finds on the current page, with the elements and how to fix them.
 * @param except selector of parts that are not ours
 */
export async function axeFindings(page: Page, except?: string): Promise<unknown[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (except) axe.exclude(except);
  // Results of frames are put together in a page of their own, which takes longer than all the rules.
  const { violations } = await axe.setLegacyMode(page.frames().length === 1).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, target, failureSummary })),
  );
}
