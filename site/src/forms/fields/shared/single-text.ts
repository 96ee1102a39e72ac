import type { PostedInput } from '@headwater/gravity-forms/rules/posted-values.ts';
import type { FieldBase } from './field-base.ts';
import { type Prefill, sentText } from './field-inputs.ts';
import { inputName } from './input-names.ts';
import { isBlank } from './text.ts';

type Text = { value: string };

/** A value record for a text that is present. */
export function textRecord(value: string | null | undefined): Text | undefined {
  return isBlank(value) || !value ? undefined : { value };
}

/** What the native inputs of a text that visitors see in another format than it is posted in would send. */
export function writeText({ id }: FieldBase, { value }: Text): [string, string][] {
  return [[inputName(id), value]];
}

/** The inputs of every field with a text as its value; types override what differs. */
export const singleText = {
  key: 'value',
  initial: (field: FieldBase & { defaultValue?: string | null }, prefill: Prefill) =>
    textRecord(prefill(field.prefill) ?? field.defaultValue),
  post: ({ id }: FieldBase, { value }: Text): PostedInput[] => [[String(id), value]],
  read: (field: FieldBase, data: FormData): Text | undefined => {
    const value = sentText(data, inputName(field.id));
    return value === undefined ? undefined : { value };
  },
} as const;
