import { decodeEntities } from '@headwater/contract/text/entities.ts';

/** A title as text: without tags, entities decoded, never empty. */
export function plainTitle(title: string): string {
  return decodeEntities(title.replace(/<[^<>]*>/g, '')).trim() || '(no title)';
}

/** Formats `2026-11-21T03:05:49` for lists. */
export function shownDate(date: string): string {
  return date.slice(0, 16).replace('T', ' ');
}
