import type { WrittenRule } from '@headwater/contract/redirects.ts';
import { parse } from 'csv-parse/sync';

/** Names of columns: ours, and those of Redirection, Yoast SEO Premium and Rank Math. Of several, the first counts. */
const columns = {
  from: ['from', 'source', 'origin', 'old', 'old url', 'source url'],
  to: ['to', 'target', 'destination', 'new', 'new url', 'target url'],
  // Redirection's `status` and Rank Math's say whether a rule is on.
  status: ['code', 'type', 'status'],
  match: ['match', 'regex', 'format', 'matching'],
  state: ['status'],
} as const;
type Column = keyof typeof columns;
type Head = Record<Column, number | undefined>;

const PATTERNS = new Set(['pattern', 'regex', '1', 'true', 'yes']);
const OFF = new Set(['disabled', 'inactive', 'trashed']);

function cellsOf(line: string, delimiter: string): string[] | undefined {
  if (!line.includes('"')) return line.split(delimiter);
  try {
    return parse(line, { delimiter, relax_column_count: true })[0];
  } catch {
    return undefined;
  }
}

/** Positions of the columns in a head; undefined when the line is a rule already. */
function readHead(cells: readonly string[]): Head | undefined {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  if (!columns.from.some((name) => names.includes(name))) return undefined;
  const find = (column: Column) => columns[column].map((name) => names.indexOf(name)).find((at) => at >= 0);
  return { from: find('from'), to: find('to'), status: find('status'), match: find('match'), state: find('state') };
}

/** The quoted text as a pattern that finds it anywhere, at the start or at the end of an address. */
function likePattern(matching: string, text: string): string | undefined {
  const quoted = text.replace(/^\/|[\\^$.*+?()[\]{}|]/g, (character) => (character === '/' ? '' : `\\${character}`));
  const patterns: Record<string, string> = { contains: quoted, start: `^/${quoted}`, end: `${quoted}$` };
  return patterns[matching];
}

/**
 * The rules in a file. A line cannot contain another one: a quotation mark that is never closed costs one rule only.
 * @param name of the file, for a person
 */
export function* readRedirectsCsv(text: string, name: string): Generator<WrittenRule> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const first = lines.find((line) => line.trim() !== '') ?? '';
  const delimiter = [',', ';', '\t', '|'].find((candidate) => first.includes(candidate)) ?? ',';
  let head: Record<Column, number | undefined> = { from: 0, to: 1, status: 2, match: 3, state: undefined };
  let isFirst = true;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const where = `${name}, line ${index + 1}`;
    const cells = cellsOf(line, delimiter);
    const found = isFirst && cells ? readHead(cells) : undefined;
    isFirst = false;
    if (found) {
      head = found;
      continue;
    }
    if (!cells) {
      yield {
        from: line,
        to: '',
        status: 301,
        isPattern: false,
        where,
        unsupported: 'its quotation marks do not match',
      };
      continue;
    }
    const cell = (column: Column) => cells[head[column] ?? Number.POSITIVE_INFINITY]?.trim() ?? '';
    if (OFF.has(cell('state').toLowerCase())) continue;
    const [from, to, status, match] = [cell('from'), cell('to'), cell('status'), cell('match').toLowerCase()];
    const like = likePattern(match, from);
    // Yoast and Rank Math leave out the slash.
    const address = /^(?:\/|[a-z][a-z\d+.-]*:)/i.test(from) ? from : `/${from}`;
    yield {
      from: like ?? (PATTERNS.has(match) ? from : address),
      to: /^(?:\/|[a-z][a-z\d+.-]*:|$)/i.test(to) ? to : `/${to}`,
      status: /^\d+$/.test(status) ? Number(status) : status === '' || head.status === head.state ? 301 : Number.NaN,
      isPattern: like !== undefined || PATTERNS.has(match),
      where,
    };
  }
}
