import { readFileSync } from 'node:fs';
import * as texts from '@headwater/brand/texts.ts';
import { expect, test } from 'vitest';
import { plainText } from '../../../content/plain-text.ts';
import { sanitizeHtml } from '../../../content/sanitize-html.ts';
import type { FieldOf, FieldType } from '../../fields/form-field.ts';
import type { FormDefinition } from '../../model/form-definition.ts';
import { formStatus } from '../../model/form-status.ts';
import { type FormResponse, toFormDefinition } from './to-form-definition.ts';

const clean = { html: sanitizeHtml, text: plainText };

/** A response as JSON; settings that do not matter to a test are absent. */
function responseWith(gfForm: object, gfSettings: object | null = null): FormResponse {
  return { gfForm, gfSettings } as unknown as FormResponse;
}

function defined(form: object, nodes: readonly object[] = [], gfSettings: object | null = null): FormDefinition {
  const definition = toFormDefinition(
    responseWith({ databaseId: 1, formFields: { nodes }, ...form }, gfSettings),
    clean,
  );
  if (!definition) throw new Error('There is no form.');
  return definition;
}

function fieldOf<Type extends FieldType>(type: Type, node: object): FieldOf<Type> {
  const [field] = defined({}, [{ databaseId: 1, ...node }]).fields;
  if (field?.type !== type) throw new Error(`Expected a field of type ${type}, not ${field?.type}.`);
  return field as FieldOf<Type>;
}

const recording = new URL('../../../../../contract/wordpress/recordings/form.json', import.meta.url);
const recorded = JSON.parse(readFileSync(recording, 'utf8'));
const logic = {
  actionType: 'HIDE',
  logicType: 'ANY',
  rules: [{ fieldId: 5.6, operator: 'IS', value: 'united states' }],
};

test('reads the whole form of a real WordPress', () => {
  const form = toFormDefinition(recorded.response.data, clean);
  expect(form?.fields.map(({ type }) => type)).toEqual(
    'NAME EMAIL PHONE SELECT ADDRESS CHECKBOX RADIO MULTISELECT DATE TIME NUMBER WEBSITE TEXTAREA TEXT TEXT TEXT TEXT CONSENT'.split(
      ' ',
    ),
  );
  expect(form).toMatchObject({ title: 'Contact us', cssClass: null, submitButton: { text: 'Submit' }, isActive: true });
  expect(form?.confirmations).toEqual([
    {
      isDefault: true,
      conditionalLogic: null,
      content: { type: 'message', html: '<p>Thanks <strong>friend</strong>.</p>' },
    },
  ]);
  expect(form?.fields[13]?.conditionalLogic?.rules).toEqual([{ fieldId: 6, operator: 'IS', value: 'Parts' }]);
});

test.each([
  ['is what the editor wrote', 'All done', 'All done'],
  ['is absent when the editor wrote none', '', null],
])('the text of a full progress bar %s', (_what, progressbarCompletionText, expected) => {
  const { pagination } = defined({ pagination: { type: 'PERCENTAGE', progressbarCompletionText } });
  expect(pagination.progressbarCompletionText).toBe(expected);
});

test('a form that is missing, or whose fields cannot be listed, is undefined', () => {
  expect(
    toFormDefinition(recorded.response.data.gfForm ? { gfForm: null, gfSettings: null } : recorded, clean),
  ).toBeUndefined();
  expect(toFormDefinition(responseWith({ databaseId: 1, formFields: null }), clean)).toBeUndefined();
});

test('a field of an unknown type has its label and its required setting', () => {
  const node = { __typename: 'PasswordField', type: 'PASSWORD', label: 'Password', isRequired: true };
  expect(fieldOf('UNSUPPORTED', node)).toMatchObject({
    label: 'Password',
    isRequired: true,
    typeName: 'PasswordField',
  });
});

test('a type with the name of an inherited property is an unknown type', () => {
  expect(fieldOf('UNSUPPORTED', { __typename: 'constructor', label: 'x' }).typeName).toBe('constructor');
});

