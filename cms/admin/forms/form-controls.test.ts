import type { Confirmation, Form } from '@headwater/gravity-forms/definition/form.ts';
import { expect, test } from 'vitest';
import { availability, confirmationControls, notificationControls, savingControls } from './form-settings-form.ts';

const form: Form = { id: 1, title: 'Form', fields: [], confirmations: [] };
const fields: Form['fields'] = [
  { type: 'TEXT', id: 2, label: 'Model' },
  { type: 'TEXT', id: 3 },
];

/** The choices of a select, with the chosen one last. */
function choices(page: { toString(): string }, name: string): string[][] {
  const select = new RegExp(`name="${name.replaceAll('.', '\\.')}">(.*?)</select>`).exec(String(page))?.[1] ?? '';
  const options = [...select.matchAll(/<option value="([^"]*)"( selected)?>([^<]*)</g)];
  const chosen = options.find(([, , selected]) => selected)?.[1] ?? 'none';
  return [...options.map(([, value = '', , text = '']) => [value, text]), [chosen]];
}

const rule = { fieldId: 2.5, operator: 'ENDS_WITH', value: 'x' } as const;
const special: Confirmation = {
  id: 'c',
  name: 'Special',
  type: 'REDIRECT',
  url: '/a/',
  queryString: 'a=b',
  isActive: false,
  conditionalLogic: { actionType: 'SHOW', logicType: 'ANY', rules: [rule] },
};

test('a limit is counted in all or by a period', () => {
  const page = availability({ ...form, entryLimit: { maxEntries: 5, period: 'MONTH' } });
  const periods = [
    ['', 'in all'],
    ['DAY', 'a day'],
    ['WEEK', 'a week'],
    ['MONTH', 'a month'],
    ['YEAR', 'a year'],
  ];
  expect(choices(page, 'period')).toEqual([...periods, ['MONTH']]);
  expect(choices(availability(form), 'period').at(-1)).toEqual(['']);
  expect(String(page)).toContain('name="maxEntries" type="text" value="5"');
});

test('a schedule is shown as times with its messages', () => {
  const schedule = {
    start: '2026-01-01T08:00',
    end: '2026-02-01T08:00',
    pendingMessage: 'Soon',
    closedMessage: 'Over',
  };
  const page = String(availability({ ...form, schedule }));
  expect(page).toContain('name="start" type="datetime-local" value="2026-01-01T08:00"');
  expect(page).toContain('name="end" type="datetime-local" value="2026-02-01T08:00"');
  expect(page).toMatch(/name="pendingMessage"[^>]*>\nSoon<\/textarea>/);
  expect(page).toMatch(/name="closedMessage"[^>]*>\nOver<\/textarea>/);
});

test('a confirmation shows where it leads', () => {
  const page = confirmationControls(fields, special, 1);
  const types = [
    ['MESSAGE', 'Show a text'],
    ['REDIRECT', 'Go to a URL'],
    ['PAGE', 'Go to a page'],
  ];
  expect(choices(page, 'confirmations.1.type')).toEqual([...types, ['REDIRECT']]);
  expect(String(page)).toContain('<legend>Special</legend>');
  expect(String(page)).toContain('name="confirmations.1.url" type="text" value="/a/"');
  expect(String(page)).toContain('name="confirmations.1.queryString" type="text" value="a=b"');
});

test('a confirmation shows how its rules apply', () => {
  const page = confirmationControls(fields, special, 1);
  const modes = [
    ['ALL', 'Show it if all of these apply'],
    ['ANY', 'Show it if any of these applies'],
  ];
  expect(choices(page, 'confirmations.1.mode')).toEqual([...modes, ['ANY']]);
});

