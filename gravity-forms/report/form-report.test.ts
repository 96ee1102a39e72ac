import { expect, test } from 'vitest';
import type { GravityField, GravityForm } from '../gravity-form.ts';
import { fieldTypes } from './field-types.ts';
import { formReport, reportText } from './form-report.ts';

function form(fields: GravityField[], rest: object = {}): GravityForm {
  return { id: 1, title: 'Form', fields, ...rest };
}

test('a form whose fields all work has nothing to report', () => {
  const plain = form([
    { id: 1, type: 'text', label: 'Name' },
    { id: 2, type: 'checkbox', choices: [{ text: 'A' }, { text: 'B' }], inputs: [{ id: '2.1' }, { id: '2.2' }] },
    { id: 3, type: 'submit' },
  ]);
  expect(formReport(plain)).toEqual([]);
  expect(reportText(plain, [])).toBe('Form 1, "Form": everything works (3 fields).');
});

test.each<[GravityField, 'lost' | 'differs', string]>([
  [{ id: 1, type: 'password' }, 'lost', 'Passwords'],
  [{ id: 1, type: 'signature', isRequired: true }, 'lost', 'no entry is complete without it'],
  [{ id: 1, type: 'crm_lookup' }, 'lost', '"crm_lookup" come from an add-on'],
  [{ id: 1, type: 'captcha', captchaType: 'math' }, 'lost', 'Math captchas'],
  [
    { id: 1, type: 'text', conditionalLogic: { rules: [{ fieldId: '9', operator: 'is' }] } },
    'differs',
    'names field 9',
  ],
  [{ id: 1, type: 'text', conditionalLogic: { rules: [{ fieldId: '1', operator: 'regex' }] } }, 'lost', '"regex"'],
  [{ id: 1, type: 'checkbox', choices: [{ text: 'A' }], inputs: [{ id: '1.2' }] }, 'differs', 'numbered anew'],
  [{ id: 1, type: 'captcha', captchaType: 'simple_captcha' }, 'lost', 'Really Simple'],
  [{ id: 1, type: 'number', enableCalculation: true, calculationFormula: '{A:2} ^ 2' }, 'lost', 'not calculated'],
  [{ id: 1, type: 'text', defaultValue: '{user:email}' }, 'lost', 'default value {user:email} stays empty'],
  [{ id: 1, type: 'text', visibility: 'administrative', defaultValue: '{Name:1}' }, 'lost', '{Name:1} stays'],
  [{ id: 1, type: 'text', crmField: 'lead.source', other: '0' }, 'differs', 'do nothing: "crmField".'],
  [{ id: 1, type: 'radio', choices: [{ text: 'A', sku: 'x' }] }, 'differs', '"sku"'],
  [{ id: 1, type: 'name', inputs: [{ id: '1.3', isReadOnly: true }] }, 'differs', '"isReadOnly"'],
  [{ id: 1, type: 'name', nameFormat: 'simple' }, 'differs', 'first and last name'],
  [{ id: 1, type: 'time', inputs: [{ id: '1.1', defaultValue: '10' }] }, 'lost', 'default values of its parts'],
  [{ id: 1, type: 'multi_choice', inputType: 'checkbox', choiceLimit: 'range' }, 'differs', 'How many choices'],
])('reports %j as %s', (field, effect, what) => {
  const [loss, ...others] = formReport(form([field]));
  expect(others).toEqual([]);
  expect(loss).toMatchObject({ fieldId: 1, effect, what: expect.stringContaining(what) });
  expect(loss?.advice).toMatch(/\.$/);
});

test.each<[GravityField, string]>([
  [{ id: 1, type: 'post_category', displayAllCategories: true, choices: [] }, 'categories of the CMS that runs it'],
  [{ id: 1, type: 'survey', inputType: 'slider' }, '"slider"'],
  [{ id: 1, type: 'post_category', inputType: '' }, 'says nothing of its kind of control'],
])('reports %j beside what differs for its type', (field, what) => {
  expect(formReport(form([field])).map((loss) => loss.what)).toContainEqual(expect.stringContaining(what));
});

