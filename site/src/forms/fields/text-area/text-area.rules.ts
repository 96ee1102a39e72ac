import { escapeUTF8 } from 'entities/escape';
import type { FieldRules } from '../shared/field-rules.ts';
import { singleText } from '../shared/single-text.ts';
import { lengthMistake } from '../shared/text-length.ts';
import type { TextAreaField } from './text-area.definition.ts';

export const textAreaRules: FieldRules<TextAreaField, { value: string }> = {
  ...singleText,
  mistake: lengthMistake,
  read(field, data) {
    const held = singleText.read(field, data);
    // The native input of a text that visitors may format holds plain text, whatever it looks like.
    return held && field.isRich ? { value: escapeUTF8(held.value) } : held;
  },
};
