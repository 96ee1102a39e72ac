import type { Figure } from '@headwater/brand/figure-shape.ts';
import { plainText } from '../../content/plain-text.ts';
import type { FigureValue } from '../figures/figure-value.ts';
import { measureAt, plainFigures } from '../figures/measures.ts';
import { readFigure } from '../figures/read-figure.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A figure that a sentence states: `a flow of 450 gpm`, `Head: 60 ft`. */
interface ProseFigure {
  key: string;
  /** As written, name and value. */
  text: string;
  value: FigureValue;
}

/** Words of a figure's name, and characters before its value. */
const LONGEST = { name: 4, before: 60 };
/** What may stand between a name and its value: `of`, `is`, `von`, a colon. */
const BETWEEN = /(?: ?[:=]| \p{L}{1,3}) $/u;
/** What may stand before a name: no word that makes it another one, such as `static` before `head`. */
const BEFORE = /(?:^|[^\p{L}\d ] ?|(?:^|[^\p{L}])\p{L}{1,3} )$/u;

/** The text of a page around its tables, with a full stop behind each of its blocks. */
export function proseOf(html: string): string {
  let depth = 0;
  const outside = html.split(/(?=<\/?table\b)/i).filter((piece) => {
    if (/^<table/i.test(piece)) depth += 1;
    else if (piece.startsWith('</')) depth = Math.max(0, depth - 1);
    return depth === 0;
  });
  return plainText(outside.join('').replace(/<\/(?:p|li|h\d|dd|div|figcaption)>/gi, '. $&'));
}

/** The figure whose name a text ends with. */
function namedAtEnd(text: string, vocabulary: Vocabulary): { key: string; figure: Figure; start: number } | undefined {
  if (!/[\p{L}\p{N})]$/u.test(text)) return undefined;
  for (const { index } of [...text.matchAll(/[^ ]+/g)].slice(-LONGEST.name)) {
    const name = text.slice(index);
    const found = /\p{L}{3}/u.test(name) ? vocabulary.figure(name) : undefined;
    if (found) return BEFORE.test(text.slice(0, index)) ? { ...found, start: index } : undefined;
  }
  return undefined;
}

function isRange(rest: string, { words }: Vocabulary): boolean {
  return words.to.some((word) => rest.startsWith(word));
}

/** The figures that a plain text states beside their names, one value with a unit each. */
export function figuresInProse(plain: string, vocabulary: Vocabulary): ProseFigure[] {
  const text = plainFigures(plain);
  return [...text.matchAll(/\d+/g)].flatMap(({ index }) => {
    if (/[\p{L}\d.,/-]/u.test(text.charAt(index - 1))) return [];
    const before = text.slice(Math.max(0, index - LONGEST.before), index);
    const named = namedAtEnd(before.trimEnd(), vocabulary) ?? namedAtEnd(before.replace(BETWEEN, ''), vocabulary);
    const end = named && measureAt(text, index, named.figure.quantity ?? 'length')?.end;
    if (!named || !end || isRange(text.slice(end).trimStart(), vocabulary)) return [];
    const words = text.slice(index, end).replace(/\.$/, '');
    const value = readFigure(words, named.figure, vocabulary.words);
    const isStated = value?.kind === 'nominal' || (value?.kind === 'number' && value.unit !== undefined);
    return value && isStated ? [{ key: named.key, text: before.slice(named.start) + words, value }] : [];
  });
}
