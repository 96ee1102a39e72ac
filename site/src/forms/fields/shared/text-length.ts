import * as texts from '@headwater/brand/texts.ts';
import { formsConfig } from '../../../config/forms.config.ts';

/** A field whose answer is a text with a largest length. */
interface LimitedText {
  type: 'TEXT' | 'TEXTAREA';
  /** What its editor allowed. */
  maxLength: number | null;
}

/** Characters of a text as the CMS counts them: an emoji is one; tags and carriage returns of several lines are none. */
export function textLength({ type }: Pick<LimitedText, 'type'>, text: string): number {
  return [...(type === 'TEXTAREA' ? text.replace(/<[^<>]*>|\r/g, '') : text)].length;
}

/** Characters that a field takes: what its editor allowed, or the site's own limit. */
export function mostCharacters({ maxLength }: Pick<LimitedText, 'maxLength'>): number {
  return maxLength ?? formsConfig.longestText;
}

/** Says that a text is too long; it is never cut. */
export function lengthMistake(field: LimitedText, { value }: { value: string }): string | undefined {
  const most = mostCharacters(field);
  return value.length > most && textLength(field, value) > most ? texts.fieldMessages.maxLength : undefined;
}
