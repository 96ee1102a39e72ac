import { recordedSchema } from '@headwater/contract/recorded-schema.ts';
import { everyVariantForms } from '@headwater/gravity-forms/testing/every-variant-forms.ts';
import { type GraphQLNamedType, getNamedType, isEnumType, isInterfaceType, isObjectType } from 'graphql';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import * as addOns from './fields/add-on-definitions.ts';
import * as definitions from './fields/definitions.ts';
import * as posts from './fields/post-definitions.ts';
import * as rare from './fields/rare-definitions.ts';
import { lacksRequiredAnswer } from './model/missing-answers.ts';
import { unsupportedTypes } from './model/unsupported-types.ts';
import { validateForm } from './model/validate.ts';
import type { FormResponse } from './server/definition/to-form-definition.ts';
import { formHtml } from './testing/form-html.tsx';
import { nodesOf, type RecordedForm, readRecorded, recordedForm } from './testing/recorded-form.ts';

const schema = recordedSchema();
const names = Object.keys(everyVariantForms);
const whole = names.filter((name) => name !== 'choices-without-plugin');

interface Leaf {
  /** Keys and positions. */
  path: readonly (string | number)[];
  value: unknown;
  /** The type of the schema; undefined for one that a fragment on another type has. */
  type: GraphQLNamedType | undefined;
}

/** Every setting in a response of the CMS. */
function leaves(value: unknown, type: GraphQLNamedType | undefined, path: Leaf['path'] = []): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => leaves(item, type, [...path, at]));
  if (typeof value !== 'object' || value === null) return [{ path, value, type }];
  const own = '__typename' in value ? schema.getType(String(value.__typename)) : type;
  const fields = isObjectType(own) || isInterfaceType(own) ? own.getFields() : {};
  return Object.entries(value).flatMap(([key, item]) => {
    const field = fields[key];
    return key === '__typename' ? [] : leaves(item, field && getNamedType(field.type), [...path, key]);
  });
}

const formType = schema.getType('GfForm');
const recorded = names.map((name) => ({ name, ...recordedForm(name) }));
const all = recorded.flatMap(({ answers }) =>
  answers.flatMap((response) => {
    const { formFields, ...form } = response.data.gfForm ?? {};
    return [
      { type: 'GfForm', leaves: leaves(form, formType) },
      ...nodesOf(response).map((node) => ({ type: node.__typename, leaves: leaves(node, undefined) })),
    ];
  }),
);

test('every type of field that the site reads is recorded, but those of add-ons, which are not for sale here', () => {
  const types = new Set<string>(all.map(({ type }) => type));
  const known = Object.keys({ ...definitions, ...rare, ...posts });
  expect(known.filter((type) => !types.has(type))).toEqual([]);
  expect(Object.keys(addOns).filter((type) => types.has(type))).toEqual([]);
});

/** What no editor can set, or no visitor can see. */
const unsettable = new Set([
  'GfForm.isTrash',
  'SectionField.layoutGridColumnSpan',
  // The editor offers "Other" for none of these.
  ...['ProductRadio', 'OptionRadio', 'ShippingRadio', 'PostCategoryRadio'].flatMap((type) => [
    `${type}Field.hasOtherChoice`,
    `${type}Field.choices.isOtherChoice`,
  ]),
]);

test('every setting that the site queries is recorded with a value', () => {
  const settings = new Map<string, boolean>();
  for (const { type, leaves: own } of all) {
    for (const { path, value } of own) {
      const keys = path.filter((key) => typeof key === 'string');
      const hasValue = value !== null && value !== false && value !== '';
      for (const [at] of keys.entries()) {
        const name = [type, ...keys.slice(0, at + 1)].join('.');
        settings.set(name, hasValue || (settings.get(name) ?? false));
      }
    }
  }
  const without = [...settings].flatMap(([name, hasValue]) => (hasValue || unsettable.has(name) ? [] : [name]));
  expect(without).toEqual([]);
});

test('every value of every enumeration is recorded, but places and types', () => {
  const seen = new Map<string, Set<unknown>>();
  for (const { value, type } of all.flatMap(({ leaves: own }) => own)) {
    if (isEnumType(type)) seen.set(type.name, (seen.get(type.name) ?? new Set()).add(value));
  }
  const missing = [...seen].flatMap(([name, values]) => {
    const type = schema.getType(name);
    if (!isEnumType(type) || /(?:Country|State|Province|FieldType)Enum$/.test(name)) return [];
    return type.getValues().flatMap((value) => (values.has(value.name) ? [] : `${name}.${value.name}`));
  });
  expect(missing).toEqual([]);
});

/** Another value of the same kind. */
function changed({ value, type }: Leaf): unknown {
  if (isEnumType(type)) return type.getValues().find(({ name }) => name !== value)?.name;
  if (typeof value === 'boolean') return !value;
  return typeof value === 'number' ? value + 1 : `9${value}`;
}

