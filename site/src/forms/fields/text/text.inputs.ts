import type { FieldInputs } from '../shared/field-inputs.ts';
import { masked } from '../shared/input-mask.ts';
import { singleText, writeText } from '../shared/single-text.ts';
import type { TextField } from './text.definition.ts';

export const textInputs: FieldInputs<TextField, { value: string }> = {
  ...singleText,
  post: ({ id, inputMask }, { value }) => [[String(id), inputMask ? masked(inputMask, value) : value]],
  write: writeText,
  isPrivate: ({ isPassword }) => isPassword,
};