test('a confirmation shows its rules with an empty one', () => {
  const page = confirmationControls(fields, special, 1);
  const known = [
    ['', 'no rule'],
    ['2', 'Model (2)'],
    ['3', 'Field (3)'],
  ];
  expect(choices(page, 'confirmations.1.rules.0.fieldId')).toEqual([...known, ['2.5', 'Input 2.5'], ['2.5']]);
  expect(choices(page, 'confirmations.1.rules.1.fieldId')).toEqual([...known, ['']]);
  const operators = [
    ['IS', 'is'],
    ['IS_NOT', 'is not'],
    ['GREATER_THAN', 'is greater than'],
    ['LESS_THAN', 'is less than'],
    ['CONTAINS', 'contains'],
    ['STARTS_WITH', 'starts with'],
    ['ENDS_WITH', 'ends with'],
  ];
  expect(choices(page, 'confirmations.1.rules.0.operator')).toEqual([...operators, ['ENDS_WITH']]);
  expect(choices(page, 'confirmations.1.rules.1.operator')).toEqual([...operators, ['IS']]);
  for (const legend of ['Rule 1', 'Another rule']) expect(String(page)).toContain(`<legend>${legend}</legend>`);
  expect(String(page)).toContain('name="confirmations.1.rules.0.value" type="text" value="x"');
});

test('a confirmation can be switched off or deleted', () => {
  const page = String(confirmationControls(fields, special, 1));
  expect(page).toContain('name="confirmations.1.isActive" value="1"> Active');
  expect(page).toContain('name="confirmations.1.delete" value="1"> Delete it');
});

test('the default confirmation cannot have rules, be switched off or be deleted', () => {
  const page = String(confirmationControls(fields, { ...special, isDefault: true }, 0));
  expect(page).toContain('Shown when no other applies.');
  expect(page).not.toMatch(/rules|mode|isActive|delete/);
});

const emptyConfirmation = String(confirmationControls(fields, undefined, 2));
const emptyNotification = String(notificationControls(undefined, 3));

test('the controls end with an empty confirmation', () => {
  expect(emptyConfirmation).toContain('<legend>Another confirmation</legend>');
});

test('the controls end with an empty notification to the administrator with all fields', () => {
  expect(emptyNotification).toContain('<legend>Another notification</legend>');
  expect(emptyNotification).toContain('name="notifications.3.from" type="text" value="{admin_email}"');
  expect(emptyNotification).toMatch(/name="notifications\.3\.message"[^>]*>\n\{all_fields\}</);
});

test.each([
  ['confirmation', emptyConfirmation],
  ['notification', emptyNotification],
])('an empty %s is added only with a name', (_what, page) => {
  expect(page).toContain('leave it empty to add none');
  expect(page).not.toMatch(/isActive|delete/);
});

const texts = { fromName: 'Forms', replyTo: '{Email:2}', bcc: 'b@example.com', subject: 'New', from: 'a@example.com' };

/** The controls of a notification with so many rules. */
function notificationWith(count: number): string {
  const rules = Array.from({ length: count }, () => rule);
  const conditionalLogic = { actionType: 'SHOW', logicType: 'ALL', rules } as const;
  const notification = { id: 'n', name: 'Team', message: 'Hi', to: { fieldId: 4 }, ...texts, conditionalLogic };
  return String(notificationControls(notification, 0));
}

test('a notification shows its headers', () => {
  const page = notificationWith(1);
  for (const [name, text] of Object.entries({ ...texts, to: 'field 4', name: 'Team' })) {
    expect(page).toContain(`name="notifications.0.${name}" type="text" value="${text}"`);
  }
  expect(page).toContain('<legend>Team</legend>');
});

test('a notification is ticked as active', () => {
  expect(notificationWith(1)).toContain('name="notifications.0.isActive" value="1" checked> Active');
});

test.each([
  [1, 'It has 1 rule of conditional logic'],
  [2, 'It has 2 rules of conditional logic'],
])('a notification shows that it has %i rules', (count, hint) => {
  expect(notificationWith(count)).toContain(hint);
});

test('the box for saving is not ticked for a form that visitors may not save', () => {
  expect(String(savingControls(form))).toContain('name="save" value="1"> Visitors may save');
});

test('the box for saving is ticked, with the text of the button, for a form that visitors may save', () => {
  const page = String(savingControls({ ...form, saveAndContinue: { buttonText: 'Later' } }));
  expect(page).toContain('name="save" value="1" checked> Visitors may save');
  expect(page).toContain('name="buttonText" type="text" value="Later"');
});
