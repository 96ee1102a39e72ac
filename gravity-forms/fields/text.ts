import { messages } from '@headwater/contract/forms/messages.ts';
import type { FieldSettings, TypedSettings } from '../definition/field-settings.ts';
import { postedText } from '../submission/posted-values.ts';
import { type FieldKind, postValue, type Refusal, refuse } from './field-kind.ts';

export interface TextField extends TypedSettings<'TEXT'> {
  maxLength?: number;
  inputMaskValue?: string;
  isPasswordInput?: boolean;
}

export interface TextAreaField extends TypedSettings<'TEXTAREA'> {
  maxLength?: number;
  hasRichTextEditor?: boolean;
}

export interface HiddenField extends FieldSettings<'HIDDEN'> {
  defaultValue?: string;
  canPrepopulate?: boolean;
  inputName?: string;
}

/** Characters, not UTF-16 units: an emoji is one. */
function checkLength(text: string, maxLength: number | undefined): Refusal | undefined {
  return maxLength && [...text].length > maxLength ? refuse(messages.maxLength) : undefined;
}

export const textKind: FieldKind<TextField> = {
  type: 'TEXT',
  valueKey: 'value',
  details: ({ inputMaskValue }) => ({ hasInputMask: inputMaskValue !== undefined }),
  post: postValue,
  check: (field, posted) => checkLength(postedText(posted, field.id), field.maxLength),
};

export const textAreaKind: FieldKind<TextAreaField> = {
  type: 'TEXTAREA',
  valueKey: 'value',
  post: postValue,
  // Tags don't count, and a line break is one character in any encoding.
  check: (field, posted) =>
    checkLength(
      postedText(posted, field.id)
        .replace(/<[^<>]*>/g, '')
        .replaceAll('\r\n', '\n'),
      field.maxLength,
    ),
};

export const hiddenKind: FieldKind<HiddenField> = {
  type: 'HIDDEN',
  valueKey: 'value',
  post: postValue,
};
