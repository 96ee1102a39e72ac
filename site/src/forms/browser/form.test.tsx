import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormOutcome } from '../../blocks/form-outcome/form-outcome.tsx';
import type { ValueRecord } from '../fields/shared/field-value.ts';
import type { FormOutcomeView } from '../model/form-outcome-view.ts';
import type { SubmissionResponse } from '../model/submission-response.ts';
import { aField, aForm } from '../testing/build-form.ts';
import { formHtml as html } from '../testing/form-html.tsx';

test('the length limit of a text is shown below its field instead of cutting what is typed or pasted', () => {
  const page = html(aForm([aField('TEXT', 1, { maxLength: 3 }), aField('TEXTAREA', 2, { maxLength: 4_000 })]));
  expect(page).not.toMatch(/maxlength/i);
  const counter = /<p class="form-count" id="([^"]+)">Up to 4,000 characters<\/p>/.exec(page)?.[1];
  expect(page).toMatch(new RegExp(`<textarea[^>]*aria-describedby="${counter}"`));
});

test.each([
  ['a required field that the site does not support', { id: 1, isRequired: true }],
  ['a field that the CMS could not describe', { id: -1, isRequired: false }],
])('in place of %s, visitors find a phone number', (_what, settings) => {
  expect(html(aForm([aField('UNSUPPORTED', settings.id, settings)]))).toContain('(218) 555-0142');
});

test('visitors find no phone number in place of an optional field that the site does not support', () => {
  expect(html(aForm([aField('UNSUPPORTED', 1, { id: 1, isRequired: false })]))).not.toContain('(218) 555-0142');
});

/** The box of a required consent with its text. */
const consentBox = (labelPlacement: 'HIDDEN' | 'TOP') =>
  /<label class="form-choice">.*?<\/label>/.exec(
    html(aForm([aField('CONSENT', 1, { isRequired: true, labelPlacement })])),
  )?.[0];

test('the box of a required consent without a visible label is marked as required', () => {
  expect(consentBox('HIDDEN')).toContain('form-required');
});

test('the box of a required consent with a label above it is not marked as required', () => {
  expect(consentBox('TOP')?.includes('form-required')).toBe(false);
});

test('the browser requires a file only until the field has one', () => {
  const field = aField('FILEUPLOAD', 1, { acceptsFiles: true, isRequired: true });
  const fileInput = (page: string) => /<input[^>]*type="file"[^>]*>/.exec(page)?.[0];
  expect(fileInput(html(aForm([field])))).toContain('required=""');
  const values = [{ id: 1, fileUploadValues: [{ name: 'plan.pdf', size: 7, upload: 'u' }] }];
  const again = fileInput(outcome({ again: { form: aForm([field]), values, token: 'fresh' } }));
  expect(again).not.toContain('required=""');
});

test('without scripts, the browser requires every required field except one that rules may hide', () => {
  const conditionalLogic = {
    actionType: 'SHOW',
    logicType: 'ALL',
    rules: [{ fieldId: 1, operator: 'IS', value: 'x' }],
  } as const;
  const form = aForm([
    aField('TEXT', 1, { isRequired: true }),
    aField('TEXT', 2, {
      isRequired: true,
      conditionalLogic: { ...conditionalLogic, rules: [...conditionalLogic.rules] },
    }),
  ]);
  expect(
    html(form)
      .match(/<input[^>]*required=""[^>]*>/g)
      ?.map((input) => /name="(\w+)"/.exec(input)?.[1]),
  ).toEqual(['input_1']);
});

const unlabeled = aField('TEXT', 1, { labelPlacement: 'HIDDEN', isRequired: true, placeholder: 'Your name' });

test('a hidden label is available to screen readers, with the required mark in the placeholder', () => {
  expect(html(aForm([unlabeled]))).toContain('class="form-label form-unseen"');
  expect(html(aForm([unlabeled]))).toContain('placeholder="Your name *"');
});

