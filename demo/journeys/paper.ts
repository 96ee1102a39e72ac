import type { Page } from '@playwright/test';

/** A letter sheet between its margins, in CSS pixels. */
export const sheet = { width: 718, height: 958 };

/** Sheets that a page takes on paper. */
export async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
