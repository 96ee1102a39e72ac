/** A paragraph whose editor lets visitors format it: its value is HTML, which Gravity Forms cleans before it stores it. */
import type { FieldSettings } from '../definition/field-settings.ts';

/** Removes from HTML what visitors must not store, as WordPress's `wp_kses_post` does. */
export type CleanHtml = (html: string) => string;

/** Whether the values of the field are HTML. */
export function isRichText(field: FieldSettings): boolean {
  return 'hasRichTextEditor' in field && field.hasRichTextEditor === true;
}