test('leaves out fields for staff', () => {
  const form = defined({}, [
    { __typename: 'TextField', databaseId: 1, label: 'Shown', visibility: 'HIDDEN' },
    { __typename: 'TextField', databaseId: 2, label: 'Internal score', visibility: 'ADMINISTRATIVE' },
  ]);
  expect(form.fields.map(({ id }) => id)).toEqual([1]);
  expect(JSON.stringify(form)).not.toContain('Internal');
});

test("editors' texts are sanitized HTML or plain text", () => {
  const script = '<script>alert(1)</script>';
  const consent = fieldOf('CONSENT', {
    __typename: 'ConsentField',
    label: `Terms &amp; <b>conditions</b>${script}`,
    description: `<p onclick="x">Read</p>${script}`,
    checkboxLabel: `I agree to the <a href="javascript:x">terms</a>${script}`,
    errorMessage: `<img src=x onerror=alert(1)>Please agree`,
  });
  expect(consent.label).toBe('Terms & conditions');
  expect(consent.description).toBe('<p>Read</p>');
  expect(consent.checkboxLabel).toBe('I agree to the <a>terms</a>');
  expect(consent.errorMessage).not.toContain('onerror');
});

test('labels and choices keep links, emphasis, line breaks and pictures, beside their text', () => {
  const script = '<script>alert(1)</script>';
  const radio = fieldOf('RADIO', {
    __typename: 'RadioField',
    label: `<h2>I have read</h2> the <a href="/privacy/" onclick="x">policy</a>${script}`,
    choices: [
      { text: '<b>Yes</b>,<br>all of it', value: 'yes' },
      { text: 'Flow &lt; 5 &amp; head', value: 'no' },
    ],
  });
  expect(radio).toMatchObject({
    label: 'I have read the policy',
    labelHtml: 'I have read  the <a href="/privacy/">policy</a>',
  });
  expect(radio.choices).toMatchObject([
    { text: 'Yes, all of it', html: '<b>Yes</b>,<br />all of it' },
    { text: 'Flow < 5 & head' },
  ]);
  expect(radio.choices[1]).not.toHaveProperty('html');
  expect(fieldOf('TEXT', { __typename: 'TextField', label: '<div>Name</div>' })).not.toHaveProperty('labelHtml');
});

test('entities in placeholders, buttons and the mark of required fields are characters', () => {
  const placeholder = 'Grundfos &amp; Co &#8211; &lt;5 bar';
  expect(fieldOf('TEXT', { __typename: 'TextField', placeholder })).toMatchObject({
    placeholder: 'Grundfos & Co – <5 bar',
  });
  const form = defined({
    ...{ submitButton: { text: 'Ask &amp; send' }, requiredIndicator: 'CUSTOM', customRequiredIndicator: '&#9679;' },
  });
  expect([form.submitButton.text, form.requiredIndicator.text]).toEqual(['Ask & send', '●']);
});

test('a field inherits placements from the form', () => {
  const nodes = [
    { __typename: 'TextField', databaseId: 1, labelPlacement: 'INHERIT', descriptionPlacement: null },
    { __typename: 'TextField', databaseId: 2, labelPlacement: 'HIDDEN', descriptionPlacement: 'BELOW' },
  ];
  const form = defined({ labelPlacement: 'LEFT', descriptionPlacement: 'ABOVE' }, nodes);
  expect(form.fields.map((field) => [field.labelPlacement, field.descriptionPlacement])).toEqual([
    ['LEFT', 'ABOVE'],
    ['HIDDEN', 'BELOW'],
  ]);
});

test('the labels of several inputs have the placement of the form, unless their field has its own', () => {
  const nodes = [
    { __typename: 'NameField', databaseId: 1, subLabelPlacement: 'INHERIT' },
    { __typename: 'AddressField', databaseId: 2, subLabelPlacement: 'BELOW' },
  ];
  const form = defined({ subLabelPlacement: 'ABOVE', cssClass: 'wide' }, nodes);
  expect(form).toMatchObject({ subLabelPlacement: 'ABOVE', cssClass: 'wide' });
  expect(form.fields).toMatchObject([{ subLabelPlacement: 'ABOVE' }, { subLabelPlacement: 'BELOW' }]);
});

