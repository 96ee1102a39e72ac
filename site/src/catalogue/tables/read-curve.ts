import type { Quantity } from '@headwater/brand/figure-shape.ts';
import { measureAt, plainFigures } from '../figures/measures.ts';
import type { Unit } from '../figures/units.ts';
import { type HeadedTable, isSection, rowText } from './headed-table.ts';
import type { Curve, CurveFigures, CurvePoint, UnreadRow } from './page-tables.ts';
import type { Vocabulary } from './vocabulary.ts';

const axes = ['flow', 'head', 'efficiency', 'power', 'npshr'] as const;
type Axis = (typeof axes)[number];

/** A curve has a middle. */
const fewestPoints = 3;

interface AxisColumn {
  column: number;
  quantity: Quantity | undefined;
}

/** The column of each figure of a curve. */
function axisColumns({ heads }: HeadedTable, vocabulary: Vocabulary): Map<Axis, AxisColumn> {
  const found = new Map<Axis, AxisColumn>();
  for (const [column, { name }] of heads.entries()) {
    const { key, figure } = vocabulary.figure(name) ?? {};
    const axis = key === 'shaftPower' ? 'power' : axes.find((each) => each === key);
    if (axis && !found.has(axis)) found.set(axis, { column, quantity: figure?.quantity });
  }
  return found;
}

/** Reads rows of numbers as the points of a curve; absent where the table is none. */
export function readCurve(
  table: HeadedTable,
  vocabulary: Vocabulary,
): { curve: Curve; unread: UnreadRow[] } | undefined {
  const columns = axisColumns(table, vocabulary);
  if (!columns.has('flow') || !columns.has('head')) return undefined;
  const seen = new Map<Axis, Unit | undefined>();
  const points: CurvePoint[] = [];
  const unread: UnreadRow[] = [];
  for (const { row, cells } of table.rows) {
    if (isSection(cells)) continue;
    const numbers = new Map<Axis, number>();
    for (const [axis, { column, quantity }] of columns) {
      const found = measureAt(plainFigures(cells[column]?.text ?? ''), 0, quantity)?.value;
      if (!found) continue;
      const unit = found.unit ?? table.heads[column]?.unit;
      if (!seen.has(axis)) seen.set(axis, unit);
      // A point in another unit than those before it is an editor's slip.
      if (seen.get(axis) === unit) numbers.set(axis, found.number);
    }
    const [flow, head] = [numbers.get('flow'), numbers.get('head')];
    const text = rowText(cells);
    if (flow === undefined || head === undefined || flow < 0 || points.some((point) => point.flow === flow)) {
      unread.push({ table: table.table, caption: table.caption, row, text, reason: 'point' });
      continue;
    }
    const isBestEfficiency = vocabulary.words.bestEfficiency.some((word) =>
      text.toLowerCase().includes(word.toLowerCase()),
    );
    points.push({ ...Object.fromEntries(numbers), flow, head, isBestEfficiency });
  }
  if (points.length < fewestPoints) return undefined;
  const units: CurveFigures<Unit | undefined> = {
    ...Object.fromEntries(seen),
    flow: seen.get('flow'),
    head: seen.get('head'),
  };
  const { table: number, caption } = table;
  return { curve: { table: number, caption, units, points: points.toSorted((a, b) => a.flow - b.flow) }, unread };
}
