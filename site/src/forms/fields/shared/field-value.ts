import type { AddressPart } from './address-parts.ts';
import type { ImageTexts } from './image-texts.ts';
import type { NamePart } from './name-parts.ts';

export interface CheckboxValue {
  inputId: number;
  value: string;
}

/** A file that a visitor chose. */
export interface ChosenFile {
  name: string;
  /** In bytes. */
  size: number;
  /** ID of its upload, once the site has all of it. */
  upload?: string;
}

/**
 * A field's value. DATE: `2026-11-21`; TIME: `13:30`; NUMBER: a number with a decimal dot; CONSENT: `1`;
 * CAPTCHA: the token; RADIO: any text outside the list for the choice "Other".
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
  | { productValues: { quantity: string; price: string } }
  /** The texts are those of a post's picture. */
  | { fileUploadValues: ChosenFile[]; imageTexts?: ImageTexts };
