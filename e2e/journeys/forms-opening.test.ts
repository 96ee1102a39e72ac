import { randomUUID } from 'node:crypto';
import type { CmsProxy } from '../support/cms-proxy.ts';
import { formPages } from '../support/forms.ts';
import { contactValues, firstToken } from '../support/leads/visitor.ts';
import { expect, test } from '../support/site-behind-proxy.ts';

/** Changes what the CMS says about forms from now on. */
function changeForms(cmsProxy: CmsProxy, settings: () => Record<string, unknown>): void {
  cmsProxy.edit = (response, { operationName }) => {
    if (operationName !== 'GetForm') return response;
    const { data, ...rest } = JSON.parse(response);
    return JSON.stringify({ ...rest, data: { ...data, gfForm: { ...data.gfForm, ...settings() } } });
  };
}

/** A time in seconds: editors' schedules have a resolution of minutes, which is too long for a test. */
function dateGmt(time: number): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}

test('a form closes on schedule, in a warm cache and without a webhook', async ({ request, cmsProxy, site }) => {
  // Counted from the site's request, so that a page that takes long to render is still open.
  let closesAt = 0;
  changeForms(cmsProxy, () => {
    closesAt ||= Math.ceil(Date.now() / 1000 + 5) * 1000;
    return {
      scheduling: {
        hasSchedule: true,
        pendingMessage: null,
        closedMessage: '<p>Too late for today.</p>',
        startDetails: null,
        endDetails: { date: null, dateGmt: dateGmt(closesAt), hour: null, minute: null, amPm: null },
      },
    };
  });
  const page = async () => {
    const response = await request.get(site.url + formPages.contact);
    const html = await response.text();
    // Checked as markup: the definition for the form's script contains the message anyway.
    return { isClosed: html.includes('<p>Too late for today.</p>'), ...response.headers() };
  };
  expect(await page()).toMatchObject({ isClosed: false });
  expect(await page()).toMatchObject({ isClosed: false, 'x-cache': 'HIT' });
  await expect.poll(async () => (await page()).isClosed, { timeout: 30_000, intervals: [500] }).toBe(true);
  expect(Date.now()).toBeGreaterThanOrEqual(closesAt);
  expect(await page()).toMatchObject({ isClosed: true, 'x-cache': 'HIT' });
});

test('a form that is full shows its message to the visitor who sends it and to the next one', async ({
  request,
  cmsProxy,
  site,
}) => {
  const message = 'All seats are taken.';
  changeForms(cmsProxy, () => ({ entryLimits: { hasLimit: true, limitReachedMessage: `<p>${message}</p>` } }));
  const editForms = cmsProxy.edit;
  const html = async () => (await request.get(site.url + formPages.contact)).text();
  expect(await html()).not.toContain(`<p>${message}</p>`);
  const token = await firstToken(site.url);
  cmsProxy.edit = (response, query) =>
    query.operationName === 'SubmitForm'
      ? JSON.stringify({ data: { submitGfForm: null }, errors: [{ message }] })
      : editForms(response, query);
  const sent = await request.post(`${site.url}/api/forms/1`, {
    headers: { origin: site.url },
    data: {
      key: randomUUID(),
      token,
      values: contactValues('A seat'),
      page: { path: '/contact/', asPath: '/contact/' },
    },
  });
  expect(await sent.json()).toMatchObject({ status: 'failed', code: 'form-closed', message });
  expect(await html()).toContain(`<p>${message}</p>`);
});
