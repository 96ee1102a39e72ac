import { randomUUID } from 'node:crypto';

/** A product or part that a visitor asks for. */
export interface RequestLine {
  /** As the visitor wrote it, or as the page had it. */
  number: string;
  quantity: number;
  /** A duty such as `60 gpm at 50 ft`, or any other note; may be empty. */
  note: string;
}

export interface RequestList {
  /** A UUID, another one after each change. It becomes the key of the lead that the list ends in: either of the two exists. */
  id: string;
  lines: readonly RequestLine[];
}

export const requestLimits = { lines: 50, bytes: 3_500, quantity: 9_999, note: 60, number: 60 } as const;

/**
 * Why a line is not in the list. `full`: there are 50; `long`: together they would not fit the cookie; `gone`: another
 * window of the visitor has changed or removed it since its page was shown.
 */
export type RefusalReason = 'full' | 'long' | 'quantity' | 'no-number' | 'gone';

export interface Refusal {
  /** The line as the visitor entered it. */
  text: string;
  reason: RefusalReason;
}

export interface AddedLines {
  list: RequestList;
  refused: Refusal[];
  /** How many notes were cut off at 60 characters. */
  shortened: number;
}

/** A line that a visitor entered, before it is checked. Without a quantity: one. */
export interface EnteredLine {
  number: string;
  quantity?: string | undefined;
  note?: string | undefined;
}

export function emptyList(): RequestList {
  return { id: randomUUID(), lines: [] };
}

/** One line of text without control characters, which also makes surrogates whole: cookies and CSV get it. */
function cleaned(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

function cut(text: string, most: number): string {
  return [...text].slice(0, most).join('').trim();
}

/** Not all of what `encodeURIComponent` leaves may stand in the list: `~` and `!` separate its parts. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** A line in its form: no two of a list have the same number and note. */
export function lineKey({ number, note }: Pick<RequestLine, 'number' | 'note'>): string {
  return `${encoded(number)}~${encoded(note)}`;
}

/** The list as the cookie and a shared link have it: `id!number~quantity~note!…`. */
export function encodeList({ id, lines }: RequestList): string {
  const parts = lines.map(({ number, quantity, note }) => `${encoded(number)}~${quantity}~${encoded(note)}`);
  return [id.replaceAll('-', ''), ...parts].join('!');
}

function decoded(text: string): string | undefined {
  try {
    return cleaned(decodeURIComponent(text));
  } catch {
    return undefined;
  }
}

function decodeLine(part: string): RequestLine[] {
  const [number = '', quantity, note = ''] = part.split('~').map(decoded);
  const count = readQuantity(quantity);
  if (number === '' || count === undefined) return [];
  return [{ number: cut(number, requestLimits.number), quantity: count, note: cut(note, requestLimits.note) }];
}

/** @returns undefined for a text that is not a list; a damaged line is left out */
export function decodeList(text: string | undefined): RequestList | undefined {
  if (text === undefined || text.length > requestLimits.bytes) return undefined;
  const [hex = '', ...parts] = text.split('!');
  if (!/^[\da-f]{32}$/.test(hex)) return undefined;
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { id, lines: parts.slice(0, requestLimits.lines).flatMap(decodeLine) };
}

/** @returns undefined for anything but a whole number from 1 to 9,999 */
function readQuantity(text: string | undefined): number | undefined {
  const quantity = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0;
  return quantity >= 1 && quantity <= requestLimits.quantity ? quantity : undefined;
}

function reasonAgainst({ lines }: RequestList, list: RequestList): RefusalReason | undefined {
  if (list.lines.length > requestLimits.lines) return 'full';
  return lines.length > 0 && encodeList(list).length > requestLimits.bytes ? 'long' : undefined;
}

/** The list with one more line, or with more of a line that it has. */
function withLine(list: RequestList, line: RequestLine): RequestList | RefusalReason {
  const at = list.lines.findIndex(({ number, note }) => number === line.number && note === line.note);
  const quantity = (list.lines[at]?.quantity ?? 0) + line.quantity;
  if (quantity > requestLimits.quantity) return 'quantity';
  const lines = at < 0 ? [...list.lines, line] : list.lines.with(at, { ...line, quantity });
  const next = { ...list, lines };
  return reasonAgainst(list, next) ?? next;
}

/** Adds what a visitor entered, line by line: what does not fit is named, and what comes after it may fit still. */
export function addLines(list: RequestList, entered: readonly EnteredLine[]): AddedLines {
  const added: AddedLines = { list, refused: [], shortened: 0 };
  for (const { number: entry, quantity: count = '1', note: remark = '' } of entered) {
    const [number, note] = [cut(cleaned(entry), requestLimits.number), cleaned(remark)];
    const short = cut(note, requestLimits.note);
    const quantity = readQuantity(count.trim());
    const next =
      number === '' ? 'no-number' : quantity ? withLine(added.list, { number, quantity, note: short }) : 'quantity';
    if (typeof next === 'string') {
      added.refused.push({ text: cut(cleaned(`${entry} ${count} ${remark}`), 120), reason: next });
      continue;
    }
    added.list = next;
    added.shortened += Number(short !== note);
  }
  return added;
}

/** A line as its page showed it, by its key, and what the visitor entered there. */
export interface LineChange {
  key: string;
  quantity: string;
  note: string;
}

const isZero = (quantity: string) => /^0+$/.test(quantity.trim());

/** The list with lines changed, or removed where the quantity is 0. What cannot be stored is named, and stays as it was. */
export function changeLines(list: RequestList, changes: readonly LineChange[]): AddedLines {
  const refused: Refusal[] = [];
  let shortened = 0;
  let lines: readonly (RequestLine | undefined)[] = list.lines;
  const present = (each: readonly (RequestLine | undefined)[]) => each.filter((line) => line !== undefined);
  const keys: (string | undefined)[] = list.lines.map(lineKey);
  for (const { key, quantity, note } of changes.slice(0, requestLimits.lines)) {
    const at = keys.indexOf(key);
    const was = list.lines[at];
    const refuse = (reason: RefusalReason) => {
      const number = was?.number ?? decoded(key.split('~')[0] ?? '') ?? '';
      refused.push({ text: cut(cleaned(`${number} ${quantity} ${note}`), 120), reason });
    };
    if (!was) {
      refuse('gone');
      continue;
    }
    keys[at] = undefined;
    if (isZero(quantity)) {
      lines = lines.with(at, undefined);
      continue;
    }
    const count = readQuantity(quantity.trim());
    if (count === undefined) refuse('quantity');
    const counted = { ...was, quantity: count ?? was.quantity };
    const short = cut(cleaned(note), requestLimits.note);
    const best = { ...counted, note: short };
    const fits = (line: RequestLine) =>
      encodeList({ ...list, lines: present(lines.with(at, line)) }).length <= requestLimits.bytes;
    const kept = [best, counted].find(fits) ?? was;
    if (kept !== best) refuse('long');
    else shortened += Number(short !== cleaned(note));
    lines = lines.with(at, kept);
  }
  // Two lines that have the same note now are one.
  const entered = present(lines).map((line) => ({ ...line, quantity: String(line.quantity) }));
  const merged = addLines({ ...list, lines: [] }, entered);
  return { list: merged.list, refused: [...refused, ...merged.refused], shortened };
}
