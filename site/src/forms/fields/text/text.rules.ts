import type { FieldRules } from '../shared/field-rules.ts';
import { masked } from '../shared/input-mask.ts';
import { singleText } from '../shared/single-text.ts';
import { lengthMistake } from '../shared/text-length.ts';
import type { TextField } from './text.definition.ts';

export const textRules: FieldRules<TextField, { value: string }> = {
  ...singleText,
  mistake: lengthMistake,
  submission: ({ inputMask }, { value }) => ({ value: inputMask ? masked(inputMask, value) : value }),
  isPrivate: ({ isPassword }) => isPassword,
};
