import { assertNever } from '@headwater/contract/assert-never.ts';
import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import type { ConditionalLogic, ConditionalRule } from '../definition/conditional-logic.ts';
import { parseNumber } from '../fields/number.ts';
import { type PostedValues, postedOf } from './posted-values.ts';

/**
 * Whether the element with these rules is shown, evaluated as Gravity Forms does on the server: on the
 * posted values, including those of hidden fields.
 */
export function isShown(logic: ConditionalLogic | undefined, posted: PostedValues): boolean {
  if (!logic || logic.rules.length === 0) return true;
  const holds = (rule: ConditionalRule): boolean => ruleHolds(rule, posted);
  const matched = logic.logicType === 'ALL' ? logic.rules.every(holds) : logic.rules.some(holds);
  return matched === (logic.actionType === 'SHOW');
}

function ruleHolds({ fieldId, operator, value }: ConditionalRule, posted: PostedValues): boolean {
  const entries = Number.isInteger(fieldId)
    ? postedOf(posted, fieldId)
    : [...posted].filter(([id]) => id === String(fieldId));
  const texts = entries.flatMap(([, text]) => text);
  const target = comparable(value);
  const isMany = entries.length > 1 || Array.isArray(entries[0]?.[1]);
  if (!isMany) return matches(comparable(texts[0] ?? ''), target, operator);

  const chosen = texts.map(comparable).filter((text) => text !== '');
  if (target === '' && (operator === 'IS' || operator === 'IS_NOT'))
    return (chosen.length === 0) === (operator === 'IS');
  return operator === 'IS_NOT'
    ? chosen.every((text) => matches(text, target, operator))
    : chosen.some((text) => matches(text, target, operator));
}

/** A choice with a price is posted as `Large|100` and compared as `Large`. */
function comparable(text: string): string {
  return trimmed(text.split('|')[0] ?? '').toLowerCase();
}

function matches(text: string, target: string, operator: ConditionalRule['operator']): boolean {
  switch (operator) {
    case 'IS':
      return isSame(text, target);
    case 'IS_NOT':
      return !isSame(text, target);
    case 'GREATER_THAN':
      return numeric(text) > numeric(target);
    case 'LESS_THAN':
      return numeric(text) < numeric(target);
    case 'CONTAINS':
      return target !== '' && text.includes(target);
    case 'STARTS_WITH':
      return target !== '' && text.startsWith(target);
    case 'ENDS_WITH':
      return target !== '' && text.endsWith(target);
    default:
      return assertNever(operator, 'operator of a rule');
  }
}

/** PHP compares two numeric texts as numbers. */
function isSame(text: string, target: string): boolean {
  return text === target || (isNumeric(text) && isNumeric(target) && Number(text) === Number(target));
}

function isNumeric(text: string): boolean {
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/.test(text);
}

/** Values that are not numbers count as 0. */
function numeric(text: string): number {
  return parseNumber(text) ?? 0;
}
