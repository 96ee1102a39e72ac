import { filledTexts, type PostedValues, postedText } from './posted-values.ts';
import type { RuleField } from './rule-field.ts';
import { rulesOf } from './rules-of.ts';
import type { CheckOptions, Mistake } from './type-rules.ts';

export interface RuleError<Field> {
  field: Field;
  /** Null where Gravity Forms has no message. */
  message: string | null;
}

interface FieldOptions<Field> extends CheckOptions {
  /** A reason that only the caller knows, such as a value that was sent before, of a value that is not missing. */
  alsoWrong?: (field: Field) => Mistake;
}

/** Its inputs as the CMS has them: those of a form that was put together by hand may begin with another field's number. */
function ownInputs(field: RuleField): number[] {
  if ('inputs' in field) return field.inputs.map(({ id }) => id);
  return field.type === 'CHECKBOX' || field.type === 'LIKERT' ? field.choices.map(({ inputId }) => inputId) : [];
}

export function isEmpty(field: RuleField, posted: PostedValues): boolean {
  const rules = rulesOf(field);
  if (rules.hasValue === false) return true;
  if (rules.isEmpty) return rules.isEmpty(field, posted);
  return filledTexts(posted, field.id).length === 0 && ownInputs(field).every((id) => postedText(posted, id) === '');
}

/** Whether Gravity Forms may refuse a value of the field: visitors fill it in, and the editor shows it. */
export function isValidated({ type, visibility }: RuleField): boolean {
  return visibility === 'VISIBLE' && type !== 'HTML' && type !== 'PAGE' && type !== 'SECTION';
}

/** The errors of the fields that visitors were asked, in their order. @param shown those that no rule hides */
export function fieldErrors<Field extends RuleField>(
  shown: readonly Field[],
  posted: PostedValues,
  options: FieldOptions<Field>,
): RuleError<Field>[] {
  return shown.filter(isValidated).flatMap((field) => {
    const message = mistakeOf(field, posted, options, () => options.alsoWrong?.(field));
    return message === undefined ? [] : [{ field, message: field.errorMessage ?? message }];
  });
}

/** The error of one field. @param alsoWrong what only the caller knows of a value that is not missing */
export function mistakeOf(
  field: RuleField,
  posted: PostedValues,
  options: CheckOptions,
  alsoWrong?: () => Mistake,
): Mistake {
  const rules = rulesOf(field);
  if (rules.hasValue === false) return undefined;
  const missing = field.isRequired ? missingOf(field, posted, options) : undefined;
  const wrong = missing ?? alsoWrong?.();
  return wrong !== undefined || isEmpty(field, posted) ? wrong : rules.mistake?.(field, posted, options);
}

function missingOf(field: RuleField, posted: PostedValues, { say }: CheckOptions): string | undefined {
  const needed = rulesOf(field).needed?.(field) ?? [];
  const empty = needed.filter(({ id }) => postedText(posted, id) === '');
  if (empty.length > 0) return say.requiredInputsMessage(empty.map(({ label }) => label));
  return field.type !== 'CAPTCHA' && isEmpty(field, posted) ? say.messages.required : undefined;
}
