import { type FieldInputs, type RecordKey, sentText } from '../shared/field-inputs.ts';
import type { ValueRecord } from '../shared/field-value.ts';
import { inputName } from '../shared/input-names.ts';
import type { PartInput, Parts, PartsSettings } from './parts-settings.ts';

interface PartsInputsOptions<Key extends string, Held extends ValueRecord> {
  key: RecordKey;
  partsOf: (held: Held) => Parts<Key>;
  toHeld: (parts: Parts<Key>) => Held;
}

/** Undefined when no part has a text. */
export function partsFrom<Key extends string, Input extends { key: Key }>(
  inputs: readonly Input[],
  textOf: (input: Input) => string | null | undefined,
): Parts<Key> | undefined {
  const parts: Parts<Key> = {};
  for (const input of inputs) {
    const text = textOf(input);
    if (typeof text === 'string') parts[input.key] = text;
  }
  return Object.keys(parts).length > 0 ? parts : undefined;
}

/** What Gravity Forms' own page would post of the parts that a visitor filled in, or emptied. */
export function postParts<Key extends string>(
  inputs: readonly Pick<PartInput<Key>, 'key' | 'id'>[],
  parts: Parts<Key>,
): [inputId: string, text: string][] {
  return inputs.flatMap(({ key, id }): [string, string][] => {
    const text = parts[key];
    return text === undefined ? [] : [[String(id), text]];
  });
}

/** The native inputs that would send the parts. */
export function writeParts<Key extends string>(
  inputs: readonly Pick<PartInput<Key>, 'key' | 'id'>[],
  parts: Parts<Key>,
): [name: string, value: string][] {
  return postParts(inputs, parts).map(([id, text]) => [inputName(id), text]);
}

/** The inputs of a field with several parts, such as a name or an address; types override what differs. */
export function partsInputs<Key extends string, Field extends PartsSettings<Key>, Held extends ValueRecord>({
  key,
  partsOf,
  toHeld,
}: PartsInputsOptions<Key, Held>): FieldInputs<Field, Held> {
  const heldFrom = (parts: Parts<Key> | undefined) => parts && toHeld(parts);
  return {
    key,
    initial: ({ inputs }, prefill) =>
      heldFrom(partsFrom(inputs, (input) => prefill(input.prefill) ?? input.defaultValue)),
    post: ({ inputs }, held) => postParts(inputs, partsOf(held)),
    read: ({ inputs }, data) => heldFrom(partsFrom(inputs, ({ id }) => sentText(data, inputName(id)))),
  };
}
