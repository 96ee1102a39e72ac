import { parseSentNumber } from '@headwater/contract/forms/numbers.ts';
import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import type { RuleOperator } from '../fields/shared/conditional-logic.ts';

const NUMERIC = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/;

/** PHP compares two numeric texts as numbers: `10.0` is `10`. */
function isSame(text: string, target: string): boolean {
  return text === target || (NUMERIC.test(text) && NUMERIC.test(target) && Number(text) === Number(target));
}

/** Gravity Forms' server turns a text that is not a number into 0. Its browser script does not, but the server decides. */
function toNumber(text: string): number {
  return parseSentNumber(text, { format: 'DECIMAL_DOT' }) ?? 0;
}

const tests = {
  IS: isSame,
  IS_NOT: (text, target) => !isSame(text, target),
  GREATER_THAN: (text, target) => toNumber(text) > toNumber(target),
  LESS_THAN: (text, target) => toNumber(text) < toNumber(target),
  CONTAINS: (text, target) => target !== '' && text.includes(target),
  STARTS_WITH: (text, target) => target !== '' && text.startsWith(target),
  ENDS_WITH: (text, target) => target !== '' && text.endsWith(target),
} satisfies Record<RuleOperator, (text: string, target: string) => boolean>;

/** A choice with a price, `Large|100`, compares as `Large`. */
function comparable(text: string): string {
  return trimmed(text.split('|', 1)[0] ?? '').toLowerCase();
}

/**
 * Whether a rule matches, by the logic of the CMS's server. Of several selected values, any one may match; but for
 * "is not" all of them must differ, and a comparison with an empty text tests whether nothing is selected.
 */
export function matches(compared: string | readonly string[], operator: RuleOperator, value: string): boolean {
  const target = trimmed(value).toLowerCase();
  const test = tests[operator];
  if (typeof compared === 'string') return test(comparable(compared), target);
  const selected = compared.map(comparable);
  if (operator === 'IS' && target === '') return selected.length === 0;
  if (operator === 'IS_NOT') return target === '' ? selected.length > 0 : selected.every((text) => test(text, target));
  return selected.some((text) => test(text, target));
}
