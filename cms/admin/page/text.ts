import { decodeEntities } from '../../content/rendering/entities.ts';

/** A title as text: tags out, entities as characters, never empty. */
export function plainTitle(title: string): string {
  return decodeEntities(title.replace(/<[^>]*>/g, '')).trim() || '(no title)';
}
