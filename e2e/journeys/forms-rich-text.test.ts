import { type BusinessForm, businessForms } from '@headwater/gravity-forms/testing/business-forms.ts';
import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../support/axe.ts';
import { editorOfCms, importForm, newestEntry } from '../support/business-forms/import-form.ts';
import { company } from '../support/companies.ts';
import { loseScript } from '../support/held-responses.ts';
import { expect, test } from '../support/test.ts';

/** Labels of the fields of `richTextForm`. */
const richTextLabel = 'What do you see';

/** A form with a paragraph that visitors may format, which is required, and an email address. */
function richTextForm(): BusinessForm {
  const support = businessForms().find(({ name }) => name === 'support');
  if (!support) throw new Error('There is no export named support.');
  const fields = support.form.fields
    .filter(({ type }) => type === 'textarea' || type === 'email')
    .map((field) => ({
      ...field,
      conditionalLogic: '',
      ...(field.type === 'textarea' && { useRichTextEditor: true, isRequired: true, maxLength: 60 }),
    }));
  const form = { ...support.form, fields };
  const { version } = JSON.parse(support.text) as { version: string };
  return { name: 'formatted', form, text: JSON.stringify({ 0: form, version }) };
}

test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 390, height: 844 } });

const business = richTextForm();
const [textId = 0, emailId = 0] = business.form.fields.map(({ id }) => id);
let form = { id: 0, path: '' };

test.beforeAll(async () => {
  form = await importForm(await editorOfCms(), business);
});

function text(page: Page): Locator {
  return page.getByRole('textbox', { name: richTextLabel });
}

/** Opens the form and uses its text, whose editor is loaded then. */
async function openEditor(page: Page): Promise<Locator> {
  await page.goto(form.path);
  await text(page).click();
  await expect(text(page)).toHaveJSProperty('tagName', 'DIV');
  await expect(text(page)).toBeFocused();
  return text(page);
}

async function send(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.locator('form.form button[type=submit]').click();
  await expect(page.locator('.form-receipt')).toBeVisible();
}

