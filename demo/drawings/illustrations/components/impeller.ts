/** Impellers in plan (seen from the eye) and cut along the axis. */
import { hatch } from '../hatching.ts';
import { palette, pen } from '../palette.ts';
import { mirror } from '../placing.ts';
import { bar, circle, line, n, type Point, path, polar, rect, smoothPath } from '../shapes.ts';

export const impellerKinds = {
  /** One or two long vanes between shrouds: passes solids. */
  nonClog: { wrap: 205, thick: 0.15, eye: 0.42, shroud: true, outlet: 0.5, depth: 0.86 },
  /** Short straight vanes set back from the flow, behind a cutter. */
  vortex: { wrap: 38, thick: 0.08, eye: 0.3, shroud: false, outlet: 0.3, depth: 0.5 },
  /** Two or three vanes against a wear plate. */
  semiOpen: { wrap: 128, thick: 0.11, eye: 0.36, shroud: false, outlet: 0.36, depth: 0.66 },
  /** Many thin vanes between shrouds: clear water. */
  closed: { wrap: 112, thick: 0.04, eye: 0.46, shroud: true, outlet: 0.17, depth: 0.52 },
  /** Closed, with an eye on both sides. */
  doubleSuction: { wrap: 112, thick: 0.045, eye: 0.48, shroud: true, outlet: 0.26, depth: 1 },
  /** Mixed flow, as in a turbine bowl. */
  mixedFlow: { wrap: 100, thick: 0.045, eye: 0.56, shroud: true, outlet: 0.26, depth: 0.8 },
  /** Thick vanes and shrouds with expelling vanes behind. */
  slurry: { wrap: 92, thick: 0.15, eye: 0.44, shroud: true, outlet: 0.4, depth: 0.72 },
} as const;
export type ImpellerKind = keyof typeof impellerKinds;

/** The outline of one vane from the eye to the rim, starting at an angle. */
function vane(cx: number, cy: number, radius: number, start: number, kind: ImpellerKind): string {
  const { wrap, thick, eye } = impellerKinds[kind];
  const inner = radius * eye * 0.86;
  const edge = (side: number): Point[] =>
    Array.from({ length: 11 }, (_, step) => {
      const part = step / 10;
      const r = inner + (radius * 0.985 - inner) * part ** 1.15;
      const swell = Math.sin(Math.PI * Math.min(1, 0.12 + part * 0.8)) * 0.6 + 0.4;
      const shift = ((side * thick * radius * swell) / r) * (180 / Math.PI) * 0.5;
      return polar(cx, cy, r, start - wrap * part + shift);
    });
  const outward = edge(1);
  const back = edge(-1).toReversed();
  const joined =
    smoothPath(outward) +
    smoothPath(back)
      .replace('M', 'L')
      .replace(/^L([-\d.]+) ([-\d.]+)/, 'L$1 $2');
  return `${joined}Z`;
}

/** The impeller seen from its eye. */
export function impellerPlan(cx: number, cy: number, radius: number, kind: ImpellerKind, vanes: number): string {
  const { eye, shroud } = impellerKinds[kind];
  const paths = Array.from({ length: vanes }, (_, index) => vane(cx, cy, radius, (index * 360) / vanes - 60, kind));
  const hub = radius * Math.min(0.2, eye * 0.5);
  const expellers =
    kind === 'slurry'
      ? Array.from({ length: vanes * 3 }, (_, index) => {
          const [a, b] = [
            polar(cx, cy, radius * 0.84, (index * 120) / vanes),
            polar(cx, cy, radius * 0.97, (index * 120) / vanes - 5),
          ];
          return line(a[0], a[1], b[0], b[1], { width: pen.fine });
        })
      : [];
  return [
    circle(cx, cy, radius, { fill: palette.bronze, width: pen.outline }),
    circle(cx, cy, radius * 0.965, { width: pen.hair }),
    ...paths.map((d) => path(d, { width: pen.edge, fill: '#f0dfc4' })),
    ...expellers,
    shroud ? circle(cx, cy, radius * eye * 1.08, { fill: '#ecd6b4', width: pen.edge }) : '',
    shroud ? circle(cx, cy, radius * eye, { fill: palette.steel, width: pen.edge }) : '',
    ...(shroud
      ? Array.from({ length: vanes }, (_, index) => {
          const start = (index * 360) / vanes - 60;
          const points = [0.16, 0.4, 0.7, 1].map((part, step) =>
            polar(cx, cy, radius * eye * (0.42 + 0.58 * part), start + 34 - step * 16),
          );
          return path(smoothPath(points), { width: pen.edge });
        })
      : []),
    circle(cx, cy, hub, { fill: palette.surface, width: pen.edge }),
    circle(cx, cy, hub * 0.55, { fill: palette.paper, width: pen.edge }),
    rect(cx - hub * 0.14, cy - hub * 0.78, hub * 0.28, hub * 0.34, { fill: palette.paper, width: pen.fine }),
  ].join('');
}

