import type { FieldInputs } from '../shared/field-inputs.ts';
import { singleText } from '../shared/single-text.ts';
import { escaped } from '../shared/text.ts';
import type { TextAreaField } from './text-area.definition.ts';

export const textAreaInputs: FieldInputs<TextAreaField, { value: string }> = {
  ...singleText,
  read(field, data) {
    const held = singleText.read(field, data);
    // The native input of a text that visitors may format holds plain text, whatever it looks like.
    return held && field.isRich ? { value: escaped(held.value) } : held;
  },
};