async function paste(page: Page, html: string): Promise<void> {
  await text(page).evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', data);
    clipboardData.setData('text/plain', 'plain');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

test('a text that is formatted with the keyboard only is stored as HTML', async ({ page }) => {
  await page.goto(form.path);
  await page.locator('form.form').hover({ position: { x: 4, y: 4 } });
  await expect(page.locator('form.form')).toHaveAttribute('data-live', '');
  const toolbar = page.getByRole('toolbar', { name: `Formatting: ${richTextLabel}` });
  await toolbar.getByRole('button', { name: 'Bold' }).focus();
  await page.keyboard.press('Tab');
  await expect(text(page)).toHaveJSProperty('tagName', 'DIV');
  await page.keyboard.type('It ');
  await page.keyboard.press('Control+b');
  await expect(toolbar.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.type('drips');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(toolbar.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(toolbar.getByRole('button', { name: 'Bulleted list' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(text(page)).toBeFocused();
  await page.keyboard.type('seal');
  await expect(text(page)).toHaveAccessibleDescription(/12 of 60 characters/);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(page.locator('.form-receipt')).toBeVisible();
  await expect
    .poll(() => newestEntry(form.id))
    .toEqual({
      [textId]: '<p>It <strong>drips</strong></p><ul><li>seal</li></ul>',
      [emailId]: 'ada@example.com',
    });
});

test('a link is set, refused and removed with the keyboard', async ({ page }) => {
  const editor = await openEditor(page);
  await page.keyboard.type('see');
  await page.keyboard.press('Control+a');
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  const address = page.getByRole('textbox', { name: 'Address of the link' });
  await expect(address).toBeFocused();
  await address.fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Enter the address of a web page, or an email address.');
  expect(await axeFindings(page)).toEqual([]);
  await address.fill('example.com/seal');
  await page.keyboard.press('Enter');
  await expect(editor).toBeFocused();
  await expect(editor.getByRole('link', { name: 'see' })).toHaveAttribute('href', 'https://example.com/seal');
  await page.getByRole('button', { name: 'Remove link' }).click();
  await expect(editor.getByRole('link')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(editor.getByRole('link', { name: 'see' })).toBeVisible();
  await page.getByRole('button', { name: 'Link', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(editor).toBeFocused();
});

test('hostile HTML that is pasted loses everything but its text and formatting before any of it runs', async ({
  page,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const requests: string[] = [];
  const editor = await openEditor(page);
  page.on('request', (request) => requests.push(request.url()));
  await paste(
    page,
    `<meta charset="utf-8"><style>p{color:red}</style><p class="MsoNormal" style="color:red" onclick="alert(1)"><b>One</b><o:p></o:p></p>
     <script>alert(1)</script><img src="/pasted.png" onerror="alert(1)"><svg onload="alert(1)"><a href="javascript:alert(1)">x</a></svg>
     <h2>Two</h2><a href="javascript:alert(1)">three</a> <a href="https://example.com/" target="_blank">four</a>
     <iframe src="/pasted-frame"></iframe><form action="/x"><input name="input_1" value="y"></form>`,
  );
  await expect(editor).toContainText('four');
  const markup = await editor.evaluate((element) =>
    [...element.querySelectorAll('*')].map(({ tagName, attributes }) =>
      [tagName, ...Array.from(attributes, ({ name, value }) => `${name}=${value}`)].join(' '),
    ),
  );
  // The editor's own lines are P or DIV, and an empty one has a BR.
  expect(markup.filter((made) => !/^(?:P|DIV|BR|B|A href=https:\/\/example\.com\/)$/.test(made))).toEqual([]);
  expect(markup).toEqual(expect.arrayContaining(['B', 'A href=https://example.com/']));
  await send(page, 'paste@example.com');
  expect(newestEntry(form.id)?.[textId]).toMatch(
    /^<p><strong>One<\/strong>.*<p>Two<\/p>.*three <a href="https:\/\/example.com\/">four<\/a>/s,
  );
  expect(dialogs).toEqual([]);
  expect(requests.filter((url) => url.includes('pasted'))).toEqual([]);
});

test('what was typed before the editor came stays', async ({ page }) => {
  const held: (() => void)[] = [];
  await page.route(/rich-text-editor/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(form.path);
  await text(page).click();
  await expect.poll(() => held.length).toBe(1);
  await page.keyboard.type('5 < 6 & <b>no</b>');
  await expect(text(page)).toHaveJSProperty('tagName', 'TEXTAREA');
  held[0]?.();
  await expect(text(page)).toHaveJSProperty('tagName', 'DIV');
  await page.keyboard.type('!');
  await expect(text(page)).toHaveText('5 < 6 & <b>no</b>!');
});

test('a formatted text that is missing or too long is named', async ({ page }) => {
  await openEditor(page);
  await page.keyboard.type('gone');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.locator('form.form button[type=submit]').click();
  await expect(page.getByRole('alert')).toContainText(richTextLabel);
  await page
    .getByRole('alert')
    .getByRole('link', { name: new RegExp(richTextLabel) })
    .click();
  await expect(text(page)).toBeFocused();
  await expect(text(page)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.type('x'.repeat(61));
  await page.locator('form.form button[type=submit]').click();
  await expect(page.getByRole('alert')).toContainText('maximum number of characters');
});

test('where the code of the editor never arrives, plain text is typed and sent', async ({ page }) => {
  await page.route(/rich-text-editor/, (route) => route.abort());
  await page.goto(form.path);
  await text(page).fill('Two\n\nlines & <b>');
  await send(page, 'plain@example.com');
  expect(newestEntry(form.id)?.[textId]).toBe('Two\n\nlines &amp; &lt;b&gt;');
});

test('the editor is loaded again when a bad line lost its code', async ({ browser }) => {
  const page = await browser.newPage();
  const lost = await loseScript(page, 'rich-text-editor', 1);
  await openEditor(page);
  await lost.all;
  await page.close();
});

test('a formatted text is there again after a reload', async ({ page }) => {
  const editor = await openEditor(page);
  await page.keyboard.type('plain ');
  await page.getByRole('button', { name: 'Italic' }).click();
  await page.keyboard.type('slanted');
  await expect(editor.locator('i')).toHaveText('slanted');
  await page.reload();
  await expect(text(page)).toHaveJSProperty('tagName', 'DIV');
  await expect(text(page).locator('i')).toHaveText('slanted');
  await page.getByText(richTextLabel).click();
  await expect(text(page)).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a plain text is stored as it was typed', async ({ page }) => {
    await page.goto(form.path);
    await expect(page.getByRole('toolbar')).toBeHidden();
    await text(page).fill('Two\nlines & <b>');
    await send(page, 'none@example.com');
    expect(newestEntry(form.id)?.[textId]).toBe('Two\r\nlines &amp; &lt;b&gt;');
  });
});

test('the CMS shows the formatting of an entry', async ({ page }) => {
  const editor = await openEditor(page);
  await page.keyboard.press('Control+b');
  await page.keyboard.type('loud');
  await expect(editor.locator('b')).toHaveText('loud');
  await send(page, 'loud@example.com');
  const cms = await editorOfCms();
  const list = await (await cms.get(`${company.cmsUrl}/wp-admin/admin.php?page=gf_entries&id=${form.id}`)).text();
  const lid = /lid=(\d+)/.exec(list)?.[1];
  const entry = await cms.get(
    `${company.cmsUrl}/wp-admin/admin.php?page=gf_entries&view=entry&id=${form.id}&lid=${lid}`,
  );
  expect(await entry.text()).toContain('<strong>loud</strong>');
});
