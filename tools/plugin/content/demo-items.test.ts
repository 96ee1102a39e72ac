import { loadCatalogue } from '@headwater/cms/catalogue/load-catalogue.ts';
import { everyFieldForm } from '@headwater/cms/testing/every-field-form.ts';
import { expect, test } from 'vitest';
import { firstCatalogue } from '../../project.ts';
import { demoItems } from './demo-items.ts';
import { gravityForm } from './gravity-form.ts';

const catalogue = await loadCatalogue(firstCatalogue());
const items = demoItems(catalogue);

test('each item has a key of its own, and comes after those that it refers to', () => {
  const keys = items.map(({ kind, key }) => `${kind} ${key}`);
  expect(new Set(keys).size).toBe(keys.length);
  const known = new Set<string>();
  const early = items.flatMap((item) => {
    const needs = [
      ...(item.kind === 'content' ? [item.parent, item.author && `user ${item.author}`] : []),
      ...(item.featuredImage ? [`media ${item.featuredImage}`] : []),
      ...[item.post, item.form].filter((key) => typeof key === 'string'),
    ].filter(Boolean);
    const missing = needs.filter((key) => !known.has(String(key)));
    known.add(item.key);
    return missing;
  });
  expect(early).toEqual([]);
});

const form = gravityForm(
  everyFieldForm({
    name: 'Test',
    mail: { to: 'sales@example.com', from: 'a@example.com', fromName: 'Test' },
    page: { name: 'Page', path: '/page/' },
  }),
);
// The settings of fields are records of anything, as they are in Gravity Forms.
const field = (id: number) => (form.fields as Record<string, unknown>[]).find((one) => one.id === id);

test.each([
  ['a mask', 2, { type: 'text', inputMask: true, inputMaskValue: '9999999', pageNumber: 1, allowsPrepopulate: true }],
  ['a choice with a value', 3, { enableChoiceValue: true, placeholder: 'Choose the series', pageNumber: 1 }],
  ['a date in three inputs', 5, { dateType: 'datefield', dateFormat: 'ymd_dash', inputs: expect.any(Array) }],
  ['a time', 8, { timeFormat: '24' }],
  ['a page', 10, { type: 'page', pageNumber: 2, nextButton: expect.objectContaining({ text: 'To the readings' }) }],
  ['columns', 15, { enableColumns: true, choices: expect.any(Array), maxRows: 4 }],
  ['the parts of a name', 25, { nameFormat: 'advanced' }],
  ['an email address twice', 26, { emailConfirmEnabled: true }],
  ['a region', 29, { addressType: 'us', defaultState: 'Minnesota' }],
  ['a country', 31, { addressType: 'international', defaultCountry: 'United States' }],
  ['files', 32, { type: 'fileupload', allowedExtensions: 'jpg,png,pdf', multipleFiles: true }],
  ['placements', 33, { labelPlacement: 'top_label', descriptionPlacement: 'below', useRichTextEditor: false }],
  ['a captcha', 37, { captchaType: 'captcha', captchaBadge: 'inline', captchaTheme: 'light' }],
])('a field with %s has the settings that Gravity Forms stores', (_, id, settings) => {
  expect(field(id)).toMatchObject(settings);
});

test('inputs of checkboxes skip numbers that end in 0', () => {
  const inputs = field(19)?.inputs as { id: string }[] | undefined;
  expect(inputs?.slice(-2).map(({ id }) => id)).toEqual(['19.11', '19.12']);
});

test('conditions, limits and times are those of Gravity Forms', () => {
  expect(field(20)?.conditionalLogic).toEqual({
    ...{ actionType: 'hide', logicType: 'all' },
    rules: [{ fieldId: '12', operator: '<', value: '20' }],
  });
  expect(form).toMatchObject({
    ...{ scheduleForm: true, scheduleStart: '01/01/2026', scheduleStartHour: '12', scheduleStartAmpm: 'am' },
    ...{ limitEntries: true, limitEntriesCount: 2000, limitEntriesPeriod: 'day', enableHoneypot: true },
    pagination: expect.objectContaining({ type: 'percentage', style: 'green' }),
  });
});

test('no mail of an imported form leaves for a made-up company or a visitor', () => {
  const notifications = items.flatMap((item) => {
    const own = item.kind === 'form' ? (item.form as typeof form).notifications : [];
    return own as { isActive: boolean; to: string; toType: string; from: string }[];
  });
  const sent = notifications.filter(({ isActive }) => isActive);
  expect(sent.length).toBeGreaterThan(0);
  expect(new Set(sent.flatMap(({ to, from }) => [to, from]))).toEqual(new Set(['{admin_email}']));
});
