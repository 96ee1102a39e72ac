import * as texts from '@headwater/brand/texts.ts';
import { formsConfig } from '../../../config/forms.config.ts';
import type { TextField } from '../text/text.definition.ts';
import type { TextAreaField } from '../text-area/text-area.definition.ts';

/** Characters of a text as the CMS counts them: an emoji is one; tags and carriage returns of several lines are none. */
export function textLength({ type }: Pick<TextField | TextAreaField, 'type'>, text: string): number {
  return [...(type === 'TEXTAREA' ? text.replace(/<[^<>]*>|\r/g, '') : text)].length;
}

/** Characters that a field takes: what its editor allowed, or the site's own limit. */
export function mostCharacters({ maxLength }: Pick<TextField | TextAreaField, 'maxLength'>): number {
  return maxLength ?? formsConfig.longestText;
}

/** Says that a text is too long; it is never cut. */
export function lengthMistake(field: TextField | TextAreaField, { value }: { value: string }): string | undefined {
  const most = mostCharacters(field);
  return value.length > most && textLength(field, value) > most ? texts.fieldMessages.maxLength : undefined;
}
