import type { TextField } from '../../form-definition.ts';
import type { FieldRules } from '../../rules/field-rules.ts';
import { singleText } from '../../rules/single-text.ts';
import { lengthMistake } from '../../rules/text-length.ts';

export const textRules: FieldRules<TextField, { value: string }> = { ...singleText, mistake: lengthMistake };
