import { DomUtils, parseDocument } from 'htmlparser2';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormOutcome } from '../../blocks/form-outcome/form-outcome.tsx';
import type { FieldOf, FormField } from '../fields/form-field.ts';
import { aField, aForm, choice } from '../testing/build-form.ts';
import { formHtml } from '../testing/form-html.tsx';

/** The elements with classes, in order: what stylesheets and scripts find them by. */
function classes(html: string, within: string): string {
  const isWithin = (names = '') => names.split(' ').includes(within);
  const [outer] = DomUtils.getElements({ class: isWithin }, parseDocument(html), true);
  const [, ...inside] = DomUtils.getElementsByTagName('*', outer ? [outer] : []);
  const styled = inside.filter(({ attribs }) => attribs.class);
  return styled.map(({ name, attribs }) => `${name}.${attribs.class?.replaceAll(' ', '.')}`).join(' ');
}

const group = 'fieldset.form-group legend.form-label div.form-body';
const single = 'label.form-label div.form-body';
const part = 'div.form-part input.form-input label.form-sublabel';
const [prefix] = aField('NAME', 1).inputs;
const [street] = aField('ADDRESS', 1).inputs;
const imageTexts: FieldOf<'FILEUPLOAD'>['imageTexts'] = {
  inputs: [{ key: 'title', id: 1.1, label: 'Title' }],
  placement: 'BELOW',
};

test.each<[string, FormField, string]>([
  ['a text', aField('TEXT', 1), `${single} input.form-input`],
  ['a text with a description', aField('TEXT', 1, { description: 'a' }), `${single} input.form-input div.form-hint`],
  [
    'a text with a hidden label',
    aField('TEXT', 1, { labelPlacement: 'HIDDEN', isRequired: true }),
    'label.form-label.form-unseen span.form-required div.form-body input.form-input',
  ],
  ['an email address', aField('EMAIL', 1), `${single} input.form-input`],
  [
    'an email address that is entered twice',
    aField('EMAIL', 1, { confirmation: { label: 'Again', placeholder: null } }),
    `${group} div.form-parts ${part} ${part}`,
  ],
  ['a date', aField('DATE', 1), `${single} input.form-input`],
  ['a time', aField('TIME', 1), `${single} input.form-input`],
  ['a number', aField('NUMBER', 1), `${single} input.form-input`],
  ['an amount', aField('PRICE', 1), `${single} input.form-input`],
  ['a text area', aField('TEXTAREA', 1), `${single} textarea.form-input p.form-count span.form-unseen`],
  [
    'a text that may be formatted',
    aField('TEXTAREA', 1, { isRich: true }),
    `${single} div.form-formatted div.form-tools ${'button.form-tool '.repeat(8)}textarea.form-input p.form-count span.form-unseen`,
  ],
  ['radio buttons', aField('RADIO', 1), `${group} div.form-choices label.form-choice label.form-choice`],
  [
    'radio buttons with a text',
    aField('RADIO', 1, { hasOtherChoice: true, choices: [] }),
    `${group} div.form-choices div.form-choice input.form-input`,
  ],
  ['boxes', aField('CHECKBOX', 1), `${group} div.form-choices label.form-choice label.form-choice label.form-choice`],
  [
    'boxes that can be ticked at once',
    aField('CHECKBOX', 1, { hasSelectAll: true, choices: [] }),
    `${group} div.form-choices label.form-choice.form-scripted`,
  ],
  [
    'boxes with a hidden label',
    aField('CHECKBOX', 1, { labelPlacement: 'HIDDEN', choices: [] }),
    'fieldset.form-group legend.form-label.form-unseen div.form-body div.form-choices',
  ],
  [
    'a consent',
    aField('CONSENT', 1, { isRequired: true }),
    'fieldset.form-group legend.form-label span.form-required div.form-body label.form-choice',
  ],
  ['a menu', aField('SELECT', 1), `${single} select.form-input`],
  ['a menu of several choices', aField('MULTISELECT', 1), `${single} select.form-input`],
  [
    'a ranking',
    aField('RANK', 1, { choices: [choice('a')] }),
    `${group} ol.form-ranks label.form-unseen select.form-input`,
  ],
  [
    'statements',
    aField('LIKERT', 1, { rows: aField('LIKERT', 1).rows.slice(0, 1) }),
    `${group} div.form-statements fieldset.form-statement legend.form-sublabel div.form-choices label.form-choice label.form-choice`,
  ],
  [
    'a list',
    aField('LIST', 1),
    `${group} div.form-list div.form-row label.form-cell span.form-unseen input.form-input button.form-small.form-scripted button.form-small.form-scripted`,
  ],
  [
    'a list with columns',
    aField('LIST', 1, { columns: ['a'] }),
    `${group} div.form-list div.form-row label.form-cell span.form-sublabel input.form-input button.form-small.form-scripted button.form-small.form-scripted`,
  ],
  ['a name', aField('NAME', 1, { inputs: prefix ? [prefix] : [] }), `${group} div.form-parts ${part}`],
  [
    'a name with labels above and a list',
    aField('NAME', 1, { subLabelPlacement: 'ABOVE', inputs: prefix ? [{ ...prefix, choices: [choice('Dr.')] }] : [] }),
    `${group} div.form-parts div.form-part label.form-sublabel select.form-input`,
  ],
  ['an address', aField('ADDRESS', 1, { inputs: street ? [street] : [] }), `${group} div.form-parts ${part}`],
  [
    'an address that may be copied',
    aField('ADDRESS', 1, { copied: { fieldId: 2, label: 'Same' }, inputs: [] }),
    `label.form-choice ${group} div.form-parts`,
  ],
  ['a product with its quantity', aField('PRODUCT', 1), `${single} div.form-product span.form-amount input.form-input`],
  ['a product without one', aField('PRODUCT', 1, { hasQuantity: false }), `${group} span.form-amount`],
  ['a price of shipping', aField('SHIPPING', 1), `${group} span.form-amount`],
  ['a total', aField('TOTAL', 1), `${group} span.form-amount`],
  ['files', aField('FILEUPLOAD', 1, { acceptsFiles: true }), `${single} div.form-files p.form-hint input.form-file`],
  [
    'a picture with texts',
    aField('FILEUPLOAD', 1, { acceptsFiles: true, imageTexts }),
    `${group} div.form-part label.form-sublabel div.form-files p.form-hint input.form-file div.form-parts ${part}`,
  ],
  ['files by email', aField('FILEUPLOAD', 1, { description: 'a' }), 'div.form-notice p.form-label div.form-hint'],
  ['words of the editor', aField('HTML', 1), 'div.rich-text'],
  ['a section', aField('SECTION', 1, { description: 'a' }), 'div.form-section div.form-hint'],
  ['a field that the site does not support', aField('UNSUPPORTED', 1), 'div.form-notice p.form-label'],
])('the elements of a field have the classes of their stylesheet: %s', (_what, field, expected) => {
  expect(classes(formHtml(aForm([field])), 'form-field')).toBe(expected);
});

