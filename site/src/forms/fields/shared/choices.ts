import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import type { Choice, FieldBase } from './field-base.ts';

/** The choice that a query parameter means: by its value, or by its visible text. */
export function findChoice<Offered extends Choice>(choices: readonly Offered[], text: string): Offered | undefined {
  const wanted = trimmed(text);
  return choices.find(({ value }) => trimmed(value) === wanted) ?? choices.find((choice) => choice.text === wanted);
}

/** Whether a value is one of the list. Where a query may fill the field, the CMS takes any. */
export function isOffered({ choices, prefill }: FieldBase & { choices: readonly Choice[] }, value: string): boolean {
  return prefill !== null || choices.some((choice) => trimmed(choice.value) === trimmed(value));
}
