import { decodeEntities } from '@headwater/contract/text/entities.ts';

/** A title as text: without tags, entities decoded, never empty. */
export function plainTitle(title: string): string {
  return decodeEntities(title.replace(/<[^<>]*>/g, '')).trim() || '(no title)';
}
