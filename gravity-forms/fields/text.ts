import { messages } from '@headwater/contract/forms/messages.ts';
import { htmlAsText } from '@headwater/contract/text/html-as-text.ts';
import type { FieldSettings, TypedSettings } from '../definition/field-settings.ts';
import { postedText } from '../submission/posted-values.ts';
import { type FieldKind, postValue, type Refusal, refuse } from './field-kind.ts';
import { countedText } from './rich-text.ts';

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

/** Tags don't count, and a line break is one character in any encoding. */
function withoutTags(text: string): string {
  return text.replace(/<[^<>]*>/g, '').replaceAll('\r\n', '\n');
}

export const textAreaKind: FieldKind<TextAreaField> = {
  type: 'TEXTAREA',
  valueKey: 'value',
  post: postValue,
  check: ({ id, maxLength, hasRichTextEditor }, posted) => {
    const text = postedText(posted, id);
    return checkLength(hasRichTextEditor ? countedText(text) : withoutTags(text), maxLength);
  },
  show: ({ id, hasRichTextEditor }, { [id]: stored = '' }) => (hasRichTextEditor ? htmlAsText(stored) : stored),
};

export const hiddenKind: FieldKind<HiddenField> = {
  type: 'HIDDEN',
  valueKey: 'value',
  post: postValue,
};
