/** Something that a form does in Gravity Forms and not here. */
export interface Loss {
  /** Undefined: it concerns the form. */
  fieldId?: number;
  /** The field's label, or the name of a confirmation or notification. */
  label: string;
  /** `lost`: it doesn't work. `differs`: it works differently. */
  effect: 'lost' | 'differs';
  what: string;
  /** What an editor can do about it. */
  advice: string;
}

/** A loss without its field. */
export type Finding = Pick<Loss, 'effect' | 'what' | 'advice'>;

export function lost(what: string, advice: string): Finding {
  return { effect: 'lost', what, advice };
}

/** Settings that this project does not know, by their names in the file. */
export function unknownSettings(names: readonly string[]): Finding | undefined {
  if (names.length === 0) return undefined;
  const list = names.map((name) => `"${name}"`).join(', ');
  return differs(
    `Settings that are not known here do nothing: ${list}.`,
    'Send it once, and compare the page and the entry with those of Gravity Forms.',
  );
}

export function differs(what: string, advice: string): Finding {
  return { effect: 'differs', what, advice };
}
