import { formatAmount, rounded } from '@headwater/contract/forms/amounts.ts';
import { calculate } from '@headwater/contract/forms/formula.ts';
import { writeNumber } from '@headwater/contract/forms/numbers.ts';
import { formulaNumber } from './formula-number.ts';
import { orderTotal } from './order-total.ts';
import type { PostedInput, PostedValues } from './posted-values.ts';
import type { Formula, RuleField } from './rule-field.ts';
import type { postedVisibility } from './visibility.ts';

/** More rounds than formulas that build on each other need; formulas in a circle end with the last round's numbers. */
const MOST_ROUNDS = 12;

/**
 * The values with every calculation and total as the form's rules give them, whatever was posted for those fields. Fields
 * that rules hide count as nothing, and rules may in turn depend on a total, so it repeats until nothing changes.
 */
export function withComputedValues(
  fields: readonly RuleField[],
  posted: PostedValues,
  visibilityOf: typeof postedVisibility,
): PostedValues {
  let current = posted;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { visible } = visibilityOf(fields, current);
    const computed = fields.flatMap((field) =>
      visible.has(field.id) ? computedEntry(field, fields, visible, current) : [],
    );
    if (computed.every(([id, value]) => current.get(id) === value)) break;
    current = new Map([...current, ...computed]);
  }
  return current;
}

function computedEntry(
  field: RuleField,
  fields: readonly RuleField[],
  visible: ReadonlySet<number>,
  posted: PostedValues,
): PostedInput[] {
  const { id } = field;
  const result = ({ text }: Formula) =>
    calculate(text, (inputId, modifier) => {
      const source = fields.find((each) => each.id === Math.trunc(Number(inputId)));
      // Gravity Forms computes a price before it has the quantity beside it.
      const isOwn = source === field;
      return source && !isOwn && visible.has(source.id) ? formulaNumber(source, posted, inputId, modifier) : 0;
    });
  switch (field.type) {
    case 'PRODUCT':
      return field.formula && posted.has(`${id}.3`)
        ? [[`${id}.2`, formatAmount(result(field.formula), field.currency)]]
        : [];
    case 'TOTAL':
      return [[String(id), String(rounded(orderTotal(fields, visible, posted), field.currency.decimals))]];
    case 'NUMBER': {
      if (!field.formula) return [];
      // Gravity Forms rounds numbers by their setting, but not amounts of money. PHP writes 14 digits of a number.
      const number = result(field.formula);
      const digits = field.format === 'CURRENCY' ? null : field.formula.rounding;
      const shown = digits === null ? number : rounded(number, digits);
      return [[String(id), writeNumber(Number(shown.toPrecision(14)), field)]];
    }
    default:
      return [];
  }
}