function outcome(view: Partial<FormOutcomeView>): string {
  const form = aForm([aField('TEXT', 1, { label: 'Pump' })]);
  return renderToStaticMarkup(
    <FormOutcome
      view={{
        status: 422,
        page: '/contact/',
        response: { status: 'failed', code: 'unavailable', message: 'Later.' },
        again: { form, values: [{ id: 1, value: 'SN-3040' }], token: 'fresh' },
        ...view,
      }}
    />,
  );
}

/** Names of the inputs that are marked as invalid. */
function invalidInputs(page: string): (string | undefined)[] {
  const controls = page.match(/<(?:input|select|textarea)[^>]*aria-invalid="true"[^>]*>/g) ?? [];
  return controls.map((control) => /name="(\w+)"/.exec(control)?.[1]);
}

test.each([
  ['an empty name: first and last', 'NAME', {}, ['input_1_3', 'input_1_6']],
  ['a name without its last name: that', 'NAME', { nameValues: { prefix: 'Dr.', first: 'Ada' } }, ['input_1_6']],
  [
    'a complete name with another error: the inputs with a text',
    'NAME',
    { nameValues: { first: 'Ada', last: 'Lovelace' } },
    ['input_1_3', 'input_1_6'],
  ],
  [
    'an address without its city: the city, and not the second line',
    'ADDRESS',
    { addressValues: { street: '1 A', state: 'MN', zip: '1', country: 'US' } },
    ['input_1_3'],
  ],
] as const)('an error marks the inputs that it is about, of %s', (_what, type, value, expected) => {
  const form = aForm([aField(type, 1, { isRequired: true })]);
  const values = Object.keys(value).length > 0 ? [{ id: 1, ...(value as ValueRecord) }] : [];
  const page = outcome({
    response: { status: 'invalid', message: 'Look.', errors: [{ id: 1, message: 'No.' }] },
    again: { form, values, token: 'fresh' },
  });
  expect(invalidInputs(page)).toEqual(expected);
});

test('texts in any writing system have the direction of their first letter', () => {
  const types = ['TEXT', 'TEXTAREA', 'NAME', 'ADDRESS', 'LIST', 'RADIO'] as const;
  const form = aForm(types.map((type, at) => aField(type, at + 1, { hasOtherChoice: true, inputMask: null })));
  const texts = html(form).match(/<textarea[^>]*>|<input[^>]*type="text"[^>]*>/g) ?? [];
  const ofFields = texts.filter((text) => !text.includes('hw_trap'));
  expect(ofFields.length).toBeGreaterThan(10);
  expect(ofFields.filter((text) => !text.includes('dir="auto"'))).toEqual([]);
});

test('a form that has closed is replaced with its message and a telephone number', () => {
  const page = outcome({ response: { status: 'failed', code: 'form-closed', message: 'Too late.' } });
  expect(page).not.toContain('<form');
  expect(page).toContain('Too late.');
  expect(page).toContain('tel:+12185550142');
});

test('a message about an email address that is entered twice marks both inputs', () => {
  const form = aForm([aField('EMAIL', 1, { confirmation: { label: 'Again', placeholder: null } })]);
  const values = [{ id: 1, emailValues: { value: 'a', confirmationValue: 'b' } }];
  const response: SubmissionResponse = { status: 'invalid', message: 'Look.', errors: [{ id: 1, message: 'No.' }] };
  const marked = outcome({ response, again: { form, values, token: 'fresh' } });
  expect(invalidInputs(marked)).toEqual(['input_1', 'input_1_2']);
  const other = { status: 'failed', code: 'unavailable', message: 'Later.' } as const;
  expect(invalidInputs(outcome({ response: other, again: { form, values, token: 'fresh' } }))).toEqual([]);
});

test('without scripts, a form with a total has a button that only computes it', () => {
  const button = /<noscript>(<button[^>]*>)/.exec(html(aForm([aField('TOTAL', 1)])))?.[1];
  for (const attribute of ['type="submit"', 'name="hw_update"', 'value="1"']) expect(button).toContain(attribute);
  expect(html(aForm([aField('TEXT', 1)]))).not.toContain('hw_update');
});
