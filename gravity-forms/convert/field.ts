import { type GravityField, inputTypeOf } from '../gravity-form.ts';
import { isObject, isOn, type Json, type JsonObject, objectsIn, textOf } from '../json.ts';
import { checkboxInputs, hasOwnValues, readChoices, writeChoices } from './choices.ts';
import { buttonSettings, fieldSettings, readSettings, textSettings, writeSettings } from './settings.ts';
import { partsOf, readParts, writeParts } from './sub-inputs.ts';
import { definitionType, hasVariants, storedType } from './variants.ts';

/** A field in the words of the definition: its type in capitals, its ID, and what an editor has set. */
export interface FieldJson extends JsonObject {
  type: string;
  id: number;
}

/** A field of Gravity Forms in the words of the CMS's definition. */
export function readField(field: GravityField): FieldJson {
  const inputType = inputTypeOf(field);
  return {
    ...readSettings(fieldSettings, field),
    // Before 2.2, a field for editors only had a flag of its own.
    ...(isOn(field.adminOnly) && { visibility: 'ADMINISTRATIVE' }),
    ...(isOn(field.inputMask) && textOf(field.inputMaskValue) && { inputMaskValue: textOf(field.inputMaskValue) }),
    ...(isOn(field.enableAutocomplete) &&
      textOf(field.autocompleteAttribute) && { autocompleteAttribute: textOf(field.autocompleteAttribute) }),
    ...readStructure(field),
    ...(formulaOf(field) && { calculationFormula: formulaOf(field) }),
    // Before 2.2, several choices were stored with commas between them.
    ...(inputType === 'multiselect' && textOf(field.storageType) !== 'json' && { isCommaSeparated: true }),
    ...(inputType !== field.type && !hasVariants(field.type) && { inputType: inputType.toUpperCase() }),
    type: definitionType(field),
    id: field.id,
  };
}

/**
 * The formula that a field is calculated with; otherwise empty. It stays in a field when it is switched off, and when
 * another control is chosen; a number that names itself is the visitor's.
 */
export function formulaOf(field: GravityField): string {
  const [control, formula] = [inputTypeOf(field), textOf(field.calculationFormula)];
  const isOwn = ['.', ':', '}'].some((end) => formula.includes(`:${field.id}${end}`));
  const isUsed = control === 'number' ? isOn(field.enableCalculation) && !isOwn : control === 'calculation';
  return isUsed ? formula : '';
}

/** A field of the definition as Gravity Forms stores it. */
export function writeField(settings: FieldJson, formId: number): GravityField {
  const { type, inputType: variant } = storedType(settings.type);
  const { id, inputMaskValue, autocompleteAttribute, inputType = variant, calculationFormula } = settings;
  const written = writeSettings(fieldSettings, settings);
  return {
    type,
    id,
    formId,
    label: '',
    isRequired: false,
    size: 'medium',
    visibility: 'visible',
    ...written,
    ...(inputType !== undefined && { inputType: textOf(inputType).toLowerCase() }),
    ...(calculationFormula !== undefined && { enableCalculation: true, calculationFormula }),
    ...(inputMaskValue !== undefined && { inputMask: true, inputMaskValue }),
    ...(autocompleteAttribute !== undefined && { enableAutocomplete: true, autocompleteAttribute }),
    ...writeStructure(type, textOf(inputType).toLowerCase() || type, settings, written),
  };
}

/** Types that always have choices, if only an empty list. */
const withChoices = new Set(['select', 'multiselect', 'radio', 'checkbox']);

/** Statements of a Likert field, where it has several. */
function readRows(field: GravityField): JsonObject {
  if (!isOn(field.gsurveyLikertEnableMultipleRows)) return {};
  return {
    rows: objectsIn(field.gsurveyLikertRows).map(({ text, value }) => ({ text: textOf(text), value: textOf(value) })),
  };
}

function writeRows({ id, rows }: FieldJson): JsonObject {
  if (!Array.isArray(rows)) return {};
  const statements = objectsIn(rows);
  const inputs = checkboxInputs(id, statements).map((input, at) => ({ ...input, name: textOf(statements[at]?.value) }));
  return { gsurveyLikertEnableMultipleRows: true, gsurveyLikertRows: statements, inputs };
}