function withLeaf(value: unknown, [key, ...rest]: Leaf['path'], leaf: unknown): unknown {
  if (key === undefined) return leaf;
  if (Array.isArray(value)) return value.map((item, at) => (at === key ? withLeaf(item, rest, leaf) : item));
  return { ...(value as object), [key]: withLeaf((value as Record<string, unknown>)[key], rest, leaf) };
}

/** The responses with one field alone, as the site reads it, and a setting of it changed. */
async function fieldWith({ answers }: RecordedForm, id: number, change?: { at: number; leaf: Leaf }): Promise<string> {
  const alone = answers.map((response, at) => {
    const nodes = nodesOf(response)
      .filter((node) => idOf(node) === id)
      .map((node) => (change?.at === at ? withLeaf(node, change.leaf.path, changed(change.leaf)) : node));
    return { ...response, data: { ...response.data, gfForm: { ...response.data.gfForm, formFields: { nodes } } } };
  });
  const { version, ...form } = await readRecorded(alone as RecordedForm['answers']);
  return JSON.stringify(form);
}

function idOf(node: object): number {
  return 'databaseId' in node ? Number(node.databaseId) : 0;
}

/** Settings without a meaning for the control that the field has here. */
const meaningless = [
  // Each type of the contract is read by its own name.
  /Field\.(?:type|databaseId)$/,
  // The button belongs to the end of the page before the break, and the first page has none.
  /^PageField\.previousButton\./,
  // Gravity Forms has the settings of every type for every type of post field.
  /^(?:Option|Post|Quantity)\w*(?:Radio|Checkbox|MultiSelect|Hidden)Field\.(?:placeholder|defaultValue)$/,
  /^Post\w+(?:Radio|Checkbox|Hidden|Time|List|Fileupload)Field\.(?:size|isRequired)$/,
  // A list's columns are called by their texts, the inputs of an email address by their order.
  /ListField\.choices\.value$/,
  /EmailField\.inputs\.(?:id|label)$/,
  // No URL fills in a file, and browsers may fill in every name and address.
  /FileuploadField\.canPrepopulate$/i,
  /^(?:Name|Address)Field\.hasAutocomplete$/,
];

test('no choice, input, rule or setting of a field is dropped', async () => {
  const kept = new Map<string, boolean>();
  for (const form of whole.map(recordedForm)) {
    for (const [at, { data }] of form.answers.entries()) {
      for (const node of data.gfForm?.formFields?.nodes ?? []) {
        const before = await fieldWith(form, idOf(node));
        for (const leaf of leaves(node, undefined)) {
          const name = [node.__typename, ...leaf.path.filter((part) => typeof part === 'string')].join('.');
          if (kept.get(name) || leaf.value === null || leaf.value === '') continue;
          kept.set(name, (await fieldWith(form, idOf(node), { at, leaf })) !== before);
        }
      }
    }
  }
  const dropped = [...kept].flatMap(([name, isKept]) => (isKept ? [] : [name]));
  expect(dropped.filter((name) => !meaningless.some((pattern) => pattern.test(name)))).toEqual([]);
});

test.each(whole)('%s: each value of the lead has a control with its name', async (name) => {
  const form = await readRecorded(recordedForm(name).answers);
  const controls = DomUtils.getElementsByTagName('*', parseDocument(formHtml(form)).children);
  const named = new Set(controls.flatMap(({ attribs }) => attribs.name ?? []));
  const source = everyVariantForms[name];
  const entered = source?.fields.flatMap((field) => Object.keys(field.entered ?? {})) ?? [];
  expect(entered.filter((input) => !named.has(input))).toEqual([]);
  expect(unsupportedTypes(form)).toEqual([]);
});

test('without the plugin, required choices without IDs are named, and the lead waits for a person', async () => {
  const form = await readRecorded(recordedForm('choices-without-plugin').answers);
  expect(unsupportedTypes(form)).toEqual([
    'field 9: MultiChoiceField without choices: The "MultiChoiceCheckboxInputProperty" type does not exist in the schema.',
    'field 11: MultiChoiceField without choices: The "MultiChoiceCheckboxInputProperty" type does not exist in the schema.',
    'field 12: ImageChoiceField without choices: The "ImageChoiceCheckboxInputProperty" type does not exist in the schema.',
  ]);
  expect(lacksRequiredAnswer(form, [])).toBe(true);
});

test.each(whole)('%s: a value that an enumeration does not have yet takes no form from visitors', async (name) => {
  const [response, ...others] = recordedForm(name).answers;
  if (!response) throw new Error('The recording has no response.');
  const enums = leaves(response.data.gfForm, formType).filter(({ type, value }) => isEnumType(type) && value !== null);
  const places = new Map(
    enums.map((leaf) => [leaf.path.filter((key) => typeof key === 'string').join('.'), leaf.path]),
  );
  const failed: string[] = [];
  for (const [place, path] of places) {
    const data = { ...response.data, gfForm: withLeaf(response.data.gfForm, path, 'ODD') } as FormResponse;
    try {
      const form = await readRecorded([{ ...response, data }, ...others]);
      formHtml(form);
      validateForm(form, []);
    } catch (error) {
      failed.push(`${place}: ${error}`);
    }
  }
  expect(failed).toEqual([]);
});
