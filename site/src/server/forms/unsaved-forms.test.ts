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

test('a form whose editor does not offer it is not saved, and nothing typed is lost', async () => {
  const { site, sendPlain } = await startSavableForm({ form: contactForm });
  const refusal = { status: 'failed', code: 'rejected', message: texts.saveNotOffered };
  expect(await site.send({ save: 1 })).toMatchObject({ status: 409, json: refusal });
  expect(await sendPlain({ hw_save: '1', input_1: 'Ada' })).toMatchObject({ answer: refusal, again: { values: ada } });
});

test('a form with a token of another form, or none, is not saved', async () => {
  const { site } = await startSavableForm();
  expect(await site.send({ save: 1, token: 'x' })).toMatchObject({ status: 403 });
  expect(await site.send({ save: 1, token: goodToken('any', 2) })).toMatchObject({ status: 403 });
});

test('a form that the CMS does not have is not saved', async () => {
  const { cms, site } = await startSavableForm();
  cms.form = null;
  expect(await site.send({ save: 1 })).toMatchObject({ status: 404, json: { code: 'form-unknown' } });
});

test('while the CMS is down, a form that the site does not know asks to try again or to call', async () => {
  const { cms, site } = await startSavableForm();
  await cms.close();
  const refusal = { status: 'failed', code: 'unavailable', message: cannotSave };
  expect(await site.send({ save: 1 })).toMatchObject({ status: 503, json: refusal });
});

test('when the store fails, the form is shown again with its values and a fresh token', async () => {
  const { site, save, sendPlain } = await startSavableForm();
  await save();
  breakStore(site.dataFolder);
  const { answer, again, status } = await sendPlain({ hw_save: '1', input_1: 'Ada' });
  expect([status, answer]).toEqual([503, { status: 'failed', code: 'unavailable', message: cannotSave }]);
  expect(again?.values).toEqual(ada);
  const sent = { token: again?.token, values: submission().values };
  expect(await site.send(sent)).toMatchObject({ status: 200, json: { status: 'sent' } });
});

test('a saved form that was sent and cannot be deleted is sent all the same, and the log says so', async () => {
  const { site, save } = await startSavableForm();
  const saved = await save();
  breakStore(site.dataFolder);
  expect(await site.send({ saved })).toMatchObject({ status: 200, json: { status: 'sent' } });
  expect(site.logged.join()).toContain('a saved form that was sent could not be deleted');
});

test('a form that takes no entries now shows its message, and what was saved stays', async () => {
  const { site, save, open, mail } = await startSavableForm({ mail: true });
  const token = await save({ values: ada });
  const form = await site.leadService.form(1);
  if (!form) throw new Error('The CMS has no form 1.');
  const closed = { state: 'closed', message: '<p>Back in May.</p>' };
  await site.leadService.recordForms([{ ...form, isActive: false, closedMessage: '<p>Back in May.</p>' }]);
  expect(await open(token)).toMatchObject({ status: 200, view: closed });
  expect(await mail(token, 'ada@example.com')).toBe(200);
  expect(site.savedViews.at(-1)).toEqual(closed);
  await site.leadService.recordForms([form]);
  expect(await open(token)).toMatchObject({ status: 200, view: { state: 'open', values: ada } });
});

test('a form that the CMS no longer has is closed, without a message', async () => {
  const { cms, site, open } = await startSavableForm();
  const form = await site.leadService.form(1);
  if (!form) throw new Error('The CMS has no form 1.');
  const removed = { ...form, databaseId: 2 };
  const token = await site.savedForms.save({ form: removed, values: [], formPage: 1, page: '/contact/' });
  cms.form = null;
  expect(await open(token)).toMatchObject({ status: 200, view: { state: 'closed', message: null } });
});

test('a store that cannot be read answers 503, and the log names no secret', async () => {
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

test('a client that requests many mails in a minute has to wait, whatever the addresses are', async () => {
  const { site, smtp, save, mail } = await startSavableForm({ mail: true, mailsPerMinute: 1 });
  const token = await save();
  expect(await mail(token, 'ada@example.com')).toBe(200);
  expect(await mail(token, 'grace@example.com')).toBe(429);
  expect(site.savedViews.at(-1)).toMatchObject({ state: 'open', mail: { outcome: 'too-many' } });
  expect(smtp.mails).toHaveLength(1);
});
