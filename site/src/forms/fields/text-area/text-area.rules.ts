import type { TextAreaField } from '../../model/form-definition.ts';
import type { FieldRules } from '../shared/field-rules.ts';
import { singleText } from '../shared/single-text.ts';
import { lengthMistake } from '../shared/text-length.ts';

export const textAreaRules: FieldRules<TextAreaField, { value: string }> = { ...singleText, mistake: lengthMistake };
