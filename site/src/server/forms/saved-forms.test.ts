import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { goodToken, SITE, submission } from './testing/forms-server.ts';
import { startSavableForm } from './testing/savable-form.ts';

test('a visitor opens an incomplete form by its link', async () => {
  const { cms, save, open } = await startSavableForm();
  const values = [{ id: 1, value: 'Ada' }];
  const token = await save({ values });
  expect(cms.sentKeys).toEqual([]);
  const { status, headers, view } = await open(token);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(view).toMatchObject({ state: 'open', values, page: '/contact/?from=ad', isChanged: false, lost: [] });
});

test('a saved form stays when it is sent with mistakes, and its link says then that it was sent', async () => {
  const { site, save, open } = await startSavableForm();
  const token = await save({ values: [{ id: 1, value: 'Ada' }] });
  expect(await open(token)).toMatchObject({ status: 200 });
  const empty = { ...submission(), token: goodToken(await site.version()), saved: token, values: [] };
  expect(await site.send(empty)).toMatchObject({ status: 422 });
  expect(await open(token)).toMatchObject({ status: 200 });
  expect(await site.send({ ...submission(), saved: token })).toMatchObject({ status: 200, json: { status: 'sent' } });
  expect(await open(token)).toMatchObject({ status: 410, view: { state: 'sent' } });
  expect(await open('A'.repeat(43))).toMatchObject({ status: 404, view: { state: 'unknown' } });
  // Neither the entries nor the link.
  expect(site.logged.join()).not.toMatch(/Ada|saved-form/);
});

test('without JavaScript, the button that saves leads to the page with the link', async () => {
  const { open, sendPlain } = await startSavableForm();
  const { response } = await sendPlain({ hw_save: '1', input_1: 'Grace' });
  const { pathname, searchParams } = new URL(response.status === 'saved' ? response.url : '', SITE);
  expect([pathname, searchParams.get('saved')]).toEqual(['/saved-form', '1']);
  const { view } = await open(searchParams.get('token') ?? '');
  expect(view).toMatchObject({ state: 'open', values: [{ id: 1, value: 'Grace' }] });
});

test('a saved form whose form has changed shows what still fits and what is lost', async () => {
  const { site, save, open } = await startSavableForm();
  const token = await save();
  const form = await site.leadService.form(1);
  if (!form) throw new Error('The CMS has no form 1.');
  const fields = form.fields.filter(({ id }) => id !== 2);
  site.leadService.recordForms([{ ...form, version: 'changed', fields }]);
  const { view } = await open(token);
  expect(view).toMatchObject({
    state: 'open',
    isChanged: true,
    values: [{ id: 1, value: 'Ada Lovelace' }],
    lost: ['Email'],
  });
});

test('the link of a saved form is mailed without anything that the visitor entered', async () => {
  const { smtp, site, save, mail } = await startSavableForm({ mail: true });
  const token = await save({ values: [{ id: 1, value: 'Buy cheap pills' }] });
  expect(await mail(token, ' ada@example.com ')).toBe(200);
  const [sent] = smtp.mails;
  expect(sent).toMatchObject({ from: 'site@shop.example', to: ['ada@example.com'] });
  const text = (sent?.text ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  expect(text).toContain(`${SITE}/saved-form?token=${token}`);
  expect(text).not.toContain('pills');
  expect(site.logged.join()).not.toContain('ada@example.com');
});

test.each([
  '',
  'ada',
  'a@example.com, b@example.com',
  'a@example.com\r\nBcc: b@example.com',
  'a@example.com\nSubject: x',
  `${'a'.repeat(250)}@example.com`,
])('the link of a saved form is not mailed to %j, which is not one address', async (wrong) => {
  const { smtp, save, mail } = await startSavableForm({ mail: true });
  expect(await mail(await save(), wrong)).toBe(422);
  expect(smtp.mails).toEqual([]);
});

test('an address gets at most three mails', async () => {
  const { save, mail } = await startSavableForm({ mail: true });
  const tokens = [await save(), await save(), await save(), await save()];
  const statuses = [];
  for (const token of tokens) statuses.push(await mail(token, 'Ada@example.com'));
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('a saved form stays when the mail server refuses its link', async () => {
  const { smtp, site, save, open, mail } = await startSavableForm({ mail: true });
  const token = await save();
  smtp.isRefusing = true;
  expect(await mail(token, 'grace@example.com')).toBe(502);
  expect(await open(token)).toMatchObject({ status: 200 });
  expect(site.logged.join()).not.toContain('grace');
});

test('a store that fails to count a mail costs the mail only', async () => {
  const { smtp, site, save, mail } = await startSavableForm({ mail: true });
  const token = await save();
  const database = new DatabaseSync(join(site.dataFolder, 'site', 'saved-forms.sqlite'));
  database.exec('ALTER TABLE mails RENAME TO away');
  expect(await mail(token, 'ada@example.com')).toBe(502);
  expect(site.savedViews.at(-1)).toMatchObject({ state: 'open', mail: { outcome: 'failed' } });
  expect(smtp.mails).toEqual([]);
  database.exec('ALTER TABLE away RENAME TO mails');
  database.close();
  expect(await mail(token, 'ada@example.com')).toBe(200);
});

test.each([
  ['a body of 4,096 bytes', 4096, 200],
  ['a byte more', 4097, 404],
])('a request for the mail of a link has %s', async (_what, bytes, status) => {
  const { site, save } = await startSavableForm({ mail: true });
  const start = `token=${await save()}&email=ada%40example.com&more=`;
  const response = await fetch(`http://127.0.0.1:${site.port}/saved-form`, {
    method: 'POST',
    body: start + 'x'.repeat(bytes - start.length),
    headers: { origin: 'null', 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(response.status).toBe(status);
});

test('the link of a saved form is mailed to addresses of at most 254 characters, an unknown one to none', async () => {
  const { smtp, save, mail } = await startSavableForm({ mail: true });
  const token = await save();
  const address = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
  expect([await mail(token, address(254)), await mail(token, address(255))]).toEqual([200, 422]);
  expect(await mail('A'.repeat(43), 'ada@example.com')).toBe(404);
  expect(smtp.mails).toHaveLength(1);
});

test('only the URL that a visitor reaches right after saving says that the form is new', async () => {
  const { site, save, open } = await startSavableForm();
  const token = await save();
  expect((await open(`${token}&saved=1`)).view).toMatchObject({
    isNew: true,
    url: `${SITE}/saved-form?token=${token}`,
  });
  expect((await open(token)).view).toMatchObject({ isNew: false, canMail: false });
  expect((await fetch(`http://127.0.0.1:${site.port}/saved-form`)).status).toBe(404);
});

test('the link of a saved form expires after thirty days', async () => {
  const clock = { ms: Date.now() };
  const { save, open } = await startSavableForm({ now: () => clock.ms });
  const token = await save();
  const days = 24 * 3_600_000;
  clock.ms += 30 * days - 1;
  expect(await open(token)).toMatchObject({ status: 200, view: { state: 'open' } });
  clock.ms += 1;
  expect(await open(token)).toMatchObject({ status: 410, view: { state: 'expired' } });
});
