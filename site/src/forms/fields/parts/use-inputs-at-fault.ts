import { useState } from 'react';
import type { FieldError } from '../shared/field-error.ts';
import { isBlank } from '../shared/text.ts';

interface Input<Key> {
  key: Key;
  /** Whether the field is not complete without it. */
  isNeeded: boolean;
  text: string;
}

/** The empty inputs that are needed, else those that hold a text. */
function inputsAtFault<Key>(inputs: readonly Input<Key>[]): readonly Key[] {
  const filled = inputs.filter(({ text }) => !isBlank(text));
  const missing = inputs.filter((input) => input.isNeeded && !filled.includes(input));
  return (missing.length > 0 ? missing : filled).map(({ key }) => key);
}

/**
 * Which inputs of a field its message is about. Decided once for each message, so that the mark does not wander
 * while the visitor types.
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