export interface ImpellerCut {
  cx: number;
  /** Top of the hub. */
  y: number;
  radius: number;
  /** Overall depth along the axis. */
  depth: number;
  shaft: number;
  kind: ImpellerKind;
}

/** Half of a cut impeller, eye downward: back shroud, vane face and, where there is one, front shroud. */
function halfCut({ cx, y, radius, depth, shaft, kind }: ImpellerCut): string {
  const { eye, shroud, outlet } = impellerKinds[kind];
  const sheet = Math.max(9, radius * (kind === 'slurry' ? 0.11 : 0.055));
  const b = Math.max(16, radius * outlet);
  const e = radius * eye;
  const mixed = kind === 'mixedFlow';
  const rim = mixed ? y + depth * 0.12 : y + Math.max(sheet, (depth - b - sheet) * 0.42);
  const hub = shaft / 2 + Math.max(10, radius * 0.07);
  const bottom = y + depth;
  const x = (r: number): string => n(cx + r);
  const tip = mixed ? radius * 0.98 : radius;
  const back = `M${x(shaft / 2)} ${n(y)}H${x(hub)}Q${x(hub + radius * 0.1)} ${n(rim)} ${x(hub + radius * 0.26)} ${n(rim)}H${x(tip)}V${n(rim + sheet)}H${x(hub + radius * 0.36)}Q${x(hub * 1.1)} ${n(rim + sheet + depth * 0.1)} ${x(hub * 0.86)} ${n(y + depth * 0.8)}H${x(shaft / 2)}Z`;
  const front = `M${x(radius)} ${n(rim + sheet + b)}V${n(rim + sheet * 2 + b)}Q${x(e + sheet * 1.6)} ${n(rim + sheet * 2 + b)} ${x(e + sheet)} ${n(bottom)}H${x(e)}Q${x(e + sheet * 0.3)} ${n(rim + sheet + b)} ${x(radius)} ${n(rim + sheet + b)}Z`;
  const face = shroud
    ? `M${x(tip)} ${n(rim + sheet)}V${n(rim + sheet + b)}Q${x(e)} ${n(rim + sheet + b)} ${x(e)} ${n(bottom - 2)}L${x(hub * 0.9)} ${n(y + depth * 0.8)}Q${x(hub * 1.1)} ${n(rim + sheet + depth * 0.1)} ${x(hub + radius * 0.36)} ${n(rim + sheet)}Z`
    : `M${x(tip)} ${n(rim + sheet)}V${n(rim + sheet + b)}L${x(e)} ${n(bottom)}H${x(hub * 0.9)}V${n(y + depth * 0.8)}Q${x(hub * 1.1)} ${n(rim + sheet)} ${x(hub + radius * 0.36)} ${n(rim + sheet)}Z`;
  const lead = `M${x(hub * 1.05)} ${n(y + depth * 0.72)}Q${x(e * 0.8)} ${n(rim + sheet + b * 0.8)} ${x(e * 0.96)} ${n(bottom - depth * 0.12)}`;
  const expeller =
    kind === 'slurry'
      ? rect(cx + radius * 0.5, rim - sheet * 0.7, radius * 0.5, sheet * 0.7, { fill: '#ecd6b4', width: pen.fine })
      : '';
  return (
    expeller +
    path(face, { fill: '#ecd6b4', width: pen.fine }) +
    path(lead, { width: pen.edge }) +
    path(back, { fill: hatch('bronze'), width: pen.edge }) +
    (shroud ? path(front, { fill: hatch('bronze'), width: pen.edge }) : '')
  );
}

/** The impeller cut along its axis, eye downward; a double-suction one has an eye at both ends. */
export function impellerCut(cut: ImpellerCut): string {
  if (cut.kind !== 'doubleSuction') {
    const half = halfCut(cut);
    const nut = cut.y + cut.depth * 0.8;
    return (
      half +
      mirror(half, cut.cx) +
      bar(cut.cx, cut.y, cut.shaft, cut.depth * 0.8, { fill: palette.surface, width: pen.edge }) +
      bar(cut.cx, nut, cut.shaft * 1.35, cut.depth * 0.13, { fill: palette.steel, width: pen.edge })
    );
  }
  const middle = cut.y + cut.depth / 2;
  const lower = halfCut({
    ...cut,
    y: middle - cut.radius * 0.09,
    depth: cut.depth / 2 + cut.radius * 0.09,
    kind: 'closed',
  });
  const both = lower + mirror(lower, cut.cx);
  return (
    both +
    `<g transform="matrix(1 0 0 -1 0 ${n(2 * middle)})">${both}</g>` +
    bar(cut.cx, cut.y, cut.shaft, cut.depth, { fill: palette.surface, width: pen.edge })
  );
}
