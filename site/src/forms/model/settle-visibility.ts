import type { FormField } from '../fields/form-field.ts';
import type { ConditionalLogic } from '../fields/shared/conditional-logic.ts';
import type { FieldValue } from '../fields/shared/field-value.ts';
import { comparedValues } from './compared-values.ts';
import { fieldsInCircles, governedFields } from './governed-fields.ts';
import { matches } from './matches.ts';

type Visible = ReadonlySet<number>;

export interface SettledVisibility {
  visible: Visible;
  /** Whether logic shows its target, given the visible fields. */
  shows(logic: ConditionalLogic | null): boolean;
}

/**
 * The visible fields. Values of hidden fields count as empty, so hiding one may hide or show others, and the rules
 * are evaluated until nothing changes. Rules that contradict each other in a circle never settle: the fields of such
 * a circle stay visible, so that visitors can fill them in.
 */
export function settleVisibility(fields: readonly FormField[], values: readonly FieldValue[]): SettledVisibility {
  const compared = comparedValues(fields, values);
  const governed = governedFields(fields);
  const shows = (logic: ConditionalLogic, visible: Visible): boolean => {
    const results = logic.rules.map(({ fieldId, operator, value }) =>
      matches(compared(fieldId, visible.has(Math.trunc(fieldId))), operator, value),
    );
    const isMatched = logic.logicType === 'ALL' ? results.every(Boolean) : results.some(Boolean);
    return (logic.actionType === 'SHOW') === isMatched;
  };
  const step = (visible: Visible, pinned: Visible): Visible => {
    const shown = governed.filter(({ id, logics }) => pinned.has(id) || logics.every((logic) => shows(logic, visible)));
    return new Set(shown.map(({ id }) => id));
  };
  const everything: Visible = new Set(governed.map(({ id }) => id));
  const pinned = new Set<number>();
  for (;;) {
    const { visible, restless } = settle(everything, (from) => step(from, pinned));
    if (restless.size === 0) return { visible, shows: (logic) => logic === null || shows(logic, visible) };
    for (const id of fieldsInCircles(governed, restless)) pinned.add(id);
  }
}

/**
 * Repeats a step until it changes nothing. Without circles, that takes at most as many rounds as there are fields.
 * Fields that still change in as many further rounds never settle; at least one whole circle is among them.
 */
function settle(start: Visible, step: (from: Visible) => Visible): { visible: Visible; restless: Visible } {
  const restless = new Set<number>();
  let visible = start;
  for (let round = 0; round <= 2 * start.size + 1; round += 1) {
    const next = step(visible);
    const changed = [...start].filter((id) => next.has(id) !== visible.has(id));
    if (changed.length === 0) return { visible, restless: new Set() };
    if (round > start.size) for (const id of changed) restless.add(id);
    visible = next;
  }
  return { visible, restless };
}
