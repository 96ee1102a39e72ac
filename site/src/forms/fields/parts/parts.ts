import { messages, requiredInputsMessage } from '@headwater/contract/forms/messages.ts';
import type { FieldInput } from '../../model/form-definition.ts';
import { type Prefill, sentText } from '../shared/field-rules.ts';
import { inputName } from '../shared/input-names.ts';
import { escapeHtml, isBlank } from '../shared/text.ts';

type Parts<Key extends string> = { [key in Key]?: string };
type PartInput<Key extends string> = FieldInput & { key: Key };

/** What fields of several texts, name and address, have in common. Only inputs that show count. */
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

/** Undefined when nothing of it is filled in. */
function partsFrom<Key extends string>(
  inputs: readonly PartInput<Key>[],
  textOf: (input: PartInput<Key>) => string | null | undefined,
): Parts<Key> | undefined {
  const entries = inputs.flatMap((input) => {
    const text = textOf(input);
    return text === null || text === undefined ? [] : [{ key: input.key, text }];
  });
  return entries.length > 0 ? toParts(entries) : undefined;
}

export function initialParts<Key extends string>(inputs: readonly PartInput<Key>[], prefill: Prefill) {
  return partsFrom(inputs, (input) => prefill(input.prefill) ?? input.defaultValue);
}

export function sentParts<Key extends string>(inputs: readonly PartInput<Key>[], data: FormData) {
  return partsFrom(inputs, ({ id }) => sentText(data, inputName(id)));
}

export function submittedParts<Key extends string>(inputs: readonly PartInput<Key>[], parts: Parts<Key>) {
  return toParts(filledParts(inputs, parts));
}

/** Which of the inputs that a required field needs are empty, by their labels. */
export function missingParts<Key extends string>(
  inputs: readonly PartInput<Key>[],
  parts: Parts<Key> | undefined,
  isNeeded: (key: Key) => boolean,
): string | undefined {
  const needed = inputs.filter(({ key }) => isNeeded(key));
  if (needed.length === 0) return filledParts(inputs, parts).length === 0 ? messages.required : undefined;
  const empty = needed.filter(({ key }) => isBlank(parts?.[key]));
  return empty.length > 0 ? requiredInputsMessage(empty.map(({ label }) => escapeHtml(label))) : undefined;
}

export function comparedParts<Key extends string>(
  inputs: readonly PartInput<Key>[],
  parts: Parts<Key> | undefined,
  inputId: number | null,
): string | string[] {
  const filled = filledParts(inputs, parts);
  return inputId === null ? filled.map(({ text }) => text) : (filled.find(({ id }) => id === inputId)?.text ?? '');
}

export function writtenParts<Key extends string>(
  inputs: readonly PartInput<Key>[],
  parts: Parts<Key>,
): [string, string][] {
  return inputs.flatMap(({ key, id }) => {
    const text = parts[key];
    return text === undefined ? [] : [[inputName(id), text] satisfies [string, string]];
  });
}
