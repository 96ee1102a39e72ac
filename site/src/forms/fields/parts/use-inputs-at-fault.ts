import { useState } from 'react';
import type { FieldError } from '../shared/field-error.ts';
import { isBlank } from '../shared/text.ts';

interface Input<Key> {
  key: Key;
  /** Whether the field is incomplete without it. */
  isNeeded: boolean;
  text: string;
}

/** The required empty inputs; if there are none, those with a text. */
function inputsAtFault<Key>(inputs: readonly Input<Key>[]): readonly Key[] {
  const filled = inputs.filter(({ text }) => !isBlank(text));
  const missing = inputs.filter((input) => input.isNeeded && !filled.includes(input));
  return (missing.length > 0 ? missing : filled).map(({ key }) => key);
}

/**
 * The inputs that a field's error is about. Determined once for each error, so that the mark does not move while the
 * visitor types.
 */
export function useInputsAtFault<Key>(
  [error]: readonly FieldError[],
  inputs: readonly Input<Key>[],
): (key: Key) => boolean {
  const decide = () => ({ error, keys: error ? inputsAtFault(inputs) : [] });
  const [decided, setDecided] = useState(decide);
  const current = decided.error === error ? decided : decide();
  if (current !== decided) setDecided(current);
  return (key) => current.keys.includes(key);
}
