import * as texts from '@headwater/brand/texts.ts';
import { formsConfig } from '../../../config/forms.config.ts';

/** A field with a maximum text length. */
interface LimitedText {
  type: 'TEXT' | 'TEXTAREA';
  /** The editor's limit. */
  maxLength: number | null;
  /** Its text is HTML. */
  isRich?: true;
}

/**
 * Characters of a text as the CMS counts them: an emoji is one, and so is an entity of HTML; tags and carriage returns
 * of several lines are none.
 */
export function textLength({ type, isRich }: Pick<LimitedText, 'type' | 'isRich'>, text: string): number {
  const counted = type === 'TEXTAREA' ? text.replace(/<[^<>]*>|\r/g, '') : text;
  return [...(isRich ? counted.split('\n').map(withoutEntities).join('\n') : counted)].length;
}

/** A line with a hyphen for each entity. Beyond the last semicolon there is none: each `&` would be read to the end. */
function withoutEntities(line: string): string {
  const end = line.lastIndexOf(';') + 1;
  return line.slice(0, end).replace(/&[^\n]+?;/g, '-') + line.slice(end);
}

/** A field's maximum number of characters: the editor's limit, or the site's own. */
export function mostCharacters({ maxLength }: Pick<LimitedText, 'maxLength'>): number {
  return maxLength ?? formsConfig.longestText;
}

/** The error of a text that is too long; texts are never cut. */
export function lengthMistake(field: LimitedText, { value }: { value: string }): string | undefined {
  const most = mostCharacters(field);
  return textLength(field, value) > most ? texts.fieldMessages.maxLength : undefined;
}
