import * as texts from '@headwater/brand/texts.ts';
import { postalRegions, type Region } from '@headwater/contract/postal-regions.ts';

const byCode: Readonly<Record<string, Region>> = postalRegions;
const byName = new Map(Object.values(postalRegions).map((name) => [name.toLowerCase(), name]));
/** Common alternatives to the full name. */
const otherNames: readonly [RegExp, Region][] = [
  [/\bWashington,? D\.? ?C\b\.?/gi, 'District of Columbia'],
  [/\bNewfoundland(?! and Labrador)\b/gi, 'Newfoundland and Labrador'],
];

/** Longest names first, so that West Virginia does not match Virginia. */
const names = [...byName.keys()].sort((one, other) => other.length - one.length);
const NAME = new RegExp(`(?<![\\p{L}\\d])(?:${names.join('|')})(?![\\p{L}\\d])`, 'giu');

/**
 * The states and provinces in a text, each once, in alphabetical order. A postal code counts only when
 * it stands alone between separators: `OR` may be a word.
 * @param lines plain text; each is read by itself
 */
export function regionsIn(lines: readonly string[]): Region[] {
  const found = new Set<Region>();
  for (const line of lines) {
    let text = line.normalize('NFD').replace(/\p{M}/gu, '');
    for (const [pattern, region] of otherNames) {
      text = text.replace(pattern, () => {
        found.add(region);
        return ';';
      });
    }
    for (const [name] of text.matchAll(NAME)) {
      const region = byName.get(name.toLowerCase());
      if (region) found.add(region);
    }
    for (const word of text.split(/[,;/&()|•·]|\band\b/)) {
      const region = byCode[word.trim()];
      if (region) found.add(region);
    }
  }
  return [...found].sort((one, other) => one.localeCompare(other, texts.locale));
}