test('page breaks divide a form into pages, each with the buttons of the break at its end', () => {
  const nodes = [
    { __typename: 'TextField', databaseId: 1, pageNumber: 7 },
    { __typename: 'PageField', databaseId: 2, nextButton: { text: 'Onward' }, conditionalLogic: logic },
    { __typename: 'PageField', databaseId: 3, nextButton: { text: 'Last step' }, previousButton: { text: 'Start' } },
    { __typename: 'TextField', databaseId: 4 },
  ];
  const form = defined({ pagination: { pageNames: ['You', null, ''], lastPageButton: { text: 'Before' } } }, nodes);
  expect(form.fields.map(({ pageNumber }) => pageNumber)).toEqual([1, 2, 3, 3]);
  expect(
    form.pages.map(({ number, name, fieldId, previousButton, nextButton }) => [
      number,
      name,
      fieldId,
      previousButton?.text,
      nextButton?.text,
    ]),
  ).toEqual([
    [1, 'You', null, undefined, 'Onward'],
    [2, null, 2, 'Start', 'Last step'],
    [3, null, 3, 'Before', undefined],
  ]);
  expect(form.pages[1]?.conditionalLogic?.actionType).toBe('HIDE');
});

test("a rule about a country compares the code, which is the field's value", () => {
  const inputs = [{ key: 'country', id: 5.6, label: 'Country' }];
  const form = defined({ submitButton: { text: 'Go', conditionalLogic: logic } }, [
    { __typename: 'AddressField', databaseId: 5, inputs },
    { __typename: 'TextField', databaseId: 6, conditionalLogic: logic },
  ]);
  expect(form.fields[1]?.conditionalLogic?.rules[0]?.value).toBe('US');
  expect(form.submitButton.conditionalLogic?.rules[0]?.value).toBe('US');
});

test('logic without settings shows its field when all rules match, by equality with an empty text', () => {
  const conditionalLogic = {
    actionType: null,
    logicType: null,
    rules: [null, { fieldId: 3, operator: null, value: null }],
  };
  expect(fieldOf('TEXT', { __typename: 'TextField', conditionalLogic }).conditionalLogic).toEqual({
    actionType: 'SHOW',
    logicType: 'ALL',
    rules: [{ fieldId: 3, operator: 'IS', value: '' }],
  });
});

test('logic without a rule hides nothing', () => {
  const conditionalLogic = { actionType: 'HIDE', logicType: 'ALL', rules: [] };
  expect(fieldOf('TEXT', { __typename: 'TextField', conditionalLogic }).conditionalLogic).toBeNull();
});

const confirmedEmail = {
  __typename: 'EmailField',
  inputs: [
    {
      id: 1,
      label: 'Enter Email',
      customLabel: 'Your address',
      defaultValue: 'a@b.co',
      placeholder: 'you@example.com',
    },
    { id: 1.2, label: 'Confirm Email', placeholder: 'again' },
  ],
};

test('an email address has a confirmation if it has two inputs, unless the editor switched it off', () => {
  expect(fieldOf('EMAIL', { ...confirmedEmail, hasEmailConfirmation: false }).confirmation).toBeNull();
  expect(fieldOf('EMAIL', confirmedEmail).confirmation).toEqual({ label: 'Confirm Email', placeholder: 'again' });
  expect(fieldOf('EMAIL', { __typename: 'EmailField' })).toMatchObject({
    inputLabel: 'Enter Email',
    confirmation: null,
  });
});

test.each([
  ['its default, an asterisk', {}, '*'],
  ['an asterisk', { requiredIndicator: 'ASTERISK', customRequiredIndicator: 'unused' }, '*'],
  ['the word', { requiredIndicator: 'TEXT', customRequiredIndicator: 'unused' }, '(Required)'],
  ["the editor's own text", { requiredIndicator: 'CUSTOM', customRequiredIndicator: '(needed)' }, '(needed)'],
  ['an asterisk where the editor wrote no text', { requiredIndicator: 'CUSTOM', customRequiredIndicator: '' }, '*'],
])('a form marks its required fields with %s', (_what, settings, text) => {
  expect(defined(settings).requiredIndicator.text).toBe(text);
});