test('a formula that uses a later calculation is reported', () => {
  const calculation = (id: number, of: number) => ({
    id,
    type: 'number',
    enableCalculation: true,
    calculationFormula: `{N:${of}}`,
  });
  const found = formReport({ ...form([]), fields: [calculation(1, 2), calculation(2, 1)] });
  expect(found).toMatchObject([{ fieldId: 1, effect: 'differs', what: expect.stringContaining('calculated later') }]);
});

test.each<GravityField>([
  { id: 1, type: 'number', enableCalculation: false, calculationFormula: '{A:2} ^ 2' },
  { id: 1, type: 'number', enableCalculation: true, calculationFormula: '' },
  { id: 1, type: 'number', enableCalculation: true, calculationFormula: '{A:2} * 2' },
  { id: 1, type: 'captcha', captchaType: 'recaptcha' },
  { id: 1, type: 'text', captchaType: 'math', displayAllCategories: true },
  ...['embed_url', 'embed_title', 'date_mdy', 'date_dmy', 'referer', 'user_agent'].map((tag) => ({
    id: 1,
    type: 'text',
    defaultValue: `From {${tag}}`,
  })),
  { id: 1, type: 'text', conditionalLogic: { rules: [{ fieldId: '1.3', operator: 'ends_with' }] } },
  { id: 1, type: 'checkbox', choices: [{ text: 'A' }], inputs: [] },
])('the field %j has nothing to report', (field) => {
  expect(formReport(form([field]))).toEqual([]);
});

test.each([
  ...['radio', 'checkbox', 'select'].flatMap((control) => [
    ['poll', control],
    ['quiz', control],
    ['survey', control],
  ]),
  ...['likert', 'rank', 'rating', 'text', 'textarea'].map((control) => ['survey', control]),
])('a %s as %s is shown as it is', (type = '', inputType = '') => {
  expect(formReport(form([{ id: 1, type, inputType }])).map(({ what }) => what)).not.toContainEqual(
    expect.stringContaining('is not shown as it is'),
  );
});

test('each type of field works, or the report says in sentences what does not and what to do', () => {
  for (const finding of Object.values(fieldTypes)) {
    if (finding === 'works') continue;
    expect(finding.effect).toMatch(/^(?:lost|differs)$/);
    expect(finding.what).toMatch(/\w\.$/);
    expect(finding.advice).toMatch(/\w\.$/);
  }
});

test('a paragraph with the rich text editor is no loss', () => {
  expect(formReport(form([{ id: 1, type: 'textarea', useRichTextEditor: true }]))).toEqual([]);
});

test('the texts of a picture are no loss', () => {
  const shown = { displayTitle: true, displayCaption: true, displayDescription: true, displayAlt: true };
  const image: GravityField = { id: 1, type: 'post_image' };
  expect(formReport(form([{ ...image, ...shown }]))).toEqual(formReport(form([image])));
});

test('a required field that works differently does not block the form', () => {
  const [loss] = formReport(form([{ id: 1, type: 'image_choice', isRequired: true }]));
  expect(loss).toMatchObject({ effect: 'differs', what: expect.not.stringContaining('no entry is complete') });
});

