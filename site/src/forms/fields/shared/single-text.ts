import * as texts from '@headwater/brand/texts.ts';
import type { FieldBase } from './field-base.ts';
import { type Prefill, sentText } from './field-rules.ts';
import { inputName } from './input-names.ts';
import { isBlank } from './text.ts';

type Text = { value: string };

/** A value record for a text that is present. */
export function textRecord(value: string | null | undefined): Text | undefined {
  return isBlank(value) || !value ? undefined : { value };
}

/** The rules of every field with a text as its value; types override what differs. */
export const singleText = {
  key: 'value',
  initial: (field: FieldBase & { defaultValue?: string | null }, prefill: Prefill) =>
    textRecord(prefill(field.prefill) ?? field.defaultValue),
  isEmpty: (_field: FieldBase, held: Text) => isBlank(held.value),
  missing: (_field: FieldBase, held: Text | undefined) =>
    isBlank(held?.value) ? texts.fieldMessages.required : undefined,
  mistake: (): string | undefined => undefined,
  compared: (_field: FieldBase, held: Text | undefined): string | string[] => held?.value ?? '',
  submission: (_field: FieldBase, held: Text): Text | undefined => ({ value: held.value }),
  read: (field: FieldBase, data: FormData): Text | undefined => {
    const value = sentText(data, inputName(field.id));
    return value === undefined ? undefined : { value };
  },
  write: (field: FieldBase, held: Text): [string, string][] => [[inputName(field.id), held.value]],
} as const;
