import { CsvError, parse } from 'csv-parse/sync';

export interface CsvRow {
  /** Counted from 1. */
  line: number;
  cells: readonly string[];
}

export interface CsvFault {
  line: number;
  message: string;
}

/** UTF-8 with or without a byte order mark, and what else Excel on Windows saves. */
function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The sign that occurs most often in the first line outside quotation marks. */
function delimiterOf(text: string): string {
  const [head = ''] = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: head.split(sign).length }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).sign;
}

/** Unclosed quotation marks that cost only their own line; reading stops at the last of them. */
const mostUnclosed = 50;

/** The rows of a file, each on one line of text, and where its quotation marks do not match. */
export function readCsv(bytes: Uint8Array): { delimiter: string; rows: CsvRow[]; faults: CsvFault[] } {
  const text = decoded(bytes);
  const delimiter = delimiterOf(text);
  const rows: CsvRow[] = [];
  const faults: CsvFault[] = [];
  /** Reads on behind a line. @returns the line whose quotation mark has no end */
  const readBehind = (start: number): number | undefined => {
    let end = start;
    try {
      parse(
        start === 0
          ? text
          : text
              .split(/(?<=\r\n|\n|\r(?!\n))/)
              .slice(start)
              .join(''),
        {
          delimiter,
          relax_column_count: true,
          relax_quotes: true,
          record_delimiter: ['\r\n', '\n', '\r'],
          on_record: (cells: string[], { lines }) => {
            const line = end + 1;
            end = start + lines;
            const plain = cells.map((cell) => cell.replace(/\s+/g, ' ').trim());
            if (plain.some(Boolean)) rows.push({ line, cells: plain });
            return null;
          },
        },
      );
      return undefined;
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      faults.push({ line: end + 1, message: 'a quotation mark is not closed' });
      return end + 1;
    }
  };
  let next: number | undefined = 0;
  while (next !== undefined && faults.length < mostUnclosed) next = readBehind(next);
  return { delimiter, rows, faults };
}