test('leaves out inputs of a name that are hidden or have unknown keys', () => {
  const inputs = [
    { key: 'prefix', id: 1.2, isHidden: true },
    { key: 'first', id: 1.3, isHidden: false, label: 'First', customLabel: 'Given name' },
    { key: 'constructor', id: 1.5 },
  ];
  expect(fieldOf('NAME', { __typename: 'NameField', inputs }).inputs.map(({ label }) => label)).toEqual(['Given name']);
});

test.each([
  ['INTERNATIONAL', null, ['State / Province / Region', 'ZIP / Postal Code', 'Country']],
  ['US', 'Minnesota', ['State', 'ZIP Code']],
  ['CANADA', 'Yukon', ['Province', 'Postal Code']],
])('an address of type %s has its labels, its default region and its inputs', (addressType, region, labels) => {
  const inputs = ['state', 'zip', 'country'].map((key, at) => ({
    key,
    id: 1.4 + at / 10,
    label: key === 'state' ? 'State / Province' : null,
  }));
  const field = fieldOf('ADDRESS', {
    __typename: 'AddressField',
    addressType,
    defaultState: 'MINNESOTA',
    defaultProvince: 'YUKON',
    inputs,
  });
  expect(field.inputs.map(({ label }) => label)).toEqual(labels);
  expect(field.inputs.find(({ key }) => key === 'state')?.defaultValue).toBe(region);
});

test('parts of names and addresses have the editor’s autocomplete values or the usual ones', () => {
  const autocompleteOf = (type: 'NAME' | 'ADDRESS', __typename: string, keys: string[]) =>
    fieldOf(type, {
      __typename,
      inputs: keys.map((key, at) => ({ key, id: 1 + at / 10, autocompleteAttribute: key === 'city' ? 'off' : null })),
    }).inputs.map(({ autocomplete }) => autocomplete);
  expect(autocompleteOf('NAME', 'NameField', ['first', 'last'])).toEqual(['given-name', 'family-name']);
  expect(autocompleteOf('ADDRESS', 'AddressField', ['street', 'city'])).toEqual(['address-line1', 'off']);
});

test.each([
  ['US', null, { inputId: 1.6, code: 'US' }],
  ['CANADA', false, { inputId: 1.6, code: 'CA' }],
  ['US', true, null],
  ['INTERNATIONAL', null, null],
])('an address of type %s whose country is hidden: %s, implies the country %j', (addressType, isHidden, country) => {
  const inputs = [
    { key: 'street', id: 1.1 },
    { key: 'country', id: 1.6, isHidden },
  ];
  expect(fieldOf('ADDRESS', { __typename: 'AddressField', addressType, inputs }).impliedCountry).toEqual(country);
});

test('the country of an address is the United States where the editor chose none', () => {
  const address = (settings: object) =>
    fieldOf('ADDRESS', { __typename: 'AddressField', inputs: [{ key: 'country', id: 1.6 }], ...settings });
  expect(address({}).inputs[0]?.defaultValue).toBe('US');
  expect(address({ defaultCountry: 'CA' }).inputs[0]?.defaultValue).toBe('CA');
});

test.each([
  [
    'the page is filled in later',
    '{embed_url} on {date_mdy}',
    '{embed_url} on {date_mdy}',
    '{embed_url} on {date_mdy}',
  ],
  ['only hidden fields say how the visitor came', '{referer}{user_agent}', '{referer}{user_agent}', null],
  ['only WordPress knows a signed-in user', 'Hello {user:email}!', 'Hello !', 'Hello !'],
])('of merge tags in defaults, %s', (_what, defaultValue, hidden, visible) => {
  expect(fieldOf('HIDDEN', { __typename: 'HiddenField', defaultValue }).defaultValue).toBe(hidden);
  expect(fieldOf('TEXT', { __typename: 'TextField', defaultValue }).defaultValue).toBe(visible);
});

test('a query may fill in a field only if the editor allowed it', () => {
  const prefill = (settings: object) =>
    fieldOf('TEXT', { __typename: 'TextField', inputName: 'model', ...settings }).prefill;
  expect(prefill({ canPrepopulate: true })).toBe('model');
  expect(prefill({ canPrepopulate: false })).toBeNull();
  expect(prefill({})).toBeNull();
  expect(prefill({ canPrepopulate: true, inputName: '' })).toBeNull();
});

