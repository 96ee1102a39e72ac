import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { axeFindings } from '../support/axe.ts';
import { company } from '../support/companies.ts';
import { fillContactForm, formPages, openForm } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

/** Backslashes before whatever they could escape, and characters that are two to JavaScript and one to the CMS. */
function longText(characters: number): string {
  return [...`C:\\new\\table \\\\ \\' \\" \\0 ${'pump 😀\\'.repeat(2_000)}`].slice(0, characters).join('');
}

/** Texts of the latest entry from this email address, as the CMS stores them. */
function entryAtCms(email: string): string[] {
  const database = new DatabaseSync(join(company.folder, 'cms', 'entries.sqlite'), { readOnly: true });
  const rows = database
    .prepare('SELECT value FROM entry_values WHERE entry_id = (SELECT max(entry_id) FROM entry_values WHERE value = ?)')
    .all(email);
  database.close();
  return rows.map(({ value }) => String(value));
}

test('a text beyond the limit is counted and rejected, not cut; one within it arrives with every backslash', async ({
  page,
}) => {
  const email = `long-${crypto.randomUUID()}@example.com`;
  const form = await openForm(page, formPages.contact);
  const message = page.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveAccessibleDescription('Up to 4,000 characters');
  await fillContactForm(page, { email });
  await message.fill(longText(10_000));
  await expect(message).toHaveValue(longText(10_000));
  await expect(message).toHaveAccessibleDescription('10,000 of 4,000 characters, 6,000 too many');
  await expect(form.getByRole('status')).toHaveText('10,000 of 4,000 characters, 6,000 too many');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('alert')).toContainText('The text entered exceeds the maximum number of characters.');
  await expect(message).toHaveValue(longText(10_000));
  expect(await axeFindings(page)).toEqual([]);

  await message.fill(longText(4_000));
  await expect(message).toHaveAccessibleDescription(/4,000 of 4,000 characters$/);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.locator('.form-receipt')).toBeVisible();
  await expect.poll(() => entryAtCms(email)).toContain(longText(4_000));
});
