import * as texts from '@headwater/brand/texts.ts';
import { escapeUTF8 } from 'entities/escape';
import { type FieldRules, type RecordKey, sentText } from '../shared/field-rules.ts';
import type { ValueRecord } from '../shared/field-value.ts';
import { inputName } from '../shared/input-names.ts';
import type { SubmissionRecord } from '../shared/submission-value.ts';
import { isBlank } from '../shared/text.ts';
import type { PartInput, Parts, PartsSettings } from './parts-settings.ts';

interface PartsRulesOptions<Key extends string, Field, Held extends ValueRecord> {
  key: RecordKey;
  partsOf: (held: Held) => Parts<Key>;
  toHeld: (parts: Parts<Key>) => Held;
  /** Converts the parts with a text for the mutation. */
  toSubmission: (filled: Parts<Key>, field: Field) => SubmissionRecord;
  /** Whether a required field is incomplete without this part. */
  isNeeded: (part: Key) => boolean;
}

/** The parts that have a text. Only visible inputs count. */
export function filledParts<Key extends string>(inputs: readonly PartInput<Key>[], parts: Parts<Key> | undefined) {
  return inputs.flatMap(({ key, id }) => {
    const text = parts?.[key];
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

/** The native inputs that would send the parts. */
export function writeParts<Key extends string>(
  inputs: readonly Pick<PartInput<Key>, 'key' | 'id'>[],
  parts: Parts<Key>,
): [name: string, value: string][] {
  return inputs.flatMap(({ key, id }): [string, string][] => {
    const text = parts[key];
    return text === undefined ? [] : [[inputName(id), text]];
  });
}

/** The rules of a field with several parts, such as a name or an address; types override what differs. */
export function partsRules<Key extends string, Field extends PartsSettings<Key>, Held extends ValueRecord>({
  key,
  partsOf,
  toHeld,
  toSubmission,
  isNeeded,
}: PartsRulesOptions<Key, Field, Held>): FieldRules<Field, Held> {
  const heldFrom = (parts: Parts<Key> | undefined) => parts && toHeld(parts);
  return {
    key,
    initial: ({ inputs }, prefill) =>
      heldFrom(partsFrom(inputs, (input) => prefill(input.prefill) ?? input.defaultValue)),
    isEmpty: ({ inputs }, held) => filledParts(inputs, partsOf(held)).length === 0,
    missing({ inputs }, held) {
      const parts = held && partsOf(held);
      const needed = inputs.filter((input) => isNeeded(input.key));
      if (needed.length === 0)
        return filledParts(inputs, parts).length === 0 ? texts.fieldMessages.required : undefined;
      const empty = needed.filter((input) => isBlank(parts?.[input.key]));
      return empty.length > 0 ? texts.requiredInputsMessage(empty.map(({ label }) => escapeUTF8(label))) : undefined;
    },
    mistake: () => undefined,
    compared({ inputs }, held, inputId) {
      const filled = filledParts(inputs, held && partsOf(held));
      return inputId === null ? filled.map(({ text }) => text) : (filled.find(({ id }) => id === inputId)?.text ?? '');
    },
    submission: (field, held) => toSubmission(toParts(filledParts(field.inputs, partsOf(held))), field),
    read: ({ inputs }, data) => heldFrom(partsFrom(inputs, ({ id }) => sentText(data, inputName(id)))),
    write: ({ inputs }, held) => writeParts(inputs, partsOf(held)),
  };
}
