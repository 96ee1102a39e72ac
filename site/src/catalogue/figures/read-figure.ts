import type { Figure, FigureWords } from '@headwater/brand/figure-shape.ts';
import { assertNever } from '@headwater/contract/assert-never.ts';
import type { FigureValue } from './figure-value.ts';
import { measureAt, plainFigures } from './measures.ts';
import { nominalOfDn, nominalOfInches } from './nominal.ts';
import { type Measured, type Unit, unitNamed } from './units.ts';

/** No cell of figures is longer; a longer one is prose. */
const longestCell = 200;

/** Length of the word of a list that a text starts with, and of the space behind it. */
function leadingWord(text: string, words: readonly string[]): number {
  const lower = text.toLowerCase();
  const isWhole = (word: string) => !/\p{L}$/u.test(word) || !/^\p{L}/u.test(text.slice(word.length));
  const found = words.find((word) => lower.startsWith(word.toLowerCase()) && isWhole(word));
  if (found === undefined) return 0;
  return text.length - text.slice(found.length).trimStart().length;
}

/** What may stand behind a value: `14 A at 460 V`, `450 gpm (102 m³/h)`; nothing that changes the number itself. */
function noteOf(rest: string, isMeasured: boolean): string | undefined | false {
  const text = rest.trim();
  if (text === '') return undefined;
  const isNote = /^[,;(*@]|^\/ /.test(text) || (isMeasured && /^(?:±|\p{L})/u.test(text) && rest.startsWith(' '));
  return isNote && text.replace(/^[,;/]\s*/, '');
}

/** A value with the unit of the cell, of its head, or of its figure. */
function withUnit(value: Measured, figure: Figure, inHead: Unit | undefined): Measured | undefined {
  if (figure.quantity === undefined) return value;
  const unit =
    value.unit ?? inHead ?? (figure.unit === undefined ? undefined : unitNamed(figure.unit, figure.quantity));
  return unit && { ...value, unit };
}

function readNumber(
  text: string,
  figure: Figure,
  words: FigureWords,
  inHead: Unit | undefined,
): FigureValue | undefined {
  const upTo = leadingWord(text, words.upTo);
  const atLeast = upTo ? 0 : leadingWord(text, words.atLeast);
  const first = measureAt(text, upTo || atLeast, figure.quantity);
  if (!first) return undefined;
  const between = first.end + (text.slice(first.end).length - text.slice(first.end).trimStart().length);
  const to = leadingWord(text.slice(between), words.to);
  const second = to ? measureAt(text, between + to, figure.quantity) : undefined;
  const isMeasured = (second ?? first).value.unit !== undefined || figure.quantity === undefined;
  const note = noteOf(text.slice((second ?? first).end), isMeasured);
  if (note === false) return undefined;
  const last = second?.value ?? first.value;
  const from = withUnit({ ...first.value, unit: first.value.unit ?? last.unit }, figure, inHead);
  const end = withUnit(last, figure, inHead);
  if (!from || !end) return undefined;
  if (second) return from.number > end.number ? undefined : { kind: 'range', from, to: end, note };
  if (upTo) return { kind: 'range', from: undefined, to: end, note };
  if (atLeast) return { kind: 'range', from: end, to: undefined, note };
  return { kind: 'number', ...end, note };
}

function readNominal(text: string, inHead: Unit | undefined): FigureValue | undefined {
  const prefix = /^(?:DN|NPS|NW|Ø) ?/i.exec(text)?.[0] ?? '';
  const found = measureAt(text, prefix.length, 'length');
  if (!found) return undefined;
  const { number } = found.value;
  const unit = found.value.unit ?? (/^(?:DN|NW)/i.test(prefix) ? 'mm' : /^NPS/i.test(prefix) ? 'in' : inHead);
  const size = unit === 'in' ? nominalOfInches(number) : unit === 'mm' ? nominalOfDn(number) : undefined;
  const note = noteOf(text.slice(found.end), true);
  return size && note !== false ? { kind: 'nominal', ...size, note } : undefined;
}

/** A standard names the kind of what stands before it: `Cast iron, ASTM A48` is one material. */
const standard = /^(?:ASTM|AISI|ASME|UNS|SAE|EN|DIN|ISO|NSF|class|grade|type)\b/i;

function readList(text: string): FigureValue | undefined {
  const items = text
    .replace(/\([^()]*\)/g, ' ')
    .split(/[,;]| \/ | and | or | und | oder /i)
    .map((item) => item.replace(/\s+/g, ' ').trim())
    .filter((item) => item !== '' && !standard.test(item));
  return items.length === 0 ? undefined : { kind: 'list', items };
}

function readYesNo(text: string, words: FigureWords): FigureValue | undefined {
  const yes = leadingWord(text, words.yes);
  const found = yes || leadingWord(text, words.no);
  const note = noteOf(text.slice(found), false);
  return found && note !== false ? { kind: 'yesNo', isYes: yes > 0, note } : undefined;
}

/** A cell in which a maker states nothing. */
export function isBlankCell(text: string): boolean {
  return /^(?:[-–—−.·/]*|n\/?a|tbd|on request)$/i.test(text.trim());
}

/**
 * What a cell says of its figure; absent where it cannot be read as the figure's kind.
 * @param inHead the unit in the head of the cell's column or in the figure's name
 */
export function readFigure(text: string, figure: Figure, words: FigureWords, inHead?: Unit): FigureValue | undefined {
  const plain = plainFigures(text);
  if (plain === '') return undefined;
  if (figure.kind === 'text') return { kind: 'text', text: text.replace(/\s+/g, ' ').trim() };
  if (plain.length > longestCell) return undefined;
  switch (figure.kind) {
    case 'number':
    case 'range':
      return readNumber(plain, figure, words, inHead);
    case 'nominal':
      return readNominal(plain, inHead);
    case 'list':
      return readList(plain);
    case 'yesNo':
      return readYesNo(plain, words);
    default:
      return assertNever(figure.kind, 'kind of figure');
  }
}
