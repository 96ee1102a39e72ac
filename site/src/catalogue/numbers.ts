/** What a number is stored and looked up under, however it is written. */
export interface NumberKeys {
  /** Letters and digits, in capitals. */
  key: string;
  /** Also the same for letters and digits that look alike, and without leading zeros. */
  folded: string;
}

export function numberKeys(written: string): NumberKeys {
  const key = written
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return {
    key,
    folded: key
      .replaceAll('O', '0')
      .replace(/[IL]/g, '1')
      .replace(/^0+(?=.)/, ''),
  };
}

/** The anchor of a model in the table of its series. */
export function modelAnchor(model: string): string {
  return numberKeys(model).key.toLowerCase();
}

/** How a number was found, the best first. */
export const numberMatches = [
  'exact',
  'cross-reference',
  'superseded',
  'serial',
  'prefix',
  'folded',
  'piece',
  'near',
] as const;

export type NumberMatch = (typeof numberMatches)[number];

/** Shorter pieces of numbers are in too many of them. */
export const SHORTEST_PIECE = 4;

/** How the spelling that a visitor typed finds a number; undefined: only with another character, or not at all. */
export function spellingMatch(typed: NumberKeys, stored: NumberKeys): NumberMatch | undefined {
  if (typed.key === '') return undefined;
  if (stored.key === typed.key) return 'exact';
  if (stored.key.startsWith(typed.key)) return 'prefix';
  if (stored.folded.startsWith(typed.folded)) return 'folded';
  return typed.key.length >= SHORTEST_PIECE && stored.key.includes(typed.key) ? 'piece' : undefined;
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const DIGITS = [...'0123456789'];
/** Characters; a longer key has no neighbors that are worth the time. */
const LONGEST_EDITED = 40;

/**
 * Every spelling one edit away: one character more, fewer or another, or two that changed places.
 * @param key in capitals
 * @param edited which characters may be edited. A wrong digit is another number, so it is only guessed on request.
 */
export function neighbors(key: string, edited: 'letters' | 'letters and digits'): Set<string> {
  const alphabet = edited === 'letters' ? LETTERS : [...LETTERS, ...DIGITS];
  const isEdited = (character = '') => (edited === 'letters' ? /\p{L}/u : /[\p{L}\p{N}]/u).test(character);
  const characters = [...key];
  const found = new Set<string>();
  if (characters.length > LONGEST_EDITED) return found;
  for (let at = 0; at <= characters.length; at += 1) {
    const [before, after] = [characters.slice(0, at).join(''), characters.slice(at).join('')];
    for (const inserted of alphabet) found.add(before + inserted + after);
    const [first, second] = [characters[at], characters[at + 1]];
    if (!isEdited(first)) continue;
    const rest = characters.slice(at + 1).join('');
    found.add(before + rest);
    for (const other of alphabet) found.add(before + other + rest);
    if (isEdited(second)) found.add(before + second + first + characters.slice(at + 2).join(''));
  }
  found.delete(key);
  return found;
}

/** Whether two keys differ by exactly one edit, of whatever character. */
export function isNeighbor(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  const [left, right] = [one.slice(start), other.slice(start)];
  if (left.length !== right.length) return left.slice(1) === right || left === right.slice(1);
  const isSwap = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return isSwap || left.slice(1) === right.slice(1);
}

/** The number at the beginning of a product's title, such as `SN-3040`, `GR 300` or `4x6-13`. */
export function modelIn(title: string): string | undefined {
  return /^[\p{Lu}\d]{0,5}[- ]?\d[\p{L}\d/.-]*(?=\s|$)/u.exec(title)?.[0];
}
