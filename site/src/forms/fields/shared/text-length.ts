import { formsConfig } from '../../../config/forms.config.ts';

/** A field's maximum number of characters: the editor's limit, or the site's own. Texts are never cut. */
export function mostCharacters({ maxLength }: { maxLength: number | null }): number {
  return maxLength ?? formsConfig.longestText;
}
