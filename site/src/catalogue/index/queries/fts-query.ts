import type { Synonyms } from '@headwater/brand/figure-shape.ts';
import { tokensOf, unitWords } from '../searchable.ts';

/** More words are not searched for: each costs time. */
const MOST_CHUNKS = 6;
const MOST_TOKENS = 12;

/** The parts of a term that must be found next to each other: words between spaces, and what is in quotes. */
export function chunksOf(term: string): string[][] {
  const chunks = (term.match(/(?<=^|\s)"[^"]{2,}"|\S+/g) ?? [])
    .map((part) => tokensOf(part).slice(0, MOST_TOKENS))
    .filter((tokens) => tokens.length > 0);
  // A word that is there twice costs twice.
  return [...new Map(chunks.map((tokens) => [tokens.join(' '), tokens])).values()].slice(0, MOST_CHUNKS);
}

/** Tokens as a phrase. Everything but letters and digits is gone, so that nothing in it is an operator of FTS5. */
function phrase(tokens: readonly string[], isBeginning: boolean): string {
  return `"${tokens.join(' ')}"${isBeginning ? '*' : ''}`;
}

/** A word of letters is also found as the beginning of a longer one; a number is not that of another, nor the unit behind one. */
function isBeginning(tokens: readonly string[], isLast: boolean): boolean {
  const [number = '', last = ''] = ['', ...tokens].slice(-2);
  if (/^\p{N}/u.test(number) && unitWords.has(last)) return false;
  return /^\p{L}/u.test(last) && last.length >= (isLast ? 2 : 3);
}

/** Words of the longest synonym: `vertical turbine pump`. */
const LONGEST_SYNONYM = 3;

/** What else the words of a line are called; keys are words with single spaces between them, in lower case. */
export type SynonymsOf = (words: string) => readonly (readonly string[])[];

/** Reads a company's list: the words of one line mean the same. */
export function synonymFinder(lines: Synonyms): SynonymsOf {
  const others = new Map<string, string[][]>();
  for (const line of lines) {
    const phrases = line.map(tokensOf);
    for (const tokens of phrases)
      others.set(
        tokens.join(' '),
        phrases.filter((phrase) => phrase !== tokens),
      );
  }
  return (words) => others.get(words) ?? [];
}

/**
 * The expression for FTS5 that finds texts with all chunks, or with any. Chunks in a row that have a synonym may be in
 * the text by themselves or as the synonym.
 */
export function ftsQuery(chunks: readonly (readonly string[])[], join: 'AND' | 'OR', synonymsOf: SynonymsOf): string {
  const terms: string[] = [];
  for (let at = 0; at < chunks.length; ) {
    const lengths = Array.from({ length: Math.min(LONGEST_SYNONYM, chunks.length - at) }, (_, less) => less + 1);
    const length =
      lengths.findLast(
        (count) =>
          synonymsOf(
            chunks
              .slice(at, at + count)
              .flat()
              .join(' '),
          ).length > 0,
      ) ?? 1;
    const own = chunks.slice(at, at + length);
    const written = own.map((tokens, index) => phrase(tokens, isBeginning(tokens, at + index === chunks.length - 1)));
    const others = synonymsOf(own.flat().join(' ')).map((tokens) => phrase(tokens, false));
    terms.push(`(${[`(${written.join(' AND ')})`, ...others].join(' OR ')})`);
    at += length;
  }
  return terms.join(` ${join} `);
}
