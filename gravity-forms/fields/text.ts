import { htmlAsText } from '@headwater/contract/text/html-as-text.ts';
import type { FieldSettings, TypedSettings } from '../definition/field-settings.ts';
import { type FieldKind, postValue } from './field-kind.ts';

export interface TextField extends TypedSettings<'TEXT'> {
  maxLength?: number;
  inputMaskValue?: string;
  isPasswordInput?: boolean;
}

export interface TextAreaField extends TypedSettings<'TEXTAREA'> {
  maxLength?: number;
  /** Visitors format the text, and its value is HTML. */
  hasRichTextEditor?: boolean;
}

export interface HiddenField extends FieldSettings<'HIDDEN'> {
  defaultValue?: string;
  canPrepopulate?: boolean;
  inputName?: string;
}

export const textKind: FieldKind<TextField> = {
  type: 'TEXT',
  valueKey: 'value',
  details: ({ inputMaskValue }) => ({ hasInputMask: inputMaskValue !== undefined }),
  post: postValue,
  rule: ({ maxLength = null }) => ({ type: 'TEXT', maxLength }),
};

export const textAreaKind: FieldKind<TextAreaField> = {
  type: 'TEXTAREA',
  valueKey: 'value',
  post: postValue,
  rule: ({ maxLength = null, hasRichTextEditor: isRich = false }) => ({ type: 'TEXTAREA', maxLength, isRich }),
  show: ({ id, hasRichTextEditor }, { [id]: stored = '' }) => (hasRichTextEditor ? htmlAsText(stored) : stored),
};

export const hiddenKind: FieldKind<HiddenField> = {
  type: 'HIDDEN',
  valueKey: 'value',
  post: postValue,
  rule: () => ({ type: 'HIDDEN' }),
};
