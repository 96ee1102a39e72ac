import { expect, test } from 'vitest';
import type { FormField } from '../fields/form-field.ts';
import type { ValueRecord } from '../fields/shared/field-value.ts';
import { aField, aForm, choice } from '../testing/build-form.ts';
import { formHtml } from '../testing/form-html.tsx';

/** The markup of a field, and that of its controls. */
const FRAMED =
  /^<div data-type="[A-Z]+" data-label="TOP">(?:<label id="1-label" for="1">|<fieldset id="1" tabindex="-1"><legend id="1-label">)Field 1<\/(?:label|legend)><div>(.*)<\/div>(?:<\/fieldset>)?<\/div>$/;

/** The server's markup for a field with a value, with short IDs and without classes. */
function markup(field: FormField, value?: ValueRecord, message?: string): string {
  const values = value ? [{ id: 1, ...value }] : [];
  const errors = message === undefined ? [] : [{ id: 1, message }];
  const html = formHtml(aForm([field]), { returned: { values, errors, failure: '' } });
  const grid = /<div class="form-grid">([\s\S]*?)<\/div><div class="form-end">/.exec(html)?.[1] ?? '';
  const short = grid.replaceAll('_R_0_-1', '1').replaceAll(/ class="[^"]*"/g, '');
  // Most fields share the same frame, which has its own rows in the table.
  return FRAMED.exec(short)?.[1] ?? short;
}

