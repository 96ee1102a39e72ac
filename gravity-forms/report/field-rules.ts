import { isFormula } from '@headwater/contract/forms/formula.ts';
import { checkboxInputs } from '../convert/choices.ts';
import { operators } from '../convert/conditional-logic.ts';
import { formulaOf } from '../convert/field.ts';
import { hasVariants } from '../convert/variants.ts';
import { type GravityField, type GravityForm, inputTypeOf, labelOf } from '../gravity-form.ts';
import { isObject, isOn, objectsIn, textOf } from '../json.ts';
import { unmetTags } from '../submission/merge-tags.ts';
import { differs, type Finding, lost, unknownSettings } from './loss.ts';
import { unknownFieldSettings } from './unknown-settings.ts';

/** The controls that fields of several kinds may have. */
const controls: Readonly<Record<string, readonly string[]>> = {
  poll: ['radio', 'checkbox', 'select'],
  quiz: ['radio', 'checkbox', 'select'],
  survey: ['likert', 'rank', 'rating', 'radio', 'checkbox', 'select', 'text', 'textarea'],
};

type Rule = (field: GravityField, form: GravityForm) => Finding | undefined | false;

/** The merge tags of default values that the site fills in. */
const knownTags = /\{(?:embed_url|embed_title|date_mdy|date_dmy|referer|user_agent)\}/g;

/** Settings that the site ignores, in fields whose type works. A new one needs a line here. */
const rules: readonly Rule[] = [
  (field) =>
    formulaOf(field) !== '' &&
    !isFormula(formulaOf(field)) &&
    lost('Its formula is not calculated: it is 0.', 'Use numbers, + - * / ( ) and merge tags of fields only.'),
  (field, { fields }) => {
    const names = (id: number) => ['.', ':', '}'].some((end) => formulaOf(field).includes(`:${id}${end}`));
    const later = fields.slice(fields.indexOf(field) + 1).find((each) => formulaOf(each) !== '' && names(each.id));
    return (
      later &&
      differs(
        `Its formula uses ${labelOf(later)}, which is calculated later: a live WordPress stores the result without it.`,
        'Move it behind that field.',
      )
    );
  },
  (field) =>
    field.type === 'captcha' &&
    ['simple_captcha', 'math'].includes(textOf(field.captchaType)) &&
    lost('Really Simple and Math captchas are not shown.', 'Choose reCAPTCHA, or remove it: the site holds bots off.'),
  ({ defaultValue, visibility }) =>
    visibility === 'administrative' &&
    unmetTags(textOf(defaultValue), true).length > 0 &&
    lost(
      `The merge tag in the default value ${textOf(defaultValue)} stays as it is written, or empty.`,
      'Use a fixed text.',
    ),
  ({ defaultValue, visibility }) =>
    visibility !== 'administrative' &&
    textOf(defaultValue).replace(knownTags, '').includes('{') &&
    lost(`The merge tag in the default value ${textOf(defaultValue)} stays empty.`, 'Use a fixed text.'),
  (field) =>
    ['date', 'time'].includes(inputTypeOf(field)) &&
    objectsIn(field.inputs ?? null).some(({ defaultValue }) => textOf(defaultValue) !== '') &&
    lost('The default values of its parts stay empty.', 'Let visitors enter it.'),
  ({ type, displayAllCategories }) =>
    type === 'post_category' &&
    isOn(displayAllCategories) &&
    differs(
      'It offers the categories of the CMS that runs it. One that is added later is offered once its page is rendered anew.',
      'Save the page after adding a category.',
    ),
  ({ inputs }) =>
    Array.isArray(inputs) &&
    !inputs.every(isObject) &&
    lost(
      'WordPress gives no IDs for its choices: visitors read a notice in its place.',
      'Install the newest Headwater plugin (npm run plugin).',
    ),
  ({ choiceLimit }) =>
    ['exactly', 'range'].includes(textOf(choiceLimit)) &&
    differs(
      'How many choices to select is checked when the form is sent, and not said before.',
      'Say it in the description of the field.',
    ),
  ({ type, inputs, nameFormat }) =>
    type === 'name' &&
    objectsIn(inputs).length === 0 &&
    textOf(nameFormat) !== '' &&
    differs(
      'Its one line for the whole name is shown as first and last name.',
      'Save it with inputs in Gravity Forms.',
    ),
  ({ type, inputType }) =>
    hasVariants(type) &&
    textOf(inputType) === '' &&
    !['post_tags', 'post_custom_field'].includes(type) &&
    differs(
      'It says nothing of its kind of control, so WPGraphQL for Gravity Forms cannot describe it: visitors of a live WordPress read a notice.',
      'Choose its Field Type in Gravity Forms, and save the form.',
    ),
  (field) => unknownControl(field),
  (field, form) => unknownRules(field, form),
  (field) => renumberedInputs(field),
  (field) => unknownSettings(unknownFieldSettings(field)),
];

/** A control that another version of an add-on has. */
function unknownControl(field: GravityField): Finding | undefined {
  const control = inputTypeOf(field);
  const isKnown = !Object.hasOwn(controls, field.type) || controls[field.type]?.includes(control);
  return isKnown
    ? undefined
    : lost(`The kind "${control}" of ${field.type} fields is not shown as it is.`, 'Use another kind.');
}

function unknownRules({ conditionalLogic }: GravityField, { fields }: GravityForm): Finding | undefined {
  if (!isObject(conditionalLogic)) return undefined;
  const stored = objectsIn(conditionalLogic.rules);
  const operator = stored.map((rule) => textOf(rule.operator)).find((name) => !Object.hasOwn(operators, name));
  if (operator !== undefined) {
    return lost(
      `The operator "${operator}" of its conditional logic is not known; the rule is left out.`,
      'Use another.',
    );
  }
  const ids = new Set(fields.map(({ id }) => id));
  const gone = stored.map((rule) => textOf(rule.fieldId)).find((id) => !ids.has(Math.floor(Number(id))));
  return gone === undefined
    ? undefined
    : differs(`Its conditional logic names field ${gone}, which the form does not have.`, 'Remove the rule.');
}

/** Choices that were deleted once leave gaps in the numbers of the inputs behind them. */
function renumberedInputs(field: GravityField): Finding | undefined {
  if (inputTypeOf(field) !== 'checkbox' || field.type !== 'checkbox') return undefined;
  const expected = checkboxInputs(field.id, field.choices ?? null).map(({ id }) => id);
  const stored = objectsIn(field.inputs).map(({ id }) => textOf(id));
  if (stored.length === 0 || stored.join() === expected.join()) return undefined;
  return differs(
    'The inputs of its choices are numbered anew, so rules and merge tags may name another choice.',
    'Save the form in Gravity Forms once, and export it again.',
  );
}

export function fieldFindings(field: GravityField, form: GravityForm): Finding[] {
  return rules.map((rule) => rule(field, form)).filter((finding) => !!finding);
}
