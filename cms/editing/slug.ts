import { foldText } from '../database/search-text.ts';

const longestSlug = 120;

/** Letters, digits and single hyphens, as WordPress derives a slug from a title. */
export function slugOf(text: string): string {
  return foldText(text.replace(/<[^<>]*>/g, '').replace(/&[a-z0-9#]+;/gi, ' '))
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-+|-+$/g, '');
}
