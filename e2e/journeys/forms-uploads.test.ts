import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as texts from '@headwater/brand/texts.ts';
import type { Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { company } from '../support/companies.ts';
import { openForm, touchForm } from '../support/forms.ts';
import { loseScript } from '../support/held-responses.ts';
import { expect, test } from '../support/own-site.ts';

const path = '/site-photos/';

function photo(name: string, size = 20_000) {
  return { name, mimeType: 'image/jpeg', buffer: Buffer.alloc(size, name) };
}

/** Names of the files in the entry about a pump. */
function filesAtCms(pump: string): string[] {
  const database = new DatabaseSync(join(company.folder, 'cms', 'entries.sqlite'), { readOnly: true });
  try {
    const row = database
      .prepare(
        `SELECT files.value FROM entry_values AS pumps JOIN entry_values AS files USING (entry_id)
         WHERE pumps.value = ? AND files.input_id = '2' AND pumps.form_id = 17`,
      )
      .get(pump);
    const urls: string[] = JSON.parse(String(row?.value ?? '[]'));
    return urls.map((url) => new URL(url).searchParams.get('gf-download') ?? '');
  } finally {
    database.close();
  }
}

function rows(page: Page) {
  return page.locator('.form-transfer');
}

test('files that were chosen before and after a reload are sent with the form', async ({ page }) => {
  await openForm(page, path);
  const pump = `pump ${crypto.randomUUID()}`;
  await page.getByRole('textbox', { name: 'Pump' }).fill(pump);
  const input = page.getByRole('button', { name: 'Photos', exact: true });
  await input.setInputFiles([photo('one.jpg'), photo('two.jpg'), photo('program.exe')]);
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).filter({ hasText: 'program.exe' })).toContainText('The uploaded file type is not allowed.');
  await expect(rows(page).getByText(texts.uploadedMark, { exact: true })).toHaveCount(2);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: texts.removeFile('two.jpg') }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(input).toBeFocused();
  await page.reload();
  await touchForm(page.locator('form.form'));
  await expect(rows(page)).toHaveText([/one\.jpg/]);
  await input.setInputFiles(photo('three.jpg'));
  await expect(rows(page).getByText(texts.uploadedMark, { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Send the photos' }).click();
  await expect(page.locator('.form-receipt')).toContainText('The photos are on file.');
  expect(filesAtCms(pump)).toEqual(['one.jpg', 'three.jpg']);
});

test('a file that a lost connection interrupted continues when it is chosen again after a reload', async ({
  context,
}) => {
  // Not the silent page of the other tests: the browser logs the failure.
  const page = await context.newPage();
  await openForm(page, path);
  const sent: number[] = [];
  await page.route('**/api/uploads/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    const offset = Number(route.request().headers()['upload-offset']);
    sent.push(offset);
    return offset > 0 && sent.length < 4 ? route.fulfill({ status: 502 }) : route.continue();
  });
  const input = page.getByRole('button', { name: 'Photos', exact: true });
  // On the disk, because a file in memory has another date each time it is chosen.
  const big = test.info().outputPath('big.jpg');
  await writeFile(big, Buffer.alloc(400_000, 1));
  await input.setInputFiles(big);
  await expect(rows(page)).toContainText(texts.fileWaiting);
  await page.reload();
  await touchForm(page.locator('form.form'));
  await expect(rows(page)).toContainText(texts.chooseToContinue);
  sent.push(0, 0, 0);
  const before = sent.length;
  await input.setInputFiles(big);
  await expect(rows(page)).toContainText(texts.uploadedMark);
  expect(sent[before]).toBeGreaterThan(0);
});

test('the code for uploads that a bad line loses is loaded again when the field is used again', async ({ context }) => {
  // Not the silent page of the other tests: the browser logs the failures.
  const page = await context.newPage();
  await openForm(page, path);
  const pump = `pump ${crypto.randomUUID()}`;
  await page.getByRole('textbox', { name: 'Pump' }).fill(pump);
  // The field requests it twice each time, under two URLs.
  const lost = await loseScript(page, 'file-transfers', 2);
  const input = page.getByRole('button', { name: 'Photos', exact: true });
  await input.focus();
  await lost.all;
  await input.setInputFiles(photo('one.jpg'));
  await expect(rows(page)).toContainText(texts.uploadedMark);
  await page.getByRole('button', { name: 'Send the photos' }).click();
  await expect(page.locator('.form-receipt')).toContainText('The photos are on file.');
  expect(filesAtCms(pump)).toEqual(['one.jpg']);
});

test('files are dropped on the field', async ({ page }) => {
  await openForm(page, path);
  await page.getByRole('button', { name: 'Photos', exact: true }).focus();
  await expect(page.getByText(texts.dropFiles).first()).toBeVisible();
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['a drawing'], 'dropped.png'));
    return transfer;
  });
  await page.locator('.form-files').first().dispatchEvent('drop', { dataTransfer: data });
  await expect(rows(page)).toContainText(texts.uploadedMark);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('accepted files stay in a form that has to be corrected until it is sent', async ({ page }) => {
    await page.goto(path);
    const pump = `plain ${crypto.randomUUID()}`;
    await page.getByRole('textbox', { name: 'Pump' }).fill(pump);
    await page.getByRole('button', { name: 'Photos', exact: true }).setInputFiles([photo('one.jpg'), photo('two.jpg')]);
    await page.getByRole('button', { name: 'Drawing', exact: true }).setInputFiles(photo('wrong.exe'));
    await page.getByRole('button', { name: 'Send the photos' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await page.getByRole('checkbox', { name: 'two.jpg' }).uncheck();
    await page.getByRole('button', { name: 'Send the photos' }).click();
    await expect(page.locator('.form-receipt')).toContainText('The photos are on file.');
    expect(filesAtCms(pump)).toEqual(['one.jpg']);
  });
});