test('the radio button "Other" is not one of the choices', () => {
  const choices = [
    { text: 'a', value: 'a' },
    { text: 'Other', value: 'gf_other_choice', isOtherChoice: true },
  ];
  const field = fieldOf('RADIO', { __typename: 'RadioField', choices, hasOtherChoice: true });
  expect(field.choices.map(({ value }) => value)).toEqual(['a']);
});

test('an inactive or trashed form is closed', () => {
  expect(defined({ isActive: false }).isActive).toBe(false);
  expect(defined({ isTrash: true }).isActive).toBe(false);
});

test.each([
  ['without a limit', null, null],
  [
    'with a limit, whose editor wrote a message,',
    { hasLimit: true, limitReachedMessage: '<b>Full</b>' },
    '<b>Full</b>',
  ],
  [
    'with a limit, whose editor wrote none,',
    { hasLimit: true, limitReachedMessage: '' },
    texts.fieldMessages.limitReached,
  ],
])('a form %s closes with the right message', (_what, entryLimits, message) => {
  expect(defined({ entryLimits }).closedMessage).toBe(message);
});

test('a schedule has its own messages', () => {
  const form = defined({
    scheduling: {
      hasSchedule: true,
      pendingMessage: 'Not yet',
      closedMessage: 'Too late',
      startDetails: { date: '2026-11-01 00:00:00', dateGmt: '11/01/2026', hour: 8, minute: 0, amPm: 'AM' },
      endDetails: { date: '2026-12-01 00:00:00', dateGmt: '12/01/2026', hour: 8, minute: 0, amPm: 'AM' },
    },
  });
  expect(formStatus(form, Date.UTC(2026, 10, 1, 7))).toEqual({ status: 'pending', message: 'Not yet' });
  expect(formStatus(form, Date.UTC(2026, 10, 1, 8))).toEqual({ status: 'open' });
  expect(formStatus(form, Date.UTC(2026, 11, 1, 8))).toEqual({ status: 'closed', message: 'Too late' });
});

test.each<[string, object, object | null]>([
  [
    'a message, sanitized',
    { type: 'MESSAGE', message: '<p>Thanks!</p><script>x</script>' },
    { type: 'message', html: '<p>Thanks!</p>' },
  ],
  [
    'a message in plain lines becomes the paragraphs that WordPress creates',
    { type: 'MESSAGE', message: 'Thanks!\n\nWe call\nsoon.' },
    { type: 'message', html: '<p>Thanks!</p><p>We call<br />soon.</p>' },
  ],
  ['a message with a field in it', { type: 'MESSAGE', message: 'Thanks, {Name:1.3}.' }, null],
  ['a message with a field that asks', { type: 'MESSAGE', message: 'About {What is it about?:6}' }, null],
  [
    'a message with the reference number',
    { type: 'MESSAGE', message: 'Number {headwater_reference}' },
    { type: 'message', html: '<p>Number {headwater_reference}</p>' },
  ],
  ['a message with a tag of the page', { type: 'MESSAGE', message: 'Sent from {embed_url}' }, null],
  ['a message with a shortcode', { type: 'MESSAGE', message: 'Thanks [gravityform id="2"]' }, null],
  ['no message', { type: 'MESSAGE', message: '' }, null],
  [
    'an address',
    { type: 'REDIRECT', url: 'https://shop.example/a' },
    { type: 'redirect', url: 'https://shop.example/a' },
  ],
  [
    'an address with a query',
    { type: 'REDIRECT', url: '/thanks/?a=1#top', queryString: 'b=2' },
    { type: 'redirect', url: '/thanks/?a=1&b=2#top' },
  ],
  ['an address with a field in it', { type: 'REDIRECT', url: '/thanks/?name={Name:1.3}' }, null],
  ['an address with a field in its query', { type: 'REDIRECT', url: '/thanks/', queryString: 'n={Name:1.3}' }, null],
  ['a page', { type: 'PAGE', page: { node: { uri: '/thanks/' } } }, { type: 'redirect', url: '/thanks/' }],
  ['a page that is gone', { type: 'PAGE', page: null, message: 'never seen' }, null],
])('a confirmation without an entry: %s', (_what, settings, content) => {
  const [confirmation] = defined({ confirmations: [{ isDefault: true, ...settings }] }).confirmations;
  expect(confirmation?.content).toEqual(content);
});

