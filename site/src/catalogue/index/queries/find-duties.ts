import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

/** A flow in cubic meters per second, a head in meters. */
export interface DutyPoint {
  flow: number;
  head: number;
}

/** Pumps this far away are not shown: at about seven times the flow or the head of the duty, or a seventh. */
const FAR = 2;

/** A pump near a duty. */
export interface NearDuty {
  item: number;
  /** Head that its curve makes at the flow, in meters; undefined outside of the curve, or without one. */
  makes: number | undefined;
  rated: string | undefined;
}

type Point = readonly [flow: number, head: number];

/** Head at a flow, on the line between the two points around it. */
export function headAt(points: readonly Point[], flow: number): number | undefined {
  for (const [index, [q2, h2]] of points.entries()) {
    const [q1, h1] = points[index - 1] ?? [q2, h2];
    if (flow >= q1 && flow <= q2) return q2 === q1 ? h2 : h1 + ((flow - q1) / (q2 - q1)) * (h2 - h1);
  }
  return undefined;
}

/** Where a pump is, in logarithms of flow and head. */
export interface PumpPlace {
  /** Its rated point, or the middle of its curve. */
  own: Point;
  isRated: boolean;
  /** Points along its curve. */
  along: readonly Point[];
  /** How far the curve goes from the point of its own. */
  reach: number;
}

function logarithms([flow, head]: Point): Point[] {
  return flow > 0 && head > 0 ? [[Math.log(flow), Math.log(head)]] : [];
}

function apart(one: Point, other: Point): number {
  return Math.hypot(other[0] - one[0], other[1] - one[1]);
}

/** @returns undefined for a pump without a rated point or a curve */
export function placeOf(points: readonly Point[], rated: Point | undefined): PumpPlace | undefined {
  // One in between, because a line is bent in logarithms, and a curve may begin without a flow.
  const along = points.flatMap((point, index) => {
    const [q, h] = points[index - 1] ?? point;
    return [...logarithms([(q + point[0]) / 2, (h + point[1]) / 2]), ...logarithms(point)];
  });
  const [own] = logarithms(rated ?? points[Math.floor(points.length / 2)] ?? [0, 0]);
  if (!own) return undefined;
  return { own, isRated: rated !== undefined, along, reach: Math.max(0, ...along.map((point) => apart(own, point))) };
}

/** The distance of a point from the line between two others. */
function toLine(point: Point, from: Point, to: Point): number {
  const [dq, dh] = [to[0] - from[0], to[1] - from[1]];
  const square = dq * dq + dh * dh;
  const share = square === 0 ? 0 : ((point[0] - from[0]) * dq + (point[1] - from[1]) * dh) / square;
  const at = Math.min(1, Math.max(0, share));
  return apart(point, [from[0] + at * dq, from[1] + at * dh]);
}

/**
 * How far a pump is from a duty: from the nearer of its rated point and its curve. Of two whose curves pass equally near,
 * the one whose rated point is nearer.
 */
export function dutyDistance(duty: DutyPoint, { own, isRated, along }: PumpPlace): number {
  const point: Point = [Math.log(duty.flow), Math.log(duty.head)];
  const toOwn = apart(own, point);
  const toCurve = along.map((to, index) => toLine(point, along[index - 1] ?? to, to));
  return Math.min(isRated ? toOwn : Number.POSITIVE_INFINITY, ...toCurve) + toOwn / 10;
}

/** Finds pumps by their distance from a duty. */
export function createDutyFinder(database: DatabaseSync) {
  // No pump is nearer than `least`: most curves need not be read.
  const nearest = (condition: string) => {
    const statement = database.prepare(
      `SELECT id, item, own / 10 + max(0, own - reach) AS least FROM (
         SELECT rowid AS id, item, reach, sqrt((flow - ?1) * (flow - ?1) + (head - ?2) * (head - ?2)) AS own FROM duties
         WHERE ${condition}
       ) WHERE least < ${FAR} ORDER BY least`,
    );
    statement.setReturnArrays(true);
    // Arrays, in the order of its columns.
    return (...values: SQLInputValue[]) => statement.all(...values) as unknown as [number, number, number][];
  };
  const all = nearest('true');
  const withWords = nearest('item IN (SELECT rowid FROM texts WHERE texts MATCH ?3)');
  const one = database.prepare('SELECT rated_flow, rated_head, rated, points FROM duties WHERE rowid = ?');

  function read(id: number) {
    const { rated_flow: flow, rated_head: head, rated, points } = one.get(id) ?? {};
    return {
      // Written by `write-record.ts`.
      points: JSON.parse(String(points)) as Point[],
      point: rated === null ? undefined : ([Number(flow), Number(head)] as const),
      rated: rated === null ? undefined : String(rated),
    };
  }

  /** @param query of `ftsQuery` that a pump's texts must match */
  return (duty: DutyPoint, most: number, query?: string): { nearest: NearDuty[]; total: number } => {
    const point = [Math.log(duty.flow), Math.log(duty.head)] as const;
    const rows = query === undefined ? all(...point) : withWords(...point, query);
    // Each item once: a page may have curves for several speeds.
    const best = new Map<number, NearDuty & { score: number }>();
    let bound = Number.POSITIVE_INFINITY;
    for (const [id, item, least] of rows) {
      if (least > bound) break;
      const { points, point: ratedPoint, rated } = read(id);
      const place = placeOf(points, ratedPoint);
      const score = place ? dutyDistance(duty, place) : FAR;
      if (score >= (best.get(item)?.score ?? Number.POSITIVE_INFINITY)) continue;
      best.set(item, { item, makes: headAt(points, duty.flow), rated, score });
      if (best.size >= most)
        bound = [...best.values()].map((known) => known.score).sort((a, b) => a - b)[most - 1] ?? bound;
    }
    const sorted = [...best.values()].toSorted((a, b) => a.score - b.score);
    return { nearest: sorted.slice(0, most), total: new Set(rows.map(([, item]) => item)).size };
  };
}
