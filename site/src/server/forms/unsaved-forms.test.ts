import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { company } from '@headwater/brand/company.ts';
import * as texts from '@headwater/brand/texts.ts';
import { expect, test } from 'vitest';
import { contactForm } from '../../leads/testing/stand-in-cms.ts';
import { goodToken, submission } from './testing/forms-server.ts';
import { startSavableForm } from './testing/savable-form.ts';

const ada = [{ id: 1, value: 'Ada' }];
const cannotSave = texts.saveFailed(company.phone.label);

/** Refuses every change of a saved form from now on, as a broken disk would. */
function breakStore(dataFolder: string): void {
  const database = new DatabaseSync(join(dataFolder, 'site', 'saved-forms.sqlite'));
  database.exec(`CREATE TRIGGER refuseNew BEFORE INSERT ON savedForms BEGIN SELECT RAISE(ABORT, 'broken'); END;
    CREATE TRIGGER refuseChange BEFORE UPDATE ON savedForms BEGIN SELECT RAISE(ABORT, 'broken'); END`);
  database.close();
}

const notOffered = { status: 'failed', code: 'rejected', message: texts.saveNotOffered };

test('a form whose editor does not offer saving is not saved, and without JavaScript shown again', async () => {
  const { site, sendPlain } = await startSavableForm({ form: contactForm });
  expect(await site.send({ save: 1 })).toMatchObject({ status: 409, json: notOffered });
  const view = await sendPlain({ hw_save: '1', input_1: 'Ada' });
  expect(view).toMatchObject({ response: notOffered, again: { values: ada } });
});

test('a form is not saved with a wrong token, nor one that the CMS does not have or cannot say', async () => {
  const { cms, site } = await startSavableForm();
  expect(await site.send({ save: 1, token: 'x' })).toMatchObject({ status: 403 });
  expect(await site.send({ save: 1, token: goodToken('any', 2) })).toMatchObject({ status: 403 });
  await cms.close();
  const refusal = { status: 'failed', code: 'unavailable', message: cannotSave };
  expect(await site.send({ save: 1 })).toMatchObject({ status: 503, json: refusal });
  await cms.open();
  cms.form = null;
  expect(await site.send({ save: 1 })).toMatchObject({ status: 404, json: { code: 'form-unknown' } });
});

test('when the store fails, the form is shown again with its values and a fresh token', async () => {
  const { site, save, sendPlain } = await startSavableForm();
  await save();
  breakStore(site.dataFolder);
  const { response, again, status } = await sendPlain({ hw_save: '1', input_1: 'Ada' });
  expect([status, response]).toEqual([503, { status: 'failed', code: 'unavailable', message: cannotSave }]);
  expect(again?.values).toEqual(ada);
  const sent = { token: again?.token, values: submission().values };
  expect(await site.send(sent)).toMatchObject({ status: 200, json: { status: 'sent' } });
});

test('a saved form is sent even if it cannot be deleted, which is logged', async () => {
  const { site, save } = await startSavableForm();
  const saved = await save();
  breakStore(site.dataFolder);
  expect(await site.send({ saved })).toMatchObject({ status: 200, json: { status: 'sent' } });
  expect(site.logged.join()).toContain('a saved form that was sent could not be deleted');
});

test('a saved form shows the message of its form while that takes no entries, and is open again after that', async () => {
  const { site, open, save, mail } = await startSavableForm({ mail: true });
  const token = await save({ values: ada });
  const form = (await site.leadService.form(1)) ?? expect.fail('the CMS has no form 1');
  const closed = { state: 'closed', message: '<p>Back in May.</p>' };
  await site.leadService.recordForms([{ ...form, isActive: false, closedMessage: closed.message }]);
  expect(await open(token)).toMatchObject({ status: 200, view: closed });
  expect(await mail(token, 'ada@example.com')).toBe(200);
  expect(site.savedViews.at(-1)).toEqual(closed);
  await site.leadService.recordForms([form]);
  expect(await open(token)).toMatchObject({ status: 200, view: { state: 'open', values: ada } });
});

test('a saved form that the CMS no longer has is closed without a message', async () => {
  const { cms, site, open } = await startSavableForm();
  const form = await site.leadService.form(1);
  if (!form) throw new Error('The CMS has no form 1.');
  const removed = { ...form, databaseId: 2 };
  const token = await site.savedForms.save({ form: removed, values: [], formPage: 1, page: '/contact/', visitor: '' });
  cms.form = null;
  expect(await open(token)).toMatchObject({ status: 200, view: { state: 'closed', message: null } });
});

test('a saved form that cannot be read is a 503, and is logged without the secret of its link', async () => {
  const { site, save, open } = await startSavableForm();
  const token = await save();
  const database = new DatabaseSync(join(site.dataFolder, 'site', 'saved-forms.sqlite'));
  database.exec('DROP TABLE savedForms');
  database.close();
  expect(await open(token)).toMatchObject({ status: 503, view: { state: 'unavailable' } });
  expect(site.logged.join()).toContain('a saved form could not be opened: SavedFormsUnavailableError');
  expect(site.logged.join()).not.toContain(token);
});

test('a site without a mail server says that it cannot mail the link', async () => {
  const { site, save, open, mail } = await startSavableForm();
  const token = await save();
  expect(await open(token)).toMatchObject({ view: { canMail: false } });
  expect(await mail(token, 'ada@example.com')).toBe(502);
  expect(site.savedViews.at(-1)).toMatchObject({
    state: 'open',
    mail: { outcome: 'failed', address: 'ada@example.com' },
  });
});

test('a client that requests many mails in a minute has to wait, even for other recipients', async () => {
  const { site, smtp, save, mail } = await startSavableForm({ mail: true, mailsPerMinute: 1 });
  const token = await save();
  expect(await mail(token, 'ada@example.com')).toBe(200);
  expect(await mail(token, 'grace@example.com')).toBe(429);
  expect(site.savedViews.at(-1)).toMatchObject({ state: 'open', mail: { outcome: 'too-many' } });
  expect(smtp.mails).toHaveLength(1);
});
