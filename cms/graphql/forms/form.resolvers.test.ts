import { readFileSync } from 'node:fs';
import * as kinds from '@headwater/gravity-forms/fields/kinds.ts';
import { orderForm } from '@headwater/gravity-forms/testing/order-form.ts';
import { buildSchema, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import type { SeedForm } from '../../starting-content/model.ts';
import { browser, loginOf } from '../../testing/browser.ts';
import { everyFieldForm } from '../../testing/every-field-form.ts';
import { startFormCms } from '../../testing/form-cms.ts';
import { codeFor, frontEnd, testSecret } from '../../testing/front-end.ts';
import { postForm } from '../../testing/post-form.ts';
import { surveyForm } from '../../testing/survey-form.ts';

const schema = buildSchema(readFileSync(new URL('../../../contract/schema.graphql', import.meta.url), 'utf8'));
const startUpForm = everyFieldForm({
  name: 'Test Pump Company',
  mail: { to: 'service@example.com', from: 'website@example.com', fromName: 'Test Pump Company' },
  page: { name: 'Grinders have a page of their own', path: '/about/' },
});
const { entryLimit, ...openForm } = startUpForm;

const forms: SeedForm[] = [
  {
    ...openForm,
    id: 1,
    fields: [
      ...openForm.fields,
      ...orderForm.fields.map((field) => ({
        ...field,
        id: field.id + 100,
        ...('productField' in field && { productField: field.productField + 100 }),
      })),
      ...postForm.fields.map((field) => ({ ...field, id: field.id + 200 })),
      ...surveyForm.fields.map((field) => ({ ...field, id: field.id + 300 })),
    ],
    confirmations: startUpForm.confirmations.filter(({ type }) => type !== 'PAGE'),
  },
  { id: 2, title: 'Inactive', isActive: false, fields: [], confirmations: [] },
  { id: 3, title: 'Members', fields: [], confirmations: [], login: { loginRequiredMessage: 'Sign in.' } },
  { id: 4, title: 'Limited', fields: [], confirmations: [], entryLimit: { maxEntries: 5, period: 'WEEK' } },
  { id: 5, title: 'Trashed', isTrash: true, fields: [], confirmations: [] },
];

const cms = await startFormCms(forms, { secret: testSecret });

async function read(query: string) {
  const request = new Request(`http://cms.test/graphql?${new URLSearchParams({ query })}`);
  const { data, errors } = await (await cms.fetch(request)).json();
  expect(errors).toBeUndefined();
  return data;
}

/** Every setting of a type without sub-fields. */
function plainFields(type: string): string {
  const found = schema.getType(type);
  if (!isObjectType(found)) throw new Error(`The contract has no type ${type}.`);
  const plain = Object.values(found.getFields()).filter(
    (field) =>
      !/^\[?[A-Z]\w*(Property|Input|Choice|Logic|Button|ProductField)\b|^ProductField/.test(String(field.type)),
  );
  return plain.map(({ name }) => name).join(' ');
}

/** Default values of settings; null where none is listed here. */
const untouched: Record<string, unknown> = {
  visibility: 'VISIBLE',
  isRequired: false,
  labelPlacement: 'INHERIT',
  descriptionPlacement: 'INHERIT',
  subLabelPlacement: 'INHERIT',
  size: 'MEDIUM',
  canPrepopulate: false,
  hasEnhancedUI: false,
  hasEmailConfirmation: false,
  isPasswordInput: false,
  hasRichTextEditor: false,
  hasSelectAll: false,
  hasOtherChoice: false,
  canAcceptMultipleFiles: false,
  shouldCopyValuesOption: false,
  captchaType: 'RECAPTCHA',
  hasMargins: true,
  numberFormat: 'DECIMAL_DOT',
};

/** Fields that are not the editor's settings; each has a test of its own. */
const derived = new Set([
  'id',
  'databaseId',
  'type',
  'inputType',
  'pageNumber',
  'displayOnly',
  'hasAutocomplete',
  'shouldAllowDuplicates',
  'hasInputMask',
  'hasChoiceValue',
  'hasColumns',
  'isCalculation',
  'consentValue',
  'choices',
  'connectedProductField',
  'formattedPrice',
  'hasQuantity',
  'price',
]);

test.each(Object.entries(kinds))(
  'every setting of a %s field is returned as its editor left it',
  async (graphqlType, { type }) => {
    const names = plainFields(graphqlType);
    const query = `{ gfForm(id: 1) { formFields(first: 600) { nodes { databaseId ... on ${graphqlType} { type ${names} } } } } }`;
    const { gfForm } = await read(query);
    const returned = gfForm.formFields.nodes.filter((node: { type?: string }) => node.type !== undefined);
    const settings = names.split(' ').filter((name) => !derived.has(name));
    const expected = (forms[0]?.fields ?? [])
      .filter((field) => field.type === type)
      .map((field) => ({
        ...Object.fromEntries(settings.map((name) => [name, untouched[name] ?? null])),
        ...Object.fromEntries(Object.entries(field).filter(([name]) => settings.includes(name))),
        databaseId: field.id,
      }));
    expect(expected).not.toEqual([]);
    expect(returned).toMatchObject(expected);
  },
);

test('a field of an order names its types as Gravity Forms does, its price and its product', async () => {
  const { gfForm } = await read(`{ gfForm(id: 1) { formFields(first: 600) { nodes { databaseId type inputType
    ... on ProductSingleField { price formattedPrice hasQuantity }
    ... on OptionCheckboxField { choices { text value price formattedPrice } connectedProductField { databaseId } } } } } }`);
  const byId = new Map(gfForm.formFields.nodes.map((node: { databaseId: number }) => [node.databaseId, node]));
  expect(byId.get(101)).toEqual({
    databaseId: 101,
    type: 'PRODUCT',
    inputType: 'SINGLEPRODUCT',
    price: 25,
    formattedPrice: '$25.00',
    hasQuantity: true,
  });
  expect(byId.get(102)).toMatchObject({
    type: 'OPTION',
    inputType: 'CHECKBOX',
    connectedProductField: { databaseId: 101 },
    choices: [
      { text: 'Grease', value: 'grease', price: 5, formattedPrice: '$5.00' },
      { text: 'Puller', value: 'puller', price: 1249.5, formattedPrice: '$1,249.50' },
    ],
  });
  expect(byId.get(117)).toMatchObject({ type: 'SHIPPING', inputType: 'SINGLESHIPPING' });
});

test('only fields with a formula are returned as calculations', async () => {
  const { gfForm } = await read(`{ gfForm(id: 1) { formFields(first: 600) { nodes { databaseId
    ... on NumberField { isCalculation calculationFormula }
    ... on ProductCalculationField { isCalculation calculationFormula } } } } }`);
  const fields: { isCalculation?: boolean }[] = gfForm.formFields.nodes;
  expect(fields.filter(({ isCalculation }) => isCalculation)).toEqual([
    { databaseId: 108, isCalculation: true, calculationFormula: '{Length of hose, ft:7} * 0.3048' },
    {
      databaseId: 109,
      isCalculation: true,
      calculationFormula: '{Length of hose, ft:7} * 2.5 + {How many impellers?:4} * 0',
    },
  ]);
  expect(fields).toContainEqual({ databaseId: 107, isCalculation: false, calculationFormula: null });
});

test('a text field has its mask, autocomplete and duplicates settings', async () => {
  const { gfForm } = await read(`{ gfForm(id: 1) { formFields(first: 600) { nodes { databaseId
    ... on TextField { hasInputMask hasAutocomplete shouldAllowDuplicates displayOnly } } } } }`);
  const byId = new Map(gfForm.formFields.nodes.map((node: { databaseId: number }) => [node.databaseId, node]));
  expect(byId.get(2)).toMatchObject({ hasInputMask: true, shouldAllowDuplicates: false, displayOnly: false });
  expect(byId.get(34)).toMatchObject({ hasInputMask: false, hasAutocomplete: false, shouldAllowDuplicates: true });
});

test('only fields without an answer are displayOnly', async () => {
  const { gfForm } = await read('{ gfForm(id: 1) { formFields(first: 600) { nodes { type displayOnly } } } }');
  const shown = gfForm.formFields.nodes.filter(({ displayOnly }: { displayOnly: boolean }) => displayOnly);
  expect(new Set(shown.map(({ type }: { type: string }) => type))).toEqual(new Set(['HTML', 'PAGE', 'SECTION']));
});

test('shared settings can be queried on interfaces', async () => {
  const { gfForm } = await read(`{ gfForm(id: 1) { formFields(first: 600) { nodes { databaseId
    ... on GfFieldWithRulesSetting { isRequired } ... on GfFieldWithPlaceholderSetting { placeholder }
    ... on GfFieldWithConditionalLogicSetting { conditionalLogic { actionType logicType rules { fieldId operator value } } }
    ... on GfFieldWithChoices { choices { text value } } ... on GfFieldWithDuplicatesSetting { shouldAllowDuplicates }
    ... on GfGfFieldWithEmailConfirmationSetting { hasEmailConfirmation } ... on GfFieldWithRangeSetting { rangeMin rangeMax }
  } } } }`);
  const byId = new Map(gfForm.formFields.nodes.map((node: { databaseId: number }) => [node.databaseId, node]));
  expect(byId.get(2)).toMatchObject({ isRequired: true, placeholder: '2104417', shouldAllowDuplicates: false });
  expect(byId.get(4)).toMatchObject({ shouldAllowDuplicates: true });
  expect(byId.get(12)).toMatchObject({ rangeMin: 0.1, rangeMax: 800 });
  expect(byId.get(17)).toMatchObject({
    conditionalLogic: { actionType: 'SHOW', logicType: 'ANY', rules: [{ fieldId: 3 }, {}] },
  });
  expect(byId.get(15)).toMatchObject({ choices: [{ text: 'Pump', value: 'Pump' }, {}, {}, {}] });
  expect(byId.get(26)).toMatchObject({ hasEmailConfirmation: true });
});

async function fieldOf(id: number, parts: string) {
  const { gfForm } = await read(`{ gfForm(id: 1) { formFields(first: 600) { nodes { databaseId ${parts} } } } }`);
  return gfForm.formFields.nodes.find(({ databaseId }: { databaseId: number }) => databaseId === id);
}

test('a name has its inputs with a custom label', async () => {
  const inputs = '... on NameField { names: inputs { key id label customLabel isHidden choices { text } } }';
  expect(await fieldOf(25, inputs)).toMatchObject({
    names: [
      { key: 'prefix', id: 25.2, isHidden: false, choices: expect.arrayContaining([{ text: 'Dr.' }]) },
      { key: 'first', id: 25.3, label: 'First', isHidden: false, choices: null },
      { key: 'middle', id: 25.4, label: 'Middle', customLabel: 'Initial' },
      { key: 'last', id: 25.6 },
      { key: 'suffix', id: 25.8 },
    ],
  });
});

test('a field has the number of its page, a page field that of the page it starts', async () => {
  const { gfForm } = await read('{ gfForm(id: 1) { formFields(first: 600) { nodes { databaseId pageNumber } } } }');
  const pages = Object.fromEntries(
    gfForm.formFields.nodes.map((node: { databaseId: number; pageNumber: number }) => [
      node.databaseId,
      node.pageNumber,
    ]),
  );
  expect([pages[9], pages[10], pages[11], pages[20], pages[24], pages[37]]).toEqual([1, 2, 2, 3, 4, 4]);
});

test('returns ten fields per page by default', async () => {
  const { gfForm } = await read('{ gfForm(id: 1) { formFields { nodes { databaseId } pageInfo { endCursor } } } }');
  expect(gfForm.formFields.nodes).toHaveLength(10);
  const next = await read(
    `{ gfForm(id: 1) { formFields(first: 1, after: "${gfForm.formFields.pageInfo.endCursor}") { nodes { databaseId } } } }`,
  );
  expect(next.gfForm.formFields.nodes).toEqual([{ databaseId: 11 }]);
});

test.each([
  ['its number', 'id: "2"', 2],
  ['its database ID, with any idType', 'id: "2", idType: ID', 2],
  ['its global id', 'id: "Z2ZfZm9ybToy"', 2],
  ['another type’s global id', 'id: "cG9zdDoy"', null],
  ['an invalid ID', 'id: "two"', null],
])('finds a form by %s', async (_, argument, expected) => {
  const { gfForm } = await read(`{ gfForm(${argument}) { databaseId id } }`);
  expect(gfForm?.databaseId ?? null).toBe(expected);
});

test('returns a form for members to signed-in users', async () => {
  const visitor = browser(cms);
  await visitor.signIn(await loginOf(cms, 'editor'));
  const site = frontEnd(cms);
  const token = (await site.tokens({ code: await codeFor(visitor) }))?.accessToken;
  const query = '{ gfForm(id: 3) { title login { isLoginRequired loginRequiredMessage } } }';
  expect(await site.query(query, token)).toMatchObject({
    data: { gfForm: { title: 'Members', login: { isLoginRequired: true, loginRequiredMessage: 'Sign in.' } } },
  });
});

test('returns an inactive form as inactive', async () => {
  expect(await read('{ gfForm(id: 2) { isActive isTrash } }')).toEqual({ gfForm: { isActive: false, isTrash: false } });
});

test('hides a form for members', async () => {
  expect(await read('{ gfForm(id: 3) { title } }')).toEqual({ gfForm: null });
});

test('lists forms by status, newest first', async () => {
  const titles = async (where: string) =>
    (await read(`{ gfForms(${where}) { nodes { title } } }`)).gfForms.nodes.map(
      ({ title }: { title: string }) => title,
    );
  expect(await titles('first: 10')).toEqual(['Limited', 'Start-up report']);
  expect(await titles('where: { orderby: { order: ASC } }')).toEqual(['Start-up report', 'Limited']);
  expect(await titles('where: { status: INACTIVE }')).toEqual(['Inactive']);
  expect(await titles('where: { status: TRASHED }')).toEqual(['Trashed']);
});
