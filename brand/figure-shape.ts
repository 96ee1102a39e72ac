/** What the site knows about one figure of a product; the figures are in `figures.ts`, in the order that pages list them. */
export interface Figure {
  /** As pages call it. */
  name: string;
  /** What else editors call it. Case, accents, units in brackets and punctuation make no difference. */
  aliases?: readonly string[];
  /**
   * `number`: one measured value, and `range` where a maker states it from one to another; `list`: several words;
   * `nominal`: a pipe size, which units translate by table; `text`: only shown, never computed with.
   */
  kind: 'number' | 'range' | 'list' | 'text' | 'nominal' | 'yesNo';
  /** What a number or range measures: it chooses the units of visitors. Absent: a bare number. */
  quantity?: Quantity;
  /** Unit of a cell that has none, in itself, its head or its name. */
  unit?: string;
  /** Heading that it stands below, where figures are grouped. */
  group: string;
  /** Visitors narrow products by it. */
  isFilter?: boolean;
}

export type Quantity =
  | 'flow'
  | 'head'
  | 'length'
  | 'pressure'
  | 'power'
  | 'temperature'
  | 'temperatureDifference'
  | 'mass'
  | 'volume'
  | 'speed'
  | 'velocity'
  | 'ratio'
  | 'voltage'
  | 'current'
  | 'frequency'
  | 'viscosity'
  | 'sound'
  | 'time';

/** By the key that queries and filters use. Curves and duties need `flow` and `head`. */
export interface Figures extends Readonly<Record<string, Figure>> {
  flow: Figure;
  head: Figure;
}

/** Words in cells, as the company's editors write them, longer ones before their beginnings. */
export interface FigureWords {
  /** `up to 160 psi`, `from 20 ft`, `20 to 60 °F`. */
  upTo: readonly string[];
  atLeast: readonly string[];
  to: readonly string[];
  yes: readonly string[];
  no: readonly string[];
  /** A row of best efficiency in a curve's table is marked by one of these. */
  bestEfficiency: readonly string[];
}

/** Heads that say what a table is; as with figures, every spelling that editors use. */
export interface TableColumns {
  /** Of names, of their values and of units in a table of specifications: `Figure`, `Value`, `Unit`. */
  figure: readonly string[];
  value: readonly string[];
  unit: readonly string[];
  /** A row per model: `Model`, `Size`. */
  model: readonly string[];
  partNumber: readonly string[];
  /** Where the part is in the drawing: `No.`. */
  callout: readonly string[];
  description: readonly string[];
  pieces: readonly string[];
  /** Earlier numbers of the part, and the number that is delivered now. */
  replaces: readonly string[];
  replacedBy: readonly string[];
  /** Serial numbers of the machines that have the part. */
  serials: readonly string[];
  remark: readonly string[];
  /** Another maker, its number of a part, and the company's. */
  maker: readonly string[];
  theirNumber: readonly string[];
  ourNumber: readonly string[];
}

/** Words of one line mean the same to the search: `sump` finds what says `dewatering`. */
export type Synonyms = readonly (readonly [string, string, ...string[]])[];
