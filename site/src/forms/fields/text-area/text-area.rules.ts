import type { TextAreaField } from '../../form-definition.ts';
import type { FieldRules } from '../../rules/field-rules.ts';
import { singleText } from '../../rules/single-text.ts';
import { lengthMistake } from '../../rules/text-length.ts';

export const textAreaRules: FieldRules<TextAreaField, { value: string }> = { ...singleText, mistake: lengthMistake };
