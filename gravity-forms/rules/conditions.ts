import { parseSentNumber } from '@headwater/contract/forms/numbers.ts';
import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import type { ConditionalLogic, ConditionalRule } from '../definition/conditional-logic.ts';
import { filledTexts, type PostedValues, postedText } from './posted-values.ts';
import type { RuleField } from './rule-field.ts';
import { rulesOf } from './rules-of.ts';

const numeric = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/;

/** PHP compares two numeric texts as numbers: `10.0` is `10`. */
function isSame(text: string, target: string): boolean {
  return text === target || (numeric.test(text) && numeric.test(target) && Number(text) === Number(target));
}

/** As PHP orders texts: two numeric ones as numbers. */
function isBelow(text: string, target: string): boolean {
  return numeric.test(text) && numeric.test(target) ? Number(text) < Number(target) : text < target;
}

/** Gravity Forms' server compares a date or a time as it is, and turns every other text without a number into 0. */
function sized(text: string): string {
  const number = parseSentNumber(text, { format: 'DECIMAL_DOT' });
  return number === undefined && /^\d+([-/.:])\d+/.test(text) ? text : String(number ?? 0);
}

const tests = {
  IS: isSame,
  IS_NOT: (text, target) => !isSame(text, target),
  GREATER_THAN: (text, target) => isBelow(target, text),
  LESS_THAN: isBelow,
  CONTAINS: (text, target) => target !== '' && text.includes(target),
  STARTS_WITH: (text, target) => target !== '' && text.startsWith(target),
  ENDS_WITH: (text, target) => text.endsWith(target || '0'),
} satisfies Record<ConditionalRule['operator'], (text: string, target: string) => boolean>;

/** A choice with a price, `Large|100`, compares as `Large`. */
function comparable(text: string): string {
  return trimmed(text.split('|', 1)[0] ?? '').toLowerCase();
}

/** The text that a rule compares, or several of which any may match; empty for a deleted field. */
export type ComparedValue = (fieldId: number) => string | string[];

/**
 * The values that rules compare, of a field such as 3 or an input such as 3.6. Gravity Forms cleans numbers, so
 * `1.250,5` in a field with decimal commas is 1250.5, and compares checkboxes as a whole, whichever input a rule names.
 */
export function comparedValues(fields: readonly RuleField[], posted: PostedValues): ComparedValue {
  const byId = new Map(fields.map((field) => [field.id, field]));
  const known = new Map<number, string | string[]>();
  return (fieldId) => {
    const field = byId.get(Math.trunc(fieldId));
    const value = known.get(fieldId) ?? (field ? compared(field, posted, fieldId) : '');
    known.set(fieldId, value);
    return value;
  };
}

function compared(field: RuleField, posted: PostedValues, inputId: number): string | string[] {
  const { texts } = rulesOf(field);
  if (texts === 'by input' && inputId !== field.id) return postedText(posted, inputId);
  const filled = filledTexts(posted, field.id);
  if (texts) return filled;
  const [text = ''] = filled;
  return field.type === 'NUMBER' ? String(parseSentNumber(text, field) ?? text) : text;
}

/**
 * Of several selected values, any one may match; but for "is not" all of them must differ, and a comparison with an
 * empty text tests whether nothing is selected.
 */
function matches(text: string | readonly string[], operator: ConditionalRule['operator'], value: string): boolean {
  const target = trimmed(value).toLowerCase();
  // As in Gravity Forms, nothing matches by an operator of an add-on.
  const test = Object.hasOwn(tests, operator) ? tests[operator] : () => false;
  if (typeof text === 'string') {
    const one = comparable(text);
    return test(operator.endsWith('THAN') ? sized(one) : one, target);
  }
  const selected = text.map(comparable);
  if (operator === 'IS' && target === '') return selected.length === 0;
  if (operator === 'IS_NOT') return target === '' ? selected.length > 0 : selected.every((one) => test(one, target));
  return selected.some((one) => test(one, target));
}

/**
 * The logic of a confirmation or notification: Gravity Forms uses these when their rules match, and ignores that a
 * definition says `hide`.
 */
export function usedWhenMatched(logic: ConditionalLogic | null | undefined): ConditionalLogic | null {
  return logic ? { ...logic, actionType: 'SHOW' } : null;
}

/** Whether the element with these rules is shown. */
export function isShown(logic: ConditionalLogic | null | undefined, compared: ComparedValue): boolean {
  if (!logic) return true;
  const results = logic.rules.map(({ fieldId, operator, value }) => matches(compared(fieldId), operator, value));
  const isMatched = logic.logicType === 'ALL' ? results.every(Boolean) : results.some(Boolean);
  return isMatched === (logic.actionType === 'SHOW');
}