test.each([
  [{ requireLogin: true }, 'must sign in'],
  [{ personalData: { preventIP: true } }, '"personalData"'],
  [{ notifications: [{ name: 'A', to: 'a@example.com', service: 'postmark' }] }, '"service"'],
  [{ confirmations: [{ name: 'A', message: 'Hi', disableAutoformat: true }] }, '"disableAutoformat"'],
  [{ scheduleForm: true }, 'as UTC'],
  [
    {
      save: { enabled: true },
      confirmations: [{ name: 'Saved', event: 'form_saved', type: 'message' }],
    },
    'the site’s own words',
  ],
  [{ feeds: { crm: [{ id: 1 }] }, hubspot_feeds: [{ id: 1 }] }, 'Feeds of add-ons'],
  [{ confirmations: [{ name: 'Go', type: 'page', pageId: 12 }] }, 'the page with the ID 12'],
  [{ confirmations: [{ name: 'Go', type: 'video' }] }, 'The type "video" is not known'],
  [{ notifications: [{ name: 'A', to: 'a@example.com', enableAttachments: true }] }, 'files are not attached'],
  [{ notifications: [{ name: 'A', toType: 'routing' }] }, 'no recipient'],
  [{ notifications: [{ name: 'A', to: 'a@example.com', message: 'From {Name:1}, {quiz_score}' }] }, '{quiz_score}'],
  [{ notifications: [{ name: 'A', to: 'a@example.com', subject: '{all_fields:admin}' }] }, '{all_fields:admin}'],
  [{ confirmations: [{ name: 'A', message: '{all_fields} {embed_post:post_title}' }] }, '{embed_post:post_title}'],
  [{ confirmations: [{ name: 'A', message: '{Size:1:price}' }] }, '{Size:1:price}'],
  [{ notifications: [{ name: 'A', to: 'a@example.com, boss' }] }, '"boss" is no email address'],
  [{ notifications: [{ name: 'A', to: 'a@example.com', event: 'payment_added' }] }, '"payment_added"'],
])('reports %j of a form', (rest, what) => {
  const losses = formReport(form([], rest));
  expect(losses.map((loss) => loss.what)).toEqual([expect.stringContaining(what)]);
  expect(losses[0]?.advice).toMatch(/\w\.$/);
});

test.each([
  { save: { enabled: false }, requireLogin: false, scheduleForm: false, feeds: [], gf_feeds: {}, postStatus: 'draft' },
  { confirmations: [{ type: 'message' }, { type: 'redirect' }, {}] },
  { confirmations: [{ event: 'form_saved', type: 'page', pageId: 12 }] },
  {
    confirmations: [{ message: '{all_fields:value,nohidden} {Name:1.3} {date_created:format:d.m.Y} {pricing_fields}' }],
  },
  { notifications: [{ to: 'Lab <a@example.com>, {Email:6}', event: 'form_submission', cc: 'b@example.com' }] },
  { notifications: [{ to: 'a@example.com', event: 'form_submission', cc: '', enableAttachments: false }] },
])('%j of a form is nothing to report', (rest) => {
  expect(formReport(form([], rest))).toEqual([]);
});

test('a form that writes posts reports that it does not', () => {
  const losses = formReport(form([{ id: 1, type: 'post_title' }], { postStatus: 'draft' }));
  expect(losses).toContainEqual(expect.objectContaining({ label: 'Form', what: 'Entries do not become posts.' }));
});

test('names what it reports: a field, a confirmation, a notification', () => {
  const reported = form([{ id: 4, type: 'password', adminLabel: 'PIN' }], {
    confirmations: [{ name: 'Go', type: 'video' }],
    notifications: [{ name: 'Team' }],
  });
  const losses = formReport(reported);
  expect(losses.map(({ label }) => label)).toEqual(['PIN', 'Confirmation "Go"', 'Notification "Team"']);
  const lines = reportText(reported, losses).split('\n');
  expect(lines[0]).toBe('Form 1, "Form": 3 of its settings need a look.');
  expect(lines[1]).toMatch(/^ {2}LOST {5}field 4, PIN: Passwords .*\. Remove it/);
  expect(lines[2]).toMatch(/^ {2}LOST {5}Confirmation "Go": /);
  const [differing] = formReport(form([{ id: 1, type: 'image_choice' }]));
  expect(reportText(reported, differing ? [differing] : [])).toContain('\n  differs  field 1, ');
});
