import type { Figure, Figures, FigureWords, TableColumns } from '@headwater/brand/figure-shape.ts';
import type { FigureValue } from '../figures/figure-value.ts';
import { measuresIn } from '../figures/measures.ts';
import { isBlankCell, readFigure } from '../figures/read-figure.ts';
import { longestSpelling, type Unit, unitNamed } from '../figures/units.ts';
import type { TableFigure } from './page-tables.ts';
import type { Cell } from './parse-tables.ts';

export type ColumnRole = keyof TableColumns;

/** What a company calls its figures, heads and values. */
export interface Vocabulary {
  figure(name: string): { key: string; figure: Figure } | undefined;
  isColumn(name: string, role: ColumnRole): boolean;
  /** Whether it is the head of a column of any role. */
  isColumnName(name: string): boolean;
  words: FigureWords;
}

/** Letters and digits only, without accents: `NPSH (req.)` and `npsh req` are one name. */
function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function createVocabulary(figures: Figures, columns: TableColumns, words: FigureWords): Vocabulary {
  const known = new Map<string, { key: string; figure: Figure }>();
  for (const [key, figure] of Object.entries(figures)) {
    for (const name of [figure.name, ...(figure.aliases ?? [])]) {
      if (!known.has(nameKey(name))) known.set(nameKey(name), { key, figure });
    }
  }
  const heads = Object.entries<readonly string[]>({ ...columns }).flatMap(([role, names]) =>
    names.map((name) => [role, nameKey(name)] as const),
  );
  const roles = new Set(heads.map(([role, name]) => `${role} ${name}`));
  const columnNames = new Set(heads.map(([, name]) => name));
  return {
    figure: (name) => known.get(nameKey(name)),
    isColumn: (name, role) => roles.has(`${role} ${nameKey(name)}`),
    isColumnName: (name) => columnNames.has(nameKey(name)),
    words,
  };
}

/** What a text says of a figure; undefined where the figure is unknown or the text cannot be read. */
export function namedValue(name: string, text: string, vocabulary: Vocabulary): FigureValue | undefined {
  const figure = vocabulary.figure(name)?.figure;
  return figure && readFigure(text, figure, vocabulary.words);
}

/** A head or name without its unit: `Flow (gpm)`, `Flow, gpm`, `Flow in gpm`, `Flow gpm`. */
export interface NamedUnit {
  name: string;
  unit: Unit | undefined;
  /** The unit as it was written. */
  written: string;
  /** Where it stands. */
  cells: readonly Cell[];
}

export function splitUnit(text: string, vocabulary: Vocabulary): Omit<NamedUnit, 'cells'> {
  const whole = text.slice(0, 120).trim();
  const isWholeKnown = vocabulary.figure(whole) !== undefined;
  for (const [before, written] of unitBehind(whole)) {
    const name = before.replace(/[,;/ ]+$/, '').replace(/ in$/, '');
    const figure = vocabulary.figure(name)?.figure;
    const unit = unitNamed(written === 'DN' ? 'mm' : written, figure?.kind === 'nominal' ? 'length' : figure?.quantity);
    const isBracketed = before.length + written.length < whole.length - 1;
    if (name && unit && (isBracketed || (figure && !isWholeKnown))) return { name, unit, written };
  }
  return { name: text, unit: undefined, written: '' };
}

/** What may be a name and a unit: the text in brackets at the end, then what follows each of the last separators. */
function* unitBehind(text: string): Generator<[before: string, written: string]> {
  const bracket = /[([]([^()[\]]{1,30})[)\]]$/.exec(text);
  if (bracket) yield [text.slice(0, bracket.index), bracket[1] ?? ''];
  for (let at = text.length - 2; at > 0 && text.length - at <= longestSpelling + 1; at -= 1) {
    if (/[\s,;/]/.test(text.charAt(at))) yield [text.slice(0, at), text.slice(at + 1)];
  }
}

/** A cell that only its column or name gives a unit: one number or a range of them. */
const bareNumbers = /^[\d\s.,+±–—½¼¾⅛⅜⅝⅞/-]{1,40}$/;

/** A named cell with what it says, and whether a known figure could not be read. */
export function readCell(
  { name, unit, written, cells }: NamedUnit,
  cell: Cell,
  vocabulary: Vocabulary,
): TableFigure & { isUnread: boolean } {
  const found = vocabulary.figure(name);
  const value = found && readFigure(cell.text, found.figure, vocabulary.words, unit);
  const text = written && bareNumbers.test(cell.text) ? `${cell.text} ${written}` : cell.text;
  const isUnread = found !== undefined && value === undefined && !isBlankCell(cell.text);
  const inHead = unit && measuresIn(cell.text).measures.length === 0 ? { unit, written, cells } : undefined;
  return { name, key: found?.key, text, converted: undefined, value, isUnread, at: { value: cell, inHead } };
}
