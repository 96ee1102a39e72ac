import { expect, test } from 'vitest';
import { adminVisit } from '../../testing/admin-visit.ts';
import { startFormCms } from '../../testing/form-cms.ts';
import { smallForm } from '../../testing/small-form.ts';

const path = '/wp-admin/admin.php?page=gf_edit_forms';
const cms = await startFormCms([smallForm]);
const editor = await adminVisit(cms, 'editor');

const imported = {
  id: 40,
  title: 'Sample request',
  description: 'From WordPress',
  addon_settings: { key: 'x' },
  fields: [
    { id: 1, type: 'text', label: 'Part number', isRequired: true },
    { id: 2, type: 'signature', label: 'Sign here' },
  ],
  confirmations: [{ id: 'c1', name: 'Default', isDefault: true, type: 'message', message: 'Thanks' }],
  notifications: [{ id: 'n1', name: 'Sales', to: 'sales@example.com', subject: 'Sample', message: '{all_fields}' }],
};

const origin = { ip: null, sourceUrl: null, userAgent: null, captcha: null, mutationId: null, fingerprint: '' };

function importText(text: string): Promise<Response> {
  return editor.send(path, { file: new File([text], 'forms.json'), do: 'import' }, `${path}`);
}

/** @returns the import's response */
function importForms(forms: object): Promise<Response> {
  return importText(JSON.stringify({ ...forms, version: '2.8.3' }));
}

/** The ID of the form that a response redirects to. */
function formIdIn(response: Response): number {
  return Number(/&id=(\d+)/.exec(response.headers.get('location') ?? '')?.[1]);
}

/** Imports a form for one test. @returns its ID and the path of its page */
async function importForm(changes: object = {}): Promise<{ id: number; page: string }> {
  const id = formIdIn(await importForms({ 0: { ...imported, ...changes } }));
  return { id, page: `${path}&id=${id}` };
}

test('an editor imports a file of Gravity Forms', async () => {
  const response = await importForms({ 0: { ...imported, id: 70 } });
  expect(response.headers.get('location')).toBe(`${path}&id=70&notice=imported`);
  expect(await editor.page(`${path}&id=70`)).toContain('Signatures cannot be drawn.');
});

test('an imported form is exported as the same file', async () => {
  const { id } = await importForm();
  const exported = await editor.get(`${path}&view=export&ids=${id}`);
  expect(exported.headers.get('content-disposition')).toMatch(
    /^attachment; filename="gravityforms-export-[\d-]+\.json"$/,
  );
  expect(await exported.text()).toBe(JSON.stringify({ 0: { ...imported, id }, version: '2.8.3' }));
});

test('a form whose ID is taken gets the next one', async () => {
  const last = Math.max(...cms.forms.table.all().map(({ id }) => id));
  await importForms({ 0: { ...imported, id: 1, title: 'Second' } });
  expect(cms.forms.table.byId(1)?.title).toBe(smallForm.title);
  expect(cms.forms.table.byId(last + 1)?.title).toBe('Second');
});

const brokenFile = JSON.stringify({ 0: imported, 1: { title: 'B', fields: [{ id: 1 }] }, version: '2.8' });

test('the response says why a file cannot be imported, and none of its forms is stored', async () => {
  const before = cms.forms.table.all().length;
  const response = await importText(brokenFile);
  expect([response.status, cms.forms.table.all().length]).toEqual([422, before]);
  expect(await response.text()).toContain('Form 2 (&quot;B&quot;), field 1 has no type');
});

test('an editor changes schedule, limit, confirmations and notifications', async () => {
  const { id, page } = await importForm();
  await editor.send(
    page,
    {
      title: 'Samples',
      start: '2026-01-01T08:00',
      maxEntries: '20',
      period: 'WEEK',
      limitReachedMessage: 'Full',
      'confirmations.0.message': 'Thank you',
      'notifications.0.delete': '1',
      'notifications.1.name': 'Lab',
      'notifications.1.to': 'lab@example.com',
      'notifications.1.subject': 'New',
    },
    path,
  );
  expect(cms.forms.table.byId(id)).toMatchObject({
    title: 'Samples',
    schedule: { start: '2026-01-01T08:00' },
    entryLimit: { maxEntries: 20, period: 'WEEK' },
    confirmations: [{ id: 'c1', isDefault: true, message: 'Thank you' }],
    notifications: [{ name: 'Lab', to: { address: 'lab@example.com' } }],
  });
});

test('a change of settings keeps everything else in the file', async () => {
  const { id, page } = await importForm();
  await editor.send(page, { title: 'Samples', start: '2026-01-01T08:00' }, path);
  const [file] = cms.forms.table.exported(id)?.forms ?? [];
  expect(file).toMatchObject({ addon_settings: { key: 'x' }, fields: imported.fields, scheduleStart: '01/01/2026' });
});

const conditional = { 'confirmations.1.name': 'Spare parts', 'confirmations.1.message': 'Parts message' };
const typedRule = (index: number) => ({
  [`confirmations.1.rules.${index}.fieldId`]: '1',
  [`confirmations.1.rules.${index}.operator`]: 'STARTS_WITH',
  [`confirmations.1.rules.${index}.value`]: `P${index}`,
});

