import type { DatabaseSync } from 'node:sqlite';

/** A flow in cubic meters per second, a head in meters. */
export interface DutyPoint {
  flow: number;
  head: number;
}

/** The distance of pumps that are not shown: about seven times the flow or the head of the duty, or a seventh. */
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

function distance(duty: DutyPoint, [flow, head]: Point): number {
  return flow > 0 && head > 0
    ? Math.hypot(Math.log(flow / duty.flow), Math.log(head / duty.head))
    : Number.POSITIVE_INFINITY;
}

/**
 * How far a pump is from a duty, in logarithms of flow and head: from the nearer of its rated point and its curve. Of two
 * whose curves pass equally near, the one whose rated point is nearer.
 */
export function dutyDistance(duty: DutyPoint, points: readonly Point[], rated: Point | undefined): number {
  const toRated = rated ? distance(duty, rated) : Number.POSITIVE_INFINITY;
  // Points in between, so that a curve of three points is not far from a duty on it.
  const along = points.flatMap((point, index) => {
    const [q1, h1] = points[index - 1] ?? point;
    return [0, 0.25, 0.5, 0.75]
      .map((step): Point => [q1 + (point[0] - q1) * step, h1 + (point[1] - h1) * step])
      .concat([point]);
  });
  const head = headAt(points, duty.flow);
  const onCurve = head === undefined ? [] : [distance(duty, [duty.flow, head])];
  const toCurve = Math.min(...onCurve, ...along.map((point) => distance(duty, point)), Number.POSITIVE_INFINITY);
  const own = rated ?? points[Math.floor(points.length / 2)];
  return Math.min(toRated, toCurve) + (own ? distance(duty, own) / 10 : 0);
}

interface Pump {
  item: number;
  points: readonly Point[];
  rated: Point | undefined;
  written: string | undefined;
}

/** Finds pumps by their distance from a duty. They are read once, and again after the index has changed. */
export function createDutyFinder(database: DatabaseSync) {
  const all = database.prepare(
    `SELECT flow.item, flow.low AS q, head.low AS h, flow.written || ', ' || head.written AS rated, points
     FROM figures flow JOIN figures head ON head.item = flow.item AND head.figure = 'head' AND head.low IS NOT NULL
     LEFT JOIN curves ON curves.item = flow.item
     WHERE flow.figure = 'flow' AND flow.low IS NOT NULL
     UNION ALL
     SELECT curves.item, NULL, NULL, NULL, points FROM curves
     WHERE NOT EXISTS (SELECT 1 FROM figures WHERE figures.item = curves.item AND figure IN ('flow', 'head'))`,
  );
  const changes = database.prepare('SELECT total_changes() AS count');
  let read: { changes: number; pumps: Pump[] } | undefined;

  function pumps(): Pump[] {
    const count = Number(changes.get()?.count);
    if (read?.changes !== count) {
      const rows = all.all().map(
        (row): Pump => ({
          item: Number(row.item),
          // Written by `write-entry.ts`.
          points: row.points === null ? [] : (JSON.parse(String(row.points)) as Point[]),
          rated: row.q === null || row.h === null ? undefined : [Number(row.q), Number(row.h)],
          written: row.rated === null ? undefined : String(row.rated),
        }),
      );
      read = { changes: count, pumps: rows };
    }
    return read.pumps;
  }

  return (duty: DutyPoint, most: number): { nearest: NearDuty[]; total: number } => {
    // Each item once: a page may have curves for several speeds.
    const best = new Map<number, { pump: Pump; score: number }>();
    for (const pump of pumps()) {
      const score = dutyDistance(duty, pump.points, pump.rated);
      if (score < (best.get(pump.item)?.score ?? FAR)) best.set(pump.item, { pump, score });
    }
    const sorted = [...best.values()].sort((one, other) => one.score - other.score);
    const nearest = sorted.slice(0, most).map(({ pump: { item, points, written } }) => ({
      ...{ item, makes: headAt(points, duty.flow), rated: written },
    }));
    return { nearest, total: best.size };
  };
}