/** What is more than one value: parts, choices, columns, buttons. */
function readStructure(field: GravityField): JsonObject {
  const parts = partsOf(field.type, field);
  if (parts) {
    const changed = readParts(parts, field);
    const prefix = objectsIn(field.inputs).find(({ id }) => textOf(id) === `${field.id}.2`);
    const prefixes = field.type === 'name' ? readChoices(prefix?.choices) : [];
    return { ...(changed && { parts: changed }), ...(prefixes.length > 0 && { prefixes }) };
  }
  switch (inputTypeOf(field)) {
    case 'email':
      return readEmail(field);
    case 'list':
      return isOn(field.enableColumns) ? { columns: readChoices(field.choices).map(({ text }) => textOf(text)) } : {};
    case 'page':
      return { ...button('nextButton', field.nextButton), ...button('previousButton', field.previousButton) };
    case 'consent':
      return { checkboxLabel: textOf(field.checkboxLabel) };
    case 'html':
      return { content: textOf(field.content) };
    default: {
      const choices = readChoices(field.choices, isOn(field.enableChoiceValue));
      return {
        ...(choices.length > 0 || withChoices.has(hasVariants(field.type) ? inputTypeOf(field) : field.type)
          ? { choices }
          : {}),
        ...readRows(field),
      };
    }
  }
}

function writeStructure(type: string, control: string, settings: FieldJson, stored: JsonObject): JsonObject {
  const { id, choices, columns } = settings;
  const parts = partsOf(type, stored);
  if (parts) {
    const inputs = writeParts(id, parts, isObject(settings.parts) ? settings.parts : {});
    const prefixes = settings.prefixes && writeChoices(settings.prefixes);
    return {
      inputs: inputs.map((input) => (prefixes && input.id === `${id}.2` ? { ...input, choices: prefixes } : input)),
    };
  }
  switch (control) {
    case 'email':
      return writeEmail(settings);
    case 'list':
      return Array.isArray(columns)
        ? { enableColumns: true, choices: writeChoices(columns.map((text) => ({ text }))) }
        : { enableColumns: false, choices: null };
    case 'page':
      return {
        nextButton: writeButton(settings.nextButton, 'Next'),
        previousButton: writeButton(settings.previousButton, 'Previous'),
      };
    case 'consent':
      return {
        choices: [{ text: 'Checked', value: '1', isSelected: false, price: '' }],
        inputs: ['Consent', 'Text', 'Description'].map((label, index) => ({
          id: `${id}.${index + 1}`,
          label,
          name: '',
        })),
      };
    default:
      if (choices === undefined) return {};
      return {
        ...(control === 'multiselect' && !isOn(settings.isCommaSeparated) && { storageType: 'json' }),
        choices: writeChoices(choices),
        enableChoiceValue: hasOwnValues(choices),
        ...(control === 'checkbox' && { inputs: checkboxInputs(id, choices) }),
        ...writeRows(settings),
      };
  }
}

const emailTexts = textSettings('placeholder', 'defaultValue', 'autocompleteAttribute');

/** With a confirmation, Gravity Forms stores the texts of the field in its first input. */
function readEmail(field: GravityField): JsonObject {
  if (!isOn(field.emailConfirmEnabled)) return {};
  const [own = {}, again = {}] = objectsIn(field.inputs);
  const confirmation = readSettings([...textSettings('customLabel'), ...emailTexts], again);
  return {
    hasEmailConfirmation: true,
    ...readSettings(emailTexts, own),
    ...(Object.keys(confirmation).length > 0 && { confirmation }),
  };
}

function writeEmail({ id, hasEmailConfirmation, confirmation, ...settings }: FieldJson): JsonObject {
  if (hasEmailConfirmation !== true) return { inputs: null };
  const own = { id: String(id), label: 'Enter Email', name: '', ...writeSettings(emailTexts, settings) };
  const again = isObject(confirmation) ? confirmation : {};
  return { emailConfirmEnabled: true, inputs: [own, { id: `${id}.2`, label: 'Confirm Email', name: '', ...again }] };
}

function button(name: string, stored: Json | undefined): JsonObject {
  if (!isObject(stored)) return {};
  const settings = readSettings(buttonSettings, stored);
  return Object.keys(settings).length > 0 ? { [name]: settings } : {};
}

function writeButton(settings: Json | undefined, text: string): JsonObject {
  return { type: 'text', text, imageUrl: '', ...(isObject(settings) && writeSettings(buttonSettings, settings)) };
}
