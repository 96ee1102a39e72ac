import * as texts from '@headwater/brand/texts.ts';
import { axeFindings } from '../support/axe.ts';
import { company } from '../support/companies.ts';
import { fillContactForm, fillPlainContactForm, formPages, openForm } from '../support/forms.ts';
import { messagesAtCms } from '../support/leads/messages-at-cms.ts';
import { test as base, expect } from '../support/site-behind-proxy.ts';

const drawing = {
  __typename: 'FileUploadField',
  databaseId: 90,
  type: 'FILEUPLOAD',
  label: 'Drawing of the sump',
  visibility: 'VISIBLE',
  displayOnly: false,
  pageNumber: 1,
  isRequired: true,
  allowedExtensions: ['pdf'],
  canAcceptMultipleFiles: false,
  maxFiles: null,
  maxFileSize: null,
  conditionalLogic: null,
};

/** The contact form with a required file field. */
function withRequiredFile(response: string, { operationName }: { operationName: string }): string {
  // A WordPress without WPGraphQL Upload.
  if (operationName === 'FileSupportCheck') {
    const message = 'Field "fileUploadValues" is not defined by type "FormFieldValuesInput".';
    return JSON.stringify({ errors: [{ message }] });
  }
  if (operationName !== 'GetForm') return response;
  const json = JSON.parse(response);
  const nodes = json.data?.gfForm?.formFields?.nodes;
  // What every field has.
  nodes?.push({ ...nodes[0], ...drawing });
  return JSON.stringify(json);
}

/** The site queries the CMS at its start whether it takes files. */
const test = base.extend({
  cmsProxy: async ({ cmsProxy }, use) => {
    cmsProxy.edit = withRequiredFile;
    await use(cmsProxy);
  },
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test('a form that requires a file is accepted, with the email address for the file', async ({ browser, site }) => {
      const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled });
      const page = await context.newPage();
      const message = `with a file ${crypto.randomUUID()}`;
      if (javaScriptEnabled) {
        await openForm(page, formPages.contact);
        await fillContactForm(page, { message });
      } else {
        await page.goto(formPages.contact);
        await fillPlainContactForm(page, { message });
      }
      await expect(page.getByText(texts.filesByEmail)).toBeVisible();
      await page.getByRole('button', { name: 'Submit' }).click();
      const receipt = page.locator('.form-receipt');
      await expect(receipt).toContainText('We have your message');
      await expect(receipt.locator('a[href^="mailto:"]')).toBeVisible();
      if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([]);
      expect(messagesAtCms(company, message)).toEqual([]);
      await context.close();
    });
  });
}