test.each<[string, FormField, string]>([
  ['a text', aField('TEXT', 1, { description: 'a' }), `${single} input.form-input div.form-hint div.form-error`],
  ['boxes', aField('CHECKBOX', 1, { choices: [] }), `${group} div.form-choices div.form-error`],
])('the message of a field has the class of its stylesheet: %s', (_what, field, expected) => {
  const returned = { values: [], errors: [{ id: 1, message: 'No.' }], failure: '' };
  expect(classes(formHtml(aForm([field]), { returned }), 'form-field')).toBe(expected);
});

test('the class that an editor gave a field or a form stands beside the site’s own', () => {
  const form = aForm([aField('TEXT', 1, { cssClass: 'wide' })], { cssClass: 'quiet' });
  const page = formHtml(form);
  expect(page).toContain('class="form quiet"');
  expect(page).toMatch(/class="form-field wide"/);
});

const page = 'div.form-page div.form-grid div.form-field label.form-label div.form-body input.form-input div.form-end';

test('the frame of a form has the classes of its stylesheet', () => {
  const form = aForm([aField('TEXT', 1), aField('PAGE', 2), aField('TEXT', 3)], {
    description: 'All about it',
    saveButton: 'Save for later',
    pagination: { type: 'PERCENTAGE', hasProgressbarOnConfirmation: false, progressbarCompletionText: null },
  });
  const returned = { values: [], errors: [{ id: 9, message: 'No.' }], failure: 'Later.' };
  expect(classes(formHtml(form, { returned, hasTitle: true, hasDescription: true }), 'form')).toBe(
    'div.form-head div.form-hint div.form-summary div.form-progress div.form-trap span.form-unseen ' +
      `${page} div.form-buttons button.form-submit button.form-save ` +
      `${page} p.form-failure div.form-buttons button.form-submit button.form-save`,
  );
});

test('a confirmation has the classes of its stylesheet', () => {
  const response = { status: 'sent', confirmation: { type: 'message', html: '<p>Thanks</p>' }, entryId: 1 } as const;
  const view = { status: 200, page: '/', response };
  const outcome = renderToStaticMarkup(<FormOutcome view={view} />);
  expect(outcome).toContain('class="form-receipt"');
  expect(classes(outcome, 'form-receipt')).toBe('p.form-stamp div.rich-text');
});
