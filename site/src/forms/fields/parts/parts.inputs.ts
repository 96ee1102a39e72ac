import { type FieldInputs, type RecordKey, sentText } from '../shared/field-inputs.ts';
import type { ValueRecord } from '../shared/field-value.ts';
import { inputName } from '../shared/input-names.ts';
import { isBlank } from '../shared/text.ts';
import type { PartInput, Parts, PartsSettings } from './parts-settings.ts';

interface PartsInputsOptions<Key extends string, Held extends ValueRecord> {
  key: RecordKey;
  partsOf: (held: Held) => Parts<Key>;
  toHeld: (parts: Parts<Key>) => Held;
}

/** The parts that have a text. Only visible inputs count. */
export function filledParts<Key extends string>(
  inputs: readonly Pick<PartInput<Key>, 'key' | 'id'>[],
  parts: Parts<Key>,
) {
  return inputs.flatMap(({ key, id }) => {
    const text = parts[key];
    return text === undefined || isBlank(text) ? [] : [{ key, id, text }];
  });
}

function toParts<Key extends string>(entries: readonly { key: Key; text: string }[]): Parts<Key> {
  const parts: Parts<Key> = {};
  for (const { key, text } of entries) parts[key] = text;
  return parts;
}

/** Undefined when no part has a text. */
export function partsFrom<Key extends string, Input extends { key: Key }>(
  inputs: readonly Input[],
  textOf: (input: Input) => string | null | undefined,
): Parts<Key> | undefined {
  const entries = inputs.flatMap((input) => {
    const text = textOf(input);
    return text === null || text === undefined ? [] : [{ key: input.key, text }];
  });
  return entries.length > 0 ? toParts(entries) : undefined;
}

/** What Gravity Forms' own page would post of the parts with a text. */
export function postParts<Key extends string>(
  inputs: readonly Pick<PartInput<Key>, 'key' | 'id'>[],
  parts: Parts<Key>,
): [inputId: string, text: string][] {
  return filledParts(inputs, parts).map(({ id, text }) => [String(id), text]);
}

/** The native inputs that would send the parts, also those that a visitor emptied. */
export function writeParts<Key extends string>(
  inputs: readonly Pick<PartInput<Key>, 'key' | 'id'>[],
  parts: Parts<Key>,
): [name: string, value: string][] {
  return inputs.flatMap(({ key, id }): [string, string][] => {
    const text = parts[key];
    return text === undefined ? [] : [[inputName(id), text]];
  });
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
    write: ({ inputs }, held) => writeParts(inputs, partsOf(held)),
  };
}
