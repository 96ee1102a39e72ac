import type { FieldRules } from '../shared/field-rules.ts';
import { singleText } from '../shared/single-text.ts';
import { lengthMistake } from '../shared/text-length.ts';
import type { TextAreaField } from './text-area.definition.ts';

export const textAreaRules: FieldRules<TextAreaField, { value: string }> = { ...singleText, mistake: lengthMistake };
