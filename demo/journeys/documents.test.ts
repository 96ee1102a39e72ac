import { axeFindings } from '@headwater/e2e/support/axe.ts';
import { expect, test } from '@headwater/e2e/support/test.ts';

const manual = '/documents/sn-3040-manual/';

test('every product has its three documents, and a code on a data plate leads to them', async ({ page }) => {
  await page.goto('/documents/');
  await expect(page.getByRole('main')).toContainText('108 documents');
  await page.goto('/qr/sn3040');
  await expect(page).toHaveURL('/documents/?product=sn-3040');
  await expect(page.getByRole('main')).toContainText('3 documents');
});

test('ten manuals have an earlier edition', async ({ page }) => {
  await page.goto('/documents/?q=shows+how');
  await expect(page.getByRole('main')).toContainText('10 documents');
});

test('a document shows its editions at every width, each with a link that lasts', async ({ page }) => {
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(manual);
    const editions = page.getByRole('main').getByRole('link', { name: / · English$/ });
    await expect(editions).toHaveText(['B · English', 'A · English']);
    await expect(editions.last()).toHaveAttribute('href', `${manual}a.en.pdf`);
    const dates = page.getByRole('main').getByRole('listitem').getByRole('time');
    const starts = await dates.evaluateAll((all) => all.map((date) => date.getBoundingClientRect().left));
    expect([starts.length, new Set(starts).size], 'dates begin below each other').toEqual([2, 1]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    expect(await axeFindings(page)).toEqual([]);
  }
});

test('a code with the number of a part leads to the documents of the products that it fits', async ({ page }) => {
  await page.goto('/qr/SN-4055-WR');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Documents for SN-4055-WR');
  await expect(main.getByRole('link', { name: 'SN-4055 manual' })).toBeVisible();
});

test('a serial number goes on to its field of the contact form', async ({ page }) => {
  await page.goto('/qr/ZZ-0');
  await page.getByLabel('Serial number').fill('2104417');
  await page.getByRole('button', { name: 'Ask for its papers' }).click();
  await expect(page.getByRole('main').getByLabel('Serial number')).toHaveValue('2104417');
});
