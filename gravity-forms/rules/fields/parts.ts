import type { RulePart } from '../rule-field.ts';
import type { TypeRules } from '../type-rules.ts';

/** Of a name or an address: the inputs with these numbers are needed, as far as the editor shows them. */
function partsRules(numbers: readonly number[]): TypeRules<'NAME' | 'ADDRESS'> {
  const isNeeded = ({ id }: RulePart) => numbers.includes(Number(String(id).split('.')[1]));
  return { texts: 'by input', needed: ({ inputs }) => inputs.filter(isNeeded) };
}

/** First and last name. */
export const nameRules = partsRules([3, 6]);
/** All but the second line. */
export const addressRules = partsRules([1, 3, 4, 5, 6]);
