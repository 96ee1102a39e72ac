import { trimmed } from '@headwater/contract/forms/trimmed.ts';
import { postedText } from '../posted-values.ts';
import type { RuleField } from '../rule-field.ts';
import type { TypeRules } from '../type-rules.ts';

type TextField = RuleField<'TEXT' | 'TEXTAREA'>;

/**
 * Characters of a text as Gravity Forms counts them: an emoji is one; tags and carriage returns of several lines are
 * none, nor are escaped tags of a formatted text.
 */
export function textLength(field: Pick<TextField, 'type'> & { isRich?: boolean }, text: string): number {
  const decoded = field.isRich ? text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&') : text;
  return [...(field.type === 'TEXT' ? text : trimmed(decoded.replace(/<[^<>]*>|\r/g, '')))].length;
}

export const textRules: TypeRules<'TEXT' | 'TEXTAREA'> = {
  mistake(field, posted, { say, longestText }) {
    const most = field.maxLength ?? longestText;
    return most && textLength(field, postedText(posted, field.id)) > most ? say.messages.maxLength : undefined;
  },
};
