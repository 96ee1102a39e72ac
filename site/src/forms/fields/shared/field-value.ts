import type { AddressPart } from './address-parts.ts';
import type { NamePart } from './name-parts.ts';

export interface CheckboxValue {
  inputId: number;
  value: string;
}

/** A chosen file as far as it is known without its bytes. */
export interface ChosenFile {
  name: string;
  /** Bytes. */
  size: number;
}

/**
 * What a visitor entered into one field. DATE holds `2026-11-21`, TIME `13:30`, NUMBER a number with a
 * dot, CONSENT `1`, CAPTCHA the token, RADIO any other text for the "other" choice.
 */
export type FieldValue = { id: number } & ValueRecord;

export type ValueRecord =
  | { value: string }
  | { values: string[] }
  | { checkboxValues: CheckboxValue[] }
  | { emailValues: { value: string; confirmationValue?: string } }
  | { nameValues: { [part in NamePart]?: string } }
  | { addressValues: { [part in AddressPart]?: string } }
  | { listValues: { rowValues: string[] }[] }
  | { fileUploadValues: ChosenFile[] };