test('keeps the default and the active confirmations with their rules', () => {
  const rule = { fieldId: 5.6, operator: 'IS', value: 'united states' };
  const { confirmations } = defined({
    confirmations: [
      { type: 'MESSAGE', message: 'off', isActive: false },
      { type: 'MESSAGE', message: 'on', conditionalLogic: { actionType: 'SHOW', logicType: 'ALL', rules: [rule] } },
      { type: 'MESSAGE', message: 'default', isDefault: true, isActive: false },
    ],
  });
  expect(confirmations).toMatchObject([
    { isDefault: false, conditionalLogic: { rules: [rule] } },
    { isDefault: true, conditionalLogic: null },
  ]);
});

test('a captcha has its site key from the settings', () => {
  const nodes = [{ __typename: 'CaptchaField', databaseId: 1 }];
  const withKey = defined({}, nodes, { recaptcha: { publicKey: 'key', type: 'INVISIBLE' } });
  expect(withKey.recaptcha).toEqual({ siteKey: 'key', type: 'INVISIBLE' });
  expect(withKey.fields[0]).toMatchObject({ type: 'CAPTCHA', isRequired: true });
  expect(withKey.fields[0]).toMatchObject({ badgePosition: 'BOTTOM_RIGHT', theme: 'LIGHT', language: null });
  expect(withKey.uncheckedCaptcha).toBeNull();
});

test('a captcha without a site key is left out', () => {
  const nodes = [{ __typename: 'CaptchaField', databaseId: 1 }];
  expect(defined({}, nodes, { recaptcha: { publicKey: '', type: null } })).toMatchObject({
    uncheckedCaptcha: 1,
    recaptcha: null,
    fields: [],
  });
});

const nameNode = { __typename: 'TextField', databaseId: 1, label: 'Name' };

test('an unchanged form keeps its version', () => {
  expect(defined({}, [nameNode]).version).toBe(defined({}, [{ ...nameNode }]).version);
  expect(defined({}, [nameNode]).version).toMatch(/^[\da-f]{16}$/);
});

test('a change by an editor changes the version of a form', () => {
  expect(defined({}, [nameNode]).version).not.toBe(defined({}, [{ ...nameNode, isRequired: true }]).version);
});

test('a picture of a button is one of the media library', () => {
  const pictureOf = (imageUrl: string, type = 'IMAGE') =>
    defined({ submitButton: { type, text: 'Go', imageUrl } }).submitButton.picture;
  expect(pictureOf('/wp-content/uploads/2026/go.png')).toBe('/media/2026/go.png');
  expect(pictureOf('/wp-content/uploads/2026/go.png', 'TEXT')).toBeUndefined();
  expect(pictureOf('https://other.example/go.png')).toBeUndefined();
  expect(pictureOf('javascript:alert(1)')).toBeUndefined();
});

test('a form can be saved where the editor offers it, with the text of the button', () => {
  const saveButtonOf = (saveAndContinue: object | null) => defined({ saveAndContinue }).saveButton;
  expect(saveButtonOf({ hasSaveAndContinue: true, buttonText: 'Later &amp; more' })).toBe('Later & more');
  expect(saveButtonOf({ hasSaveAndContinue: true, buttonText: null })).toBe('Save and continue later');
  expect(saveButtonOf({ hasSaveAndContinue: false, buttonText: 'Later' })).toBeNull();
  expect(saveButtonOf(null)).toBeNull();
});

test('confirmations about saved forms are never shown after an entry', () => {
  const message = { type: 'MESSAGE', isDefault: true };
  const { confirmations } = defined({
    confirmations: [
      { ...message, id: 'sc16520f9a1b2c3d', message: 'Here is your link' },
      { ...message, id: 'sc26520f9a1b2c3d', message: 'The link was sent' },
      { ...message, id: '6520f9a1b2c3d', message: 'Thanks' },
    ],
  });
  expect(confirmations.map(({ content }) => content)).toEqual([{ type: 'message', html: '<p>Thanks</p>' }]);
});
