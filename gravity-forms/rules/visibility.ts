import type { ConditionalLogic } from '../definition/conditional-logic.ts';
import { comparedValues, isShown } from './conditions.ts';
import type { PostedValues } from './posted-values.ts';
import type { RuleField } from './rule-field.ts';

/** A field with all conditional logic that can hide it: its own, its section's and its page's. */
export interface GovernedField {
  id: number;
  logics: ConditionalLogic[];
}

type Visible = ReadonlySet<number>;

export interface FieldVisibility {
  /** IDs of the fields that no rule hides. */
  visible: Visible;
  /** Whether logic shows its target, given the visible fields. */
  shows(logic: ConditionalLogic | null | undefined): boolean;
}

/** A section reaches to the next section or page, a page to the next page. */
export function governedFields(fields: readonly RuleField[]): GovernedField[] {
  let page: ConditionalLogic | null = null;
  let section: ConditionalLogic | null = null;
  return fields.map(({ id, type, conditionalLogic }) => {
    if (type === 'PAGE') page = conditionalLogic;
    if (type === 'PAGE') section = null;
    if (type === 'SECTION') section = conditionalLogic;
    const logics = new Set([page, section, conditionalLogic]);
    return { id, logics: [...logics].filter((logic) => logic !== null) };
  });
}

/** The visible fields as Gravity Forms' server evaluates them: on all posted values, also those of hidden fields. */
export function postedVisibility(fields: readonly RuleField[], posted: PostedValues): FieldVisibility {
  const compared = comparedValues(fields, posted);
  const shows = (logic: ConditionalLogic | null | undefined) => isShown(logic, compared);
  const shown = governedFields(fields).filter(({ logics }) => logics.every(shows));
  return { visible: new Set(shown.map(({ id }) => id)), shows };
}

/**
 * The visible fields while a visitor fills in the form. Values of hidden fields count as empty, so hiding one may hide
 * or show others, and the rules are evaluated until nothing changes. Rules that contradict each other in a circle never
 * settle: the fields of such a circle stay visible, so that visitors can fill them in.
 */
export function settledVisibility(fields: readonly RuleField[], posted: PostedValues): FieldVisibility {
  const governed = governedFields(fields);
  const [compared, blank] = [comparedValues(fields, posted), comparedValues(fields, new Map())];
  const shows = (logic: ConditionalLogic | null | undefined, visible: Visible) =>
    isShown(logic, (id) => (visible.has(Math.trunc(id)) ? compared : blank)(id));
  const step = (visible: Visible, pinned: Visible): Visible => {
    const shown = governed.filter(({ id, logics }) => pinned.has(id) || logics.every((logic) => shows(logic, visible)));
    return new Set(shown.map(({ id }) => id));
  };
  const everything: Visible = new Set(governed.map(({ id }) => id));
  const pinned = new Set<number>();
  for (;;) {
    const { visible, restless } = settle(everything, (from) => step(from, pinned));
    if (restless.size === 0) return { visible, shows: (logic) => shows(logic, visible) };
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

/** The fields in circles: their visibility depends on itself, directly or through other fields. */
function fieldsInCircles(governed: readonly GovernedField[], among: ReadonlySet<number>): number[] {
  const sources = new Map(
    governed.map(({ id, logics }) => [
      id,
      logics
        .flatMap(({ rules }) => rules.map(({ fieldId }) => Math.trunc(fieldId)))
        .filter((source) => among.has(source)),
    ]),
  );
  return [...among].filter((id) => {
    const reached = new Set(sources.get(id));
    // The loop also visits what is added to the set meanwhile.
    for (const next of reached) for (const source of sources.get(next) ?? []) reached.add(source);
    return reached.has(id);
  });
}
