import { expect, test } from 'vitest';
import type { GravityField, GravityForm } from '../gravity-form.ts';
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
])('reports %j as %s', (field, effect, what) => {
  const [loss, ...others] = formReport(form([field]));
  expect(others).toEqual([]);
  expect(loss).toMatchObject({ fieldId: 1, effect, what: expect.stringContaining(what) });
  expect(loss?.advice).toMatch(/\.$/);
});

test.each<[GravityField, string]>([
  [{ id: 1, type: 'post_category', displayAllCategories: true }, 'added later'],
  [{ id: 1, type: 'survey', inputType: 'slider' }, '"slider"'],
])('reports %j beside what differs for its type', (field, what) => {
  expect(formReport(form([field])).map((loss) => loss.what)).toContainEqual(expect.stringContaining(what));
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
  [{ notifications: [{ name: 'A', toType: 'routing' }] }, 'routing rules'],
  [{ notifications: [{ name: 'A', to: 'a@example.com', event: 'payment_added' }] }, '"payment_added"'],
  [{ notifications: [{ name: 'A', to: 'a@example.com', cc: 'b@example.com' }] }, 'CC recipients'],
])('reports %j of a form', (rest, what) => {
  expect(formReport(form([], rest)).map((loss) => loss.what)).toEqual([expect.stringContaining(what)]);
});
