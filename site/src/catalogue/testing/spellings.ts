import fc from 'fast-check';
import { neighbors, numberKeys, spellingMatch } from '../numbers.ts';

export interface Spelling {
  typed: string;
  number: string;
  rule: string;
}

const separators = ['', '-', ' ', '--', ' - ', '/', '.', '_'];

function withCase(number: string, isUpper: readonly boolean[]): string {
  return [...number]
    .map((letter, at) => (isUpper[at % isUpper.length] ? letter.toUpperCase() : letter.toLowerCase()))
    .join('');
}

/**
 * Spellings of these numbers as visitors type them, by these rules, each with letters in any case:
 * - separators: each separator is missing, doubled or another one
 * - look-alikes: some of O, 0 and of I, 1 are exchanged, where that writes no other number
 * - prefix: the beginning, of 3 characters or more, that at most 3 numbers share and that is none itself
 * - letter: one letter is wrong, missing, doubled or has changed places with the next, and what is typed is no other
 *   number, its beginning or its piece, and is one edit away from at most 3 numbers
 */
export function spellingsOf(numbers: readonly string[], count: number, seed: number): Spelling[] {
  const all = numbers.map(numberKeys);
  const found = (typed: string) => all.filter((stored) => spellingMatch(numberKeys(typed), stored)).length;
  const arbitrary = fc.tuple(
    fc.constantFrom(...numbers),
    fc.constantFrom('separators', 'look-alikes', 'prefix', 'letter'),
    fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
    fc.constantFrom(...separators),
    fc.nat(1000),
  );
  const spell = (number: string, rule: string, separator: string, at: number): string | undefined => {
    const { key } = numberKeys(number);
    if (rule === 'separators') return number.replaceAll('-', separator);
    if (rule === 'look-alikes') {
      const twin: Readonly<Record<string, string>> = { O: '0', 0: 'O', I: '1', 1: 'I' };
      const typed = number.replace(/[O0I1]/g, (sign, index: number) =>
        (at >> (index % 8)) & 1 ? (twin[sign] ?? sign) : sign,
      );
      return typed !== number && all.some((stored) => stored.key === numberKeys(typed).key) ? undefined : typed;
    }
    if (rule === 'prefix') {
      const typed = key.slice(0, 3 + (at % Math.max(1, key.length - 3)));
      const sharing = all.filter((stored) => stored.key.startsWith(typed)).length;
      return sharing <= 3 && typed !== key && !all.some((stored) => stored.key === typed) ? typed : undefined;
    }
    const wrong = [...neighbors(key, 'letters')].filter(
      (other) => other.replace(/\p{L}/gu, '') === key.replace(/\p{L}/gu, ''),
    );
    const typed = wrong[at % wrong.length];
    if (typed === undefined || found(typed) > 0) return undefined;
    const near = neighbors(typed, 'letters');
    return all.filter((stored) => near.has(stored.key)).length <= 3 ? typed : undefined;
  };
  const spellings = fc
    .sample(arbitrary, { numRuns: count * 3, seed })
    .flatMap(([number, rule, isUpper, separator, at]) => {
      const typed = spell(number, rule, separator, at);
      return typed === undefined ? [] : [{ typed: withCase(typed, isUpper), number, rule }];
    });
  if (spellings.length < count) throw new Error(`There are only ${spellings.length} spellings.`);
  return spellings.slice(0, count);
}
