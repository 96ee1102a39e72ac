import type { FigureValue } from '../figures/figure-value.ts';
import type { Unit } from '../figures/units.ts';
import type { Cell } from './parse-tables.ts';

/** What the tables of a text say, in their order. */
export interface PageTables {
  specifications: readonly SpecificationRow[];
  series: readonly Series[];
  parts: readonly PartRow[];
  crossReferences: readonly CrossReference[];
  curves: readonly Curve[];
  /** What was not understood, for the editor. */
  unread: readonly UnreadRow[];
}

/** The figures of the product, and of the models of its series. */
export function figuresOf({ specifications, series }: PageTables): readonly TableFigure[] {
  return [...specifications, ...series.flatMap(({ models }) => models.flatMap(({ figures }) => figures))];
}

/** Where something stands: the table and its row, heads included, both counted from 1. */
export interface Place {
  table: number;
  /** Caption of the table, or the heading above it. */
  caption: string | undefined;
  row: number;
}

export interface TableFigure {
  /** As written, without its unit: `Flow` of `Flow (gpm)`. */
  name: string;
  /** Key in `brand/figures.ts`; absent for a name that is unknown there. */
  key: string | undefined;
  /** As written, with the unit of the column or the name where the cell has none: `450 gpm`. */
  text: string;
  /** The same in other units, where the table has a column for it. */
  converted: string | undefined;
  /** Absent where the figure is unknown or its cell cannot be read. */
  value: FigureValue | undefined;
  at: FigureCells;
}

/** Where a figure stands in the text. */
export interface FigureCells {
  value: Cell;
  /** The cell with the same in other units. */
  converted?: Cell | undefined;
  /** The unit of a cell without one, and where it is written. */
  inHead: { unit: Unit; written: string; cells: readonly Cell[] } | undefined;
}

/** A figure of the page's product. */
export interface SpecificationRow extends Place, TableFigure {}

/** A table with a product in each row. */
export interface Series {
  table: number;
  caption: string | undefined;
  models: readonly SeriesModel[];
}

export interface SeriesModel extends Place {
  model: string;
  cell: Cell;
  figures: readonly TableFigure[];
}

/** A part of the page's product. */
export interface PartRow extends Place {
  number: string;
  /** Number in the breakout drawing. */
  callout: string | undefined;
  description: string | undefined;
  pieces: string | undefined;
  /** Earlier numbers of the part. */
  replaces: readonly string[];
  /** Numbers that are delivered in its place. */
  replacedBy: readonly string[];
  /** As written: `1001 to 2450`, `from 2451`. */
  serials: string | undefined;
  remark: string | undefined;
}

export interface CrossReference extends Place {
  maker: string;
  theirNumber: string;
  ourNumber: string;
  description: string | undefined;
}

/** A pump curve: points in the order of their flow, numbers as written in the units of their columns. */
export interface Curve {
  table: number;
  caption: string | undefined;
  units: CurveFigures<Unit | undefined>;
  points: readonly CurvePoint[];
}

/** Flow and head are in each curve; `efficiency`, `power` and `npshr` where the table has them. */
export type CurveFigures<Value> = { flow: Value; head: Value } & Partial<
  Record<'efficiency' | 'power' | 'npshr', Value>
>;

export type CurvePoint = CurveFigures<number> & {
  /** The row that the maker marks as the best efficiency. */
  isBestEfficiency: boolean;
};

export interface UnreadRow extends Place {
  /** The row's cells, or the table's heads. */
  text: string;
  /** `table`: no column and no name is known; `name`: an unknown figure; `value`: a cell that is not what its figure is; `number`: a part without one; `point`: a point of a curve without numbers. */
  reason: 'table' | 'name' | 'value' | 'number' | 'point';
}
