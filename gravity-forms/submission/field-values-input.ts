/** One field's value as the mutation takes it: the contract's `FormFieldValuesInput`. */
import type { AddressPart, NamePart } from '../definition/field-settings.ts';

type ImageText = 'title' | 'caption' | 'description' | 'altText';

export interface FieldValuesInput {
  id: number;
  value?: string | null;
  values?: readonly (string | null)[] | null;
  checkboxValues?: readonly ({ inputId?: number | null; value?: string | null } | null)[] | null;
  nameValues?: Partial<Record<NamePart, string | null>> | null;
  /** The country is a code. */
  addressValues?: Partial<Record<AddressPart, string | null>> | null;
  emailValues?: { value?: string | null; confirmationValue?: string | null } | null;
  productValues?: { price?: number | null; quantity?: number | null } | null;
  /** `image` stands in for a file of the request. */
  imageValues?: ({ image?: unknown } & Partial<Record<ImageText, string | null>>) | null;
  listValues?: readonly ({ rowValues?: readonly (string | null)[] | null } | null)[] | null;
}

export type ValueKey = Exclude<keyof FieldValuesInput, 'id'> | 'fileUploadValues';
