import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainText } from '../../content/plain-text.ts';
import { sanitizeHtml } from '../../content/sanitize-html.ts';
import type { FormDefinition } from '../model/form-definition.ts';
import { type FormResponse, toFormDefinition } from '../server/definition/to-form-definition.ts';

/**
 * Published collections of forms and texts. They are not in this repository because of their licenses; set
 * HEADWATER_CORPORA to their folder.
 */
const folder = process.env.HEADWATER_CORPORA ?? '';
export const isThere = folder !== '' && existsSync(folder);
if (!isThere)
  console.info('SKIPPED: the collected forms and texts. Set HEADWATER_CORPORA to their folder to run them.');

/** The collected forms have no GraphQL types: these are the ones that WordPress would send. */
const TYPE_NAMES: Record<string, string> = {
  ADDRESS: 'AddressField',
  CHECKBOX: 'CheckboxField',
  CONSENT: 'ConsentField',
  DATE: 'DateField',
  EMAIL: 'EmailField',
  FILEUPLOAD: 'FileUploadField',
  HIDDEN: 'HiddenField',
  HTML: 'HtmlField',
  INPUT: 'InputField',
  MULTISELECT: 'MultiSelectField',
  NAME: 'NameField',
  NUMBER: 'NumberField',
  PAGE: 'PageField',
  PASSWORD: 'PasswordField',
  PHONE: 'PhoneField',
  RADIO: 'RadioField',
  SECTION: 'SectionField',
  SELECT: 'SelectField',
  TEXT: 'TextField',
  TEXTAREA: 'TextAreaField',
  TIME: 'TimeField',
  WEBSITE: 'WebsiteField',
};

interface CollectedField {
  id: number;
  type: string;
  databaseId?: number;
}

/** A collected form as a definition. */
export function collectedForm(file: string): FormDefinition {
  const { gfForm, gfSettings } = JSON.parse(readFileSync(join(folder, 'gf-forms', file), 'utf8'));
  const collected: CollectedField[] = gfForm.formFields.nodes;
  const ids = collected.map(({ id, databaseId }) => databaseId ?? id);
  const nodes = collected.map((node, at) => ({
    ...node,
    __typename: TYPE_NAMES[node.type],
    // Some contain an ID twice, which WordPress never does.
    databaseId: ids.indexOf(ids[at] ?? 0) === at ? ids[at] : 1_000 + at,
  }));
  const response = { gfForm: { ...gfForm, formFields: { nodes } }, gfSettings } as unknown as FormResponse;
  const form = toFormDefinition(response, { html: sanitizeHtml, text: plainText });
  if (!form) throw new Error(`${file} gave no form.`);
  return form;
}

export const collectedForms = isThere
  ? readdirSync(join(folder, 'gf-forms')).filter((name) => name.endsWith('.json'))
  : [];
export const naughtyStrings: string[] = isThere
  ? JSON.parse(readFileSync(join(folder, 'naughty-strings.json'), 'utf8'))
  : [];