test('an editor adds and removes the rules of a confirmation', async () => {
  const { id, page } = await importForm();
  const mode = { ...conditional, 'confirmations.1.mode': 'ANY' };
  await editor.send(page, { ...mode, ...typedRule(0) }, path);
  const rule = (value: string) => ({ fieldId: 1, operator: 'STARTS_WITH', value });
  expect(cms.forms.table.byId(id)?.confirmations).toMatchObject([
    { id: 'c1' },
    { name: 'Spare parts', conditionalLogic: { actionType: 'SHOW', logicType: 'ANY', rules: [rule('P0')] } },
  ]);
  await editor.send(page, { ...mode, ...typedRule(1) }, path);
  expect(cms.forms.table.byId(id)?.confirmations[1]?.conditionalLogic?.rules).toEqual([rule('P0'), rule('P1')]);
  const empty = { 'confirmations.1.rules.0.fieldId': '', 'confirmations.1.rules.1.fieldId': '' };
  await editor.send(page, empty, path);
  expect(cms.forms.table.byId(id)?.confirmations[1]).not.toHaveProperty('conditionalLogic');
});

test('a rule without a known field is refused', async () => {
  const { page } = await importForm();
  const response = await editor.send(page, { ...conditional, 'confirmations.1.rules.0.fieldId': 'x' }, path);
  expect(await response.text()).toContain('choose a field and a comparison');
});

test('an editor switches saving of a form on and off', async () => {
  const { id, page } = await importForm();
  await editor.send(page, { save: '1', buttonText: 'Finish later' }, path);
  expect(cms.forms.table.byId(id)?.saveAndContinue).toEqual({ buttonText: 'Finish later' });
  await editor.send(page, { save: null }, path);
  expect(cms.forms.table.byId(id)?.saveAndContinue).toBeUndefined();
});

test('invalid settings are shown again with what was typed', async () => {
  const { id, page } = await importForm({ scheduleForm: true, scheduleStart: '01/01/2026' });
  const { schedule } = cms.forms.table.byId(id) ?? {};
  expect(schedule).toBeDefined();
  const typed = { end: '2025-01-01T00:00', maxEntries: 'many', 'notifications.0.to': 'nobody' };
  const response = await editor.send(page, typed, path);
  expect(response.status).toBe(422);
  const shown = await response.text();
  expect(shown).toContain('closes before it opens');
  expect(shown).toContain('&quot;many&quot; is not a whole number');
  expect(shown).toContain('value="nobody"');
  expect(cms.forms.table.byId(id)?.schedule).toEqual(schedule);
});

test('does not overwrite what another user has saved meanwhile', async () => {
  const { id, page } = await importForm();
  const response = await editor.send(page, { version: 'older', title: 'Mine' }, path);
  expect(response.status).toBe(409);
  expect(await response.text()).toContain('value="Mine"');
  expect(cms.forms.table.byId(id)?.title).toBe(imported.title);
});

test('an editor closes and opens a form', async () => {
  const { id, page } = await importForm();
  await editor.send(page, { do: 'close' }, path);
  expect(cms.forms.table.byId(id)?.isActive).toBe(false);
  await editor.send(page, { do: 'open' }, path);
  expect(cms.forms.table.byId(id)?.isActive).toBeUndefined();
});

test('the copy of a form is closed', async () => {
  const { page } = await importForm();
  const copy = formIdIn(await editor.send(page, { do: 'duplicate' }, path));
  expect(cms.forms.table.byId(copy)).toMatchObject({ title: 'Sample request (copy)', isActive: false });
});

test('a form offers the actions of its state', async () => {
  const { id, page } = await importForm();
  const offered = async () =>
    [...(await editor.page(page)).matchAll(/<button class="outline small" name="do"[^>]*>([^<]+)</g)].map(
      ([, text]) => text,
    );
  expect(await offered()).toEqual(['Close the form', 'Duplicate', 'Move to trash']);
  await editor.send(page, { do: 'close' }, path);
  expect(await offered()).toEqual(['Open the form', 'Duplicate', 'Move to trash']);
  await editor.send(page, { do: 'trash' }, path);
  expect(await offered()).toEqual(['Bring it back', 'Delete permanently']);
  cms.forms.entries.insert({ ...origin, formId: id, dateCreated: '2026-01-01T00:00:00Z', values: {} });
  expect(await offered()).toEqual(['Bring it back']);
});

test('the list says how many fields and settings of a form differ from Gravity Forms', async () => {
  await importForm({ title: 'Signed' }); // a signature, and the settings of an add-on
  const lastCell = (page: string, title: string) =>
    page
      .split('<tr>')
      .find((row) => row.includes(`>${title}</a>`))
      ?.match(/<td>([^<]*)<\/td><\/tr>/)?.[1];
  const page = await editor.page(path);
  expect([lastCell(page, smallForm.title), lastCell(page, 'Signed')]).toEqual(['the same', '2 to look at']);
});

test('a form is deleted only from the trash', async () => {
  const { id, page } = await importForm();
  await editor.send(page, { do: 'delete' }, path);
  expect(cms.forms.table.byId(id)).toBeDefined();
  await editor.send(page, { do: 'trash' }, path);
  await editor.send(page, { do: 'delete' }, path);
  expect(cms.forms.table.byId(id)).toBeUndefined();
});

test('a form with an entry is never deleted, even if the entry is in the trash', async () => {
  const { id, page } = await importForm();
  await editor.send(page, { do: 'trash' }, path);
  const entry = cms.forms.entries.insert({ ...origin, formId: id, dateCreated: '2026-01-01T00:00:00Z', values: {} });
  await editor.send(page, { do: 'delete' }, path);
  expect(cms.forms.table.byId(id)?.isTrash).toBe(true);
  cms.forms.entries.setStatus(entry, 'TRASH');
  await editor.send(page, { do: 'delete' }, path);
  expect(cms.forms.table.byId(id)?.isTrash).toBe(true);
});

test('subscribers and visitors see no forms', async () => {
  const reader = await adminVisit(cms, 'subscriber');
  expect((await reader.get(path)).status).toBe(403);
  expect((await reader.get(`${path}&view=export&ids=1`)).status).toBe(403);
  expect((await cms.fetch(new Request(`http://cms.test${path}`))).status).toBe(303);
});
