import * as texts from '@headwater/brand/texts.ts';
import type { FieldBase } from './field-base.ts';

/** The rules of a field without a value. */
export const noValue = {
  key: null,
  initial: () => undefined,
  isEmpty: () => true,
  missing: (): string | undefined => undefined,
  mistake: () => undefined,
  compared: () => '',
  submission: () => undefined,
  read: () => undefined,
  write: (): [string, string][] => [],
} as const;

/** The rules of a field that cannot be filled in on this site: if it is required, it blocks the form. */
export const outOfReach = {
  ...noValue,
  missing: (field: FieldBase) => (field.isRequired ? texts.fieldMessages.required : undefined),
} as const;