test.each<[what: string, field: FormField, expected: string, value?: ValueRecord | undefined, message?: string]>([
  [
    'a text with every setting',
    aField('TEXT', 1, { placeholder: 'SN-', autocomplete: 'organization', size: 'LARGE', description: 'On the plate' }),
    '<input id="1" aria-describedby="1-hint" type="text" dir="auto" data-size="LARGE" placeholder="SN-" autoComplete="organization" name="input_1" value="SN-3040"/><div id="1-hint">On the plate</div>',
    { value: 'SN-3040' },
  ],
  [
    'a password',
    aField('TEXT', 1, { isPassword: true }),
    '<input id="1" type="password" dir="auto" data-size="MEDIUM" name="input_1" value=""/>',
  ],
  [
    'a text area with a limit',
    aField('TEXTAREA', 1, { maxLength: 100 }),
    '<textarea id="1" aria-describedby="1-count" name="input_1" rows="4" dir="auto">Hums.</textarea><p id="1-count">5 of 100 characters</p><span role="status"></span>',
    { value: 'Hums.' },
  ],
  [
    'a choice with a link',
    aField('RADIO', 1, { choices: [{ ...choice('A'), html: 'See <a href="/a/">A</a>' }] }),
    '<div><label><input type="radio" id="1-0" name="input_1" value="A"/><span>See <a href="/a/">A</a></span></label></div>',
  ],
  [
    'radio buttons, one chosen',
    aField('RADIO', 1),
    '<div><label><input type="radio" id="1-0" name="input_1" value="a"/><span>a</span></label><label>' +
      '<input type="radio" id="1-1" name="input_1" checked="" value="b"/><span>b</span></label></div>',
    { value: 'b' },
  ],
  [
    'radio buttons with the choice "Other"',
    aField('RADIO', 1, { hasOtherChoice: true }),
    '<div><label><input type="radio" id="1-0" name="input_1" value="a"/><span>a</span></label><label>' +
      '<input type="radio" id="1-1" name="input_1" value="b"/><span>b</span></label><div>' +
      '<input type="radio" id="1-other" name="input_1" checked="" value="gf_other_choice"/>' +
      '<label for="1-other">Other</label>' +
      '<input type="text" dir="auto" aria-label="Field 1: other" name="input_1_other" value="mine"/></div></div>',
    { value: 'mine' },
  ],
  [
    'checkboxes with "Select all", some checked',
    aField('CHECKBOX', 1, { hasSelectAll: true }),
    '<div><label><input type="checkbox" id="1-all"/><span>Select All</span></label><label>' +
      '<input type="checkbox" id="1-1.1" name="input_1_1" value="a"/><span>a</span></label><label>' +
      '<input type="checkbox" id="1-1.2" name="input_1_2" checked="" value="b"/><span>b</span></label>' +
      '<label><input type="checkbox" id="1-1.3" name="input_1_3" value="c"/><span>c</span></label></div>',
    { checkboxValues: [{ inputId: 1.2, value: 'b' }] },
  ],
  [
    'boxes, all ticked',
    aField('CHECKBOX', 1, { hasSelectAll: true }),
    '<div><label><input type="checkbox" id="1-all" checked=""/><span>Deselect All</span></label><label>' +
      '<input type="checkbox" id="1-1.1" name="input_1_1" checked="" value="a"/><span>a</span></label>' +
      '<label>' +
      '<input type="checkbox" id="1-1.2" name="input_1_2" checked="" value="b"/><span>b</span></label>' +
      '<label>' +
      '<input type="checkbox" id="1-1.3" name="input_1_3" checked="" value="c"/><span>c</span></label></div>',
    { checkboxValues: ['a', 'b', 'c'].map((value, at) => ({ inputId: Number(`1.${at + 1}`), value })) },
  ],
  [
    'a list with columns, of two rows',
    aField('LIST', 1, { columns: ['Size', 'Count'] }),
    '<div><div><label><span>Size</span>' +
      '<input id="1-0-0" type="text" dir="auto" name="input_1[]" value="8"/></label>' +
      '<label><span>Count</span>' +
      '<input id="1-0-1" type="text" dir="auto" name="input_1[]" value="2"/></label>' +
      '<button type="button" aria-label="Remove row 1">Remove</button></div><div><label><span>Size</span>' +
      '<input id="1-1-0" type="text" dir="auto" name="input_1[]" value="10"/></label>' +
      '<label><span>Count</span>' +
      '<input id="1-1-1" type="text" dir="auto" name="input_1[]" value=""/></label>' +
      '<button type="button" aria-label="Remove row 2">Remove</button></div>' +
      '<button type="button">Add a row</button></div>',
    { listValues: [{ rowValues: ['8', '2'] }, { rowValues: ['10', ''] }] },
  ],
  [
    'a list with one column',
    aField('LIST', 1, { columns: ['Size'] }),
    '<div><div><label><span>Size</span>' +
      '<input id="1-0-0" type="text" dir="auto" name="input_1[]" value=""/></label>' +
      '<button type="button" disabled="" aria-label="Remove row 1">Remove</button></div>' +
      '<button type="button">Add a row</button></div>',
  ],
  [
    'a list that is full',
    aField('LIST', 1, { maxRows: 1 }),
    '<div><div><label><span>Row 1</span>' +
      '<input id="1-0-0" type="text" dir="auto" name="input_1[]" value=""/></label>' +
      '<button type="button" disabled="" aria-label="Remove row 1">Remove</button></div>' +
      '<button type="button" disabled="">Add a row</button></div>',
  ],
  [
    'a menu',
    aField('SELECT', 1),
    '<div><select id="1" name="input_1" data-size="MEDIUM"><option value="">Select...</option>' +
      '<option value="a">a</option><option value="b" selected="">b</option>' +
      '<option value="c">c</option></select></div>',
    { value: 'b' },
  ],
  [
    'a select whose first choice has no value, as Gravity Forms shows it',
    aField('SELECT', 1, { placeholder: null, choices: [{ ...choice('None'), value: '' }, choice('b')] }),
    '<div><select id="1" name="input_1" data-size="MEDIUM">' +
      '<option value="" selected="">None</option><option value="b">b</option></select></div>',
  ],
  [
    'a select without a placeholder',
    aField('SELECT', 1, { placeholder: null }),
    '<div><select id="1" name="input_1" data-size="MEDIUM">' +
      '<option value="" selected="">Select...</option><option value="a">a</option>' +
      '<option value="b">b</option><option value="c">c</option></select></div>',
  ],
  [
    'a menu of several choices',
    aField('MULTISELECT', 1),
    '<div><select id="1" multiple="" size="3" data-size="MEDIUM" name="input_1[]">' +
      '<option value="a" selected="">a</option><option value="b">b</option>' +
      '<option value="c" selected="">c</option></select></div>',
    { values: ['a', 'c'] },
  ],
  [
    'an e-mail address',
    aField('EMAIL', 1),
    '<input id="1" type="email" inputMode="email" data-size="MEDIUM" autoComplete="email" name="input_1" value="ada@example.com"/>',
    { emailValues: { value: 'ada@example.com' } },
  ],
  [
    'an email address that is entered twice',
    aField('EMAIL', 1, { confirmation: { label: 'Again', placeholder: 'again' } }),
    '<div><div data-part="half">' +
      '<input id="1-1" type="email" inputMode="email" data-size="MEDIUM" autoComplete="email" name="input_1" value="a@b.co"/>' +
      '<label for="1-1">Enter Email</label></div><div data-part="half">' +
      '<input id="1-2" type="email" inputMode="email" placeholder="again" autoComplete="email" name="input_1_2" value="a@b.com"/>' +
      '<label for="1-2">Again</label></div></div>',
    { emailValues: { value: 'a@b.co', confirmationValue: 'a@b.com' } },
  ],
  [
    'a name',
    aField('NAME', 1, { isRequired: true }),
    '<div data-type="NAME" data-label="TOP">' +
      '<fieldset id="1" tabindex="-1"><legend id="1-label">Field 1<span aria-hidden="true">*</span></legend><div><div><div data-part="prefix">' +
      '<input id="1-prefix" type="text" dir="auto" name="input_1_2" value=""/>' +
      '<label for="1-prefix">prefix</label></div><div data-part="first">' +
      '<input id="1-first" required="" type="text" dir="auto" name="input_1_3" value="Ada"/>' +
      '<label for="1-first">first<span aria-hidden="true">*</span></label></div><div data-part="middle">' +
      '<input id="1-middle" type="text" dir="auto" name="input_1_4" value=""/>' +
      '<label for="1-middle">middle</label></div><div data-part="last">' +
      '<input id="1-last" required="" type="text" dir="auto" name="input_1_6" value=""/>' +
      '<label for="1-last">last<span aria-hidden="true">*</span></label></div><div data-part="suffix">' +
      '<input id="1-suffix" type="text" dir="auto" name="input_1_8" value=""/>' +
      '<label for="1-suffix">suffix</label></div></div></div></fieldset></div>',
    { nameValues: { first: 'Ada' } },
  ],
  [
    'a name with labels above and a list of prefixes',
    aField('NAME', 1, {
      subLabelPlacement: 'ABOVE',
      inputs: aField('NAME', 1)
        .inputs.slice(0, 2)
        .map((input) => ({ ...input, choices: input.key === 'prefix' ? [choice('Dr.')] : [] })),
    }),
    '<div><div data-part="prefix"><label for="1-prefix">prefix</label>' +
      '<select id="1-prefix" name="input_1_2"><option value=""></option>' +
      '<option value="Dr." selected="">Dr.</option></select></div><div data-part="first">' +
      '<label for="1-first">first</label>' +
      '<input id="1-first" type="text" dir="auto" name="input_1_3" value=""/></div></div>',
    { nameValues: { prefix: 'Dr.' } },
  ],
  [
    'an address in the United States',
    aField('ADDRESS', 1, {
      addressType: 'US',
      impliedCountry: { inputId: 1.6, code: 'US' },
      inputs: aField('ADDRESS', 1).inputs.filter(({ key }) => key === 'city' || key === 'zip'),
    }),
    '<div><div data-part="city">' +
      '<input id="1-city" type="text" dir="auto" name="input_1_3" value="Duluth"/>' +
      '<label for="1-city">city</label></div><div data-part="zip">' +
      '<input id="1-zip" type="text" dir="auto" name="input_1_5" value=""/>' +
      '<label for="1-zip">zip</label></div></div>',
    { addressValues: { city: 'Duluth' } },
  ],
  [
    'a consent',
    aField('CONSENT', 1, { isRequired: true, checkboxLabel: 'I <b>agree</b>' }),
    '<div data-type="CONSENT" data-label="TOP">' +
      '<fieldset id="1" tabindex="-1"><legend id="1-label">Field 1<span aria-hidden="true">*</span></legend><div>' +
      '<label>' +
      '<input required="" id="1-box" type="checkbox" name="input_1_1" checked="" value="1"/><span><span>I <b>agree</b></span></span></label></div></fieldset></div>',
    { value: '1' },
  ],
  [
    'a time',
    aField('TIME', 1),
    '<input id="1" data-size="SMALL" type="time" name="input_1" value="07:30"/>',
    { value: '07:30' },
  ],
  [
    'a date',
    aField('DATE', 1),
    '<input id="1" type="date" data-size="MEDIUM" name="input_1" value="2026-11-20"/>',
    { value: '2026-11-20' },
  ],
  [
    'a number between two bounds',
    aField('NUMBER', 1, { min: 0, max: 9 }),
    '<input id="1" type="text" inputMode="decimal" data-size="MEDIUM" name="input_1" value="4"/>',
    { value: '4' },
  ],
  [
    'a number with a decimal comma',
    aField('NUMBER', 1, { format: 'DECIMAL_COMMA' }),
    '<input id="1" type="text" inputMode="decimal" data-size="MEDIUM" name="input_1" value="4,5"/>',
    { value: '4,5' },
  ],
  [
    'a telephone number',
    aField('PHONE', 1),
    '<input id="1" type="tel" autoComplete="tel" data-size="MEDIUM" name="input_1" value="2185550142"/>',
    { value: '2185550142' },
  ],
  [
    'a website',
    aField('WEBSITE', 1),
    '<input id="1" type="url" inputMode="url" autoComplete="url" data-size="MEDIUM" name="input_1" value="https://a.example"/>',
    { value: 'https://a.example' },
  ],
  [
    'a product with its quantity',
    aField('PRODUCT', 1, { price: 25 }),
    '<div><span>Price: <span>$25.00</span></span><input id="1" aria-label="Field 1: quantity" type="text" inputMode="numeric" data-size="SMALL" placeholder="Quantity" name="input_1_3" value="3"/></div>',
    { productValues: { quantity: '3', price: '25' } },
  ],
  [
    'a product whose quantity is asked elsewhere',
    aField('PRODUCT', 1, { price: 25, hasQuantity: false }),
    '<span>Price: <span>$25.00</span></span>',
  ],
  ['a total of no products', aField('TOTAL', 1), '<span><span aria-live="polite">$0.00</span></span>'],
  [
    'a hidden field',
    aField('HIDDEN', 1),
    '<input type="hidden" name="input_1" value="campaign"/>',
    { value: 'campaign' },
  ],
  [
    'a file',
    aField('FILEUPLOAD', 1, { allowedExtensions: ['pdf', 'dwg'] }),
    '<div data-type="FILEUPLOAD" data-label="TOP"><div id="1" tabindex="-1"><p>Field 1</p><p>You can&#x27;t send files with this form. Email them to <a href="mailto:office@example.com">office@example.com</a> (.pdf, .dwg) and mention your message.</p></div></div>',
  ],
  [
    'a picture with a text below and one that was typed',
    aField('FILEUPLOAD', 1, {
      ...{ acceptsFiles: true, isRequired: true, allowedExtensions: ['png'] },
      imageTexts: { inputs: [{ key: 'title', id: 1.1, label: 'Title' }], placement: 'BELOW' },
    }),
    '<div data-type="FILEUPLOAD" data-label="TOP"><fieldset id="1" tabindex="-1"><legend id="1-label">Field 1<span aria-hidden="true">*</span></legend><div><div><label for="1-file">File</label><div><p id="1-file-rules">Accepted file types: png, Max. file size: 50 MB.</p><input id="1-file" required="" aria-describedby="1-file-rules" type="file" accept=".png" name="input_1"/></div></div><div><div data-part="title"><input id="1-title" type="text" dir="auto" name="input_1_1" value="Our pump"/><label for="1-title">Title</label></div></div></div></fieldset></div>',
    { fileUploadValues: [], imageTexts: { title: 'Our pump' } },
  ],
  [
    'an unsupported field',
    aField('UNSUPPORTED', 1, { isRequired: true }),
    '<div data-type="UNSUPPORTED" data-label="TOP"><div id="1" tabindex="-1"><p>Field 1</p><p>You can&#x27;t answer this question here. Send the form without it, and we will ask you for it. Call <a href="tel:+12185550142">(218) 555-0142</a> or write to <a href="mailto:office@example.com">office@example.com</a>.</p></div></div>',
  ],
  ['a captcha without a script', aField('CAPTCHA', 1), '<div data-type="CAPTCHA" data-label="TOP"></div>'],
  [
    'words of the editor',
    aField('HTML', 1, { content: '<p>Text</p>' }),
    '<div data-type="HTML" data-label="TOP"><div><p>Text</p></div></div>',
  ],
  [
    'a section',
    aField('SECTION', 1, { description: 'About it' }),
    '<div data-type="SECTION" data-label="TOP"><div><h2>Field 1</h2><div>About it</div></div></div>',
  ],
  [
    'a field that the editor hid',
    aField('TEXT', 1, { visibility: 'HIDDEN' }),
    '<input type="hidden" name="input_1" value="x"/>',
    { value: 'x' },
  ],
  [
    'a label on the left, a description above, a class and a width',
    aField('TEXT', 1, {
      labelPlacement: 'LEFT',
      description: 'First',
      descriptionPlacement: 'ABOVE',
      cssClass: 'wide',
      columnSpan: 6,
    }),
    '<div data-type="TEXT" data-span="6" data-label="LEFT">' +
      '<label id="1-label" for="1">Field 1</label><div><div id="1-hint">First</div>' +
      '<input id="1" aria-describedby="1-hint" type="text" dir="auto" data-size="MEDIUM" name="input_1" value=""/></div></div>',
  ],
  [
    'a field with a mistake',
    aField('TEXT', 1, { description: 'On the plate' }),
    '<div data-type="TEXT" data-label="TOP" data-invalid="">' +
      '<label id="1-label" for="1">Field 1</label><div>' +
      '<input id="1" aria-invalid="true" aria-describedby="1-error 1-hint" type="text" dir="auto" data-size="MEDIUM" name="input_1" value="x"/><div id="1-hint">On the plate</div><div id="1-error"><div>No <b>such</b> pump.</div></div></div></div>',
    { value: 'x' },
    'No <b>such</b> pump.',
  ],
  [
    'boxes with a mistake',
    aField('CHECKBOX', 1, { isRequired: true }),
    '<div data-type="CHECKBOX" data-label="TOP" data-invalid="">' +
      '<fieldset id="1" tabindex="-1" aria-describedby="1-error"><legend id="1-label">Field 1<span aria-hidden="true">*</span></legend><div><div>' +
      '<label>' +
      '<input type="checkbox" id="1-1.1" aria-invalid="true" name="input_1_1" value="a"/><span>a</span></label>' +
      '<label>' +
      '<input type="checkbox" id="1-1.2" aria-invalid="true" name="input_1_2" value="b"/><span>b</span></label>' +
      '<label>' +
      '<input type="checkbox" id="1-1.3" aria-invalid="true" name="input_1_3" value="c"/><span>c</span></label></div><div id="1-error"><div>Please choose.</div></div></div></fieldset></div>',
    undefined,
    'Please choose.',
  ],
])('the markup of a form on the server: %s', (_what, field, expected, value, message) => {
  expect(markup(field, value, message)).toBe(expected);
});

test('a statement shows only its own answer', () => {
  const html = markup(aField('LIKERT', 1), { checkboxValues: [{ inputId: 1.2, value: 'Quick:b' }] });
  expect([...html.matchAll(/<input [^>]*checked="" value="([^"]*)"/g)].map(([, value]) => value)).toEqual(['Quick:b']);
  expect(html.match(/<input type="radio"/g)).toHaveLength(4);
});

test('the label of a field has its links', () => {
  expect(markup(aField('TEXT', 1, { label: 'Read it', labelHtml: 'Read <a href="/it/">it</a>' }))).toContain(
    '<label id="1-label" for="1"><span>Read <a href="/it/">it</a></span></label>',
  );
});

test('a large text area has 6 rows, others 4', () => {
  const rows = (size: 'LARGE' | 'MEDIUM') => / rows="(\d)"/.exec(markup(aField('TEXTAREA', 1, { size })))?.[1];
  expect([rows('LARGE'), rows('MEDIUM')]).toEqual(['6', '4']);
});
