export interface SerialRange {
  /** Letters in front of the digits, in capitals. */
  prefix: string;
  /** Null: open. */
  low: number | null;
  high: number | null;
}

const SERIAL = /([A-Z]{0,6})-?(\d{1,15})/g;
const RANGES: readonly [RegExp, 'from' | 'to'][] = [
  [/\b(?:UP TO|TO|THROUGH|BEFORE|UNTIL)\b|^\s*[-–—]/, 'to'],
  [/\b(?:FROM|SINCE|AFTER)\b|(?:AND (?:UP|LATER|ON)|[+–—-])\s*$/, 'from'],
];

/** The ranges in the cell of a table: `1001 to 2450`, `A2451–A2999`, `up to 1000`, `from 3000`, several with commas. */
export function serialRanges(text: string): SerialRange[] {
  return text.split(/[,;\n]/).flatMap((part): SerialRange[] => {
    const upper = part.toUpperCase();
    const [first, second] = [...upper.matchAll(SERIAL)];
    if (!first) return [];
    const [prefix = '', number] = [first[1], Number(first[2])];
    if (second) return [{ prefix, low: number, high: Number(second[2]) }];
    const open = RANGES.find(([words]) => words.test(upper))?.[1];
    return [{ prefix, low: open === 'to' ? null : number, high: open === 'from' ? null : number }];
  });
}
