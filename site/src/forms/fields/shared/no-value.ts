import * as texts from '@headwater/brand/texts.ts';
import type { FieldBase } from './field-base.ts';

/** A field that shows something and holds nothing. */
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

/** A field that ought to hold something and cannot here: required, it blocks the form. */
export const outOfReach = {
  ...noValue,
  missing: (field: FieldBase) => (field.isRequired ? texts.fieldMessages.required : undefined),
} as const;
