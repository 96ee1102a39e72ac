import { messages } from '@headwater/contract/forms/messages.ts';
import type { HiddenField, TextAreaField, TextField } from '../definition/field.ts';
import { postedText } from '../submission/posted-values.ts';
import { type FieldKind, postValue, type Refusal, refuse } from './field-kind.ts';

/** Characters, not UTF-16 units: an emoji is one. */
function checkLength(text: string, maxLength: number | undefined): Refusal | undefined {
  return maxLength && [...text].length > maxLength ? refuse(messages.maxLength) : undefined;
}

export const textKind: FieldKind<TextField> = {
  graphqlType: 'TextField',
  valueKey: 'value',
  details: ({ inputMaskValue }) => ({ hasInputMask: inputMaskValue !== undefined }),
  post: postValue,
  check: (field, posted) => checkLength(postedText(posted, field.id), field.maxLength),
};

export const textAreaKind: FieldKind<TextAreaField> = {
  graphqlType: 'TextAreaField',
  valueKey: 'value',
  post: postValue,
  // Tags do not count, and a line break is one character however the browser wrote it.
  check: (field, posted) =>
    checkLength(
      postedText(posted, field.id)
        .replace(/<[^<>]*>/g, '')
        .replaceAll('\r\n', '\n'),
      field.maxLength,
    ),
};

export const hiddenKind: FieldKind<HiddenField> = {
  graphqlType: 'HiddenField',
  valueKey: 'value',
  post: postValue,
};
