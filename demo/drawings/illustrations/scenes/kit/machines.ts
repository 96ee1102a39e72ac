/** Pumps and hoists as they look from across a yard: silhouettes with a few true parts. */
import { circle, ellipse, group, line, n, palette, path, pen, rect } from '../../drawing.ts';
import { steps } from './chance.ts';

/** A submersible with its volute below and its discharge to the right; `x` is its middle, `y` its feet. */
export function submersible(x: number, y: number, height: number, paint: string = palette.water): string {
  const s = height / 200;
  const fins = steps(5, -26, 13).map((at) => `M${at} -168V-92`);
  return group(
    [
      path('M-40 -8l-12 8M40 -8l12 8M0 -6v6', { width: 6 }),
      path('M20 -62h62v-12h14v58H82v-12H40z', { fill: palette.iron, width: pen.edge }),
      path('M-66 -40C-66 -72 -40 -82 0 -82S58 -70 62 -40S40 -6 0 -6S-66 -12 -66 -40Z', {
        fill: palette.iron,
        width: pen.edge,
      }),
      path('M-66 -40C-66 -20 -40 -6 0 -6S62 -18 62 -40C40 -24 -30 -24 -66 -40Z', {
        fill: palette.ironShade,
        stroke: 'none',
      }),
      rect(-46, -94, 92, 14, { fill: palette.steel, width: pen.fine }),
      rect(-38, -172, 76, 78, { fill: paint, width: pen.edge }),
      path(fins.join(''), { width: pen.hair, stroke: palette.surface, opacity: 0.6 }),
      path('M-38 -172C-38 -190 38 -190 38 -172Z', { fill: paint, width: pen.edge }),
      rect(-44, -176, 88, 8, { fill: palette.steel, width: pen.fine }),
      path('M-16 -186v-14h32v14', { width: 6 }),
    ],
    `translate(${n(x)} ${n(y)}) scale(${n(s * 10) === '0' ? 1 : Math.round(s * 1000) / 1000})`,
  );
}

/** A standing motor on a discharge head, as on a vertical turbine; `y` is the base plate. */
export function verticalMotor(x: number, y: number, height: number, paint: string = palette.water): string {
  const s = Math.round((height / 260) * 1000) / 1000;
  return group(
    [
      rect(-64, -14, 128, 14, { fill: palette.steel, width: pen.edge }),
      path('M-44 -14V-60L-34 -108H34L44 -60V-14Z', { fill: palette.iron, width: pen.edge }),
      path('M8 -14V-108H34L44 -60V-14Z', { fill: palette.ironShade, stroke: 'none' }),
      rect(-16, -96, 32, 40, { fill: palette.ink, width: pen.fine, r: 10 }),
      rect(-52, -120, 104, 12, { fill: palette.steel, width: pen.fine }),
      rect(-46, -236, 92, 116, { fill: paint, width: pen.edge }),
      path(
        steps(6, -36, 14.4)
          .map((at) => `M${n(at)} -228V-128`)
          .join(''),
        { width: pen.hair, stroke: palette.surface, opacity: 0.6 },
      ),
      path('M-52 -236C-50 -262 50 -262 52 -236Z', { fill: paint, width: pen.edge }),
      rect(36, -190, 26, 40, { fill: palette.steel, width: pen.fine }),
    ],
    `translate(${n(x)} ${n(y)}) scale(${s})`,
  );
}

/** A horizontal pump and motor on a base plate; the suction looks left, `y` is the floor. */
export function basePump(x: number, y: number, width: number, paint: string = palette.water): string {
  const s = Math.round((width / 320) * 1000) / 1000;
  return group(
    [
      path('M-160 0L-150 -22H150L160 0Z', { fill: palette.concrete, width: pen.edge }),
      rect(-146, -40, 292, 18, { fill: palette.steel, width: pen.fine }),
      path('M-60 -84h44v10h30v-36h-30v10h-44z', { fill: palette.iron, width: pen.fine }),
      rect(-22, -104, 40, 34, { fill: palette.bronze, width: pen.fine }),
      rect(22, -136, 120, 84, { fill: paint, width: pen.edge, r: 6 }),
      path(
        steps(6, -126, 13)
          .map((at) => `M34 ${n(at)}H112`)
          .join(''),
        { width: pen.hair, stroke: palette.surface, opacity: 0.6 },
      ),
      path('M120 -136V-52', { width: pen.fine }),
      rect(58, -156, 44, 20, { fill: paint, width: pen.fine }),
      path('M36 -52l-6 12h20zM124 -52l6 12h-20z', { fill: palette.ink, width: pen.hair }),
      path(
        'M-100 -150h36v34C-44 -108 -36 -96 -36 -84C-36 -60 -56 -44 -82 -44S-126 -60 -126 -88C-126 -100 -118 -106 -100 -112Z',
        {
          fill: palette.iron,
          width: pen.edge,
        },
      ),
      path('M-82 -44C-56 -44 -36 -60 -36 -84C-44 -70 -70 -62 -112 -66C-104 -52 -94 -44 -82 -44Z', {
        fill: palette.ironShade,
        stroke: 'none',
      }),
      rect(-108, -160, 52, 10, { fill: palette.steel, width: pen.fine }),
      circle(-82, -86, 20, { fill: palette.steel, width: pen.fine }),
      circle(-82, -86, 7, { fill: palette.ink, stroke: 'none' }),
      rect(-140, -106, 14, 40, { fill: palette.steel, width: pen.fine }),
      path('M-96 -46l-8 24h44l-8 -24', { fill: palette.iron, width: pen.fine }),
    ],
    `translate(${n(x)} ${n(y)}) scale(${s})`,
  );
}

/** A hook on a rope from a height down to a load. */
export function hookAndRope(x: number, top: number, hook: number, size = 20): string {
  return (
    line(x - 5, top, x - 5, hook - size * 2.2, { width: pen.fine }) +
    line(x + 5, top, x + 5, hook - size * 2.2, { width: pen.fine }) +
    rect(x - size * 0.7, hook - size * 2.4, size * 1.4, size * 1.3, { fill: palette.oxide, width: pen.fine, r: 4 }) +
    path(
      `M${n(x)} ${n(hook - size * 1.1)}v${n(size * 0.5)}a${n(size * 0.42)} ${n(size * 0.42)} 0 1 1 ${n(-size * 0.5)} ${n(size * 0.5)}`,
      {
        width: 6,
      },
    )
  );
}

/** An impeller seen from the front. */
export function impellerFace(cx: number, cy: number, r: number, vanes = 5, fill: string = palette.bronze): string {
  const blade = (turn: number): string =>
    group(
      path(
        `M${n(r * 0.26)} 0C${n(r * 0.5)} ${n(-r * 0.05)} ${n(r * 0.8)} ${n(r * 0.2)} ${n(r * 0.72)} ${n(r * 0.64)}`,
        {
          width: r > 60 ? pen.outline : pen.fine,
        },
      ),
      `translate(${n(cx)} ${n(cy)}) rotate(${n(turn)})`,
    );
  return (
    circle(cx, cy, r, { fill, width: r > 60 ? pen.edge : pen.fine }) +
    steps(vanes, 0, 360 / vanes)
      .map(blade)
      .join('') +
    circle(cx, cy, r * 0.27, { fill: palette.steel, width: pen.fine }) +
    circle(cx, cy, r * 0.11, { fill: palette.ink, stroke: 'none' })
  );
}

/** A control cabinet on legs or a wall. */
export function cabinet(x: number, y: number, width: number, height: number, fill: string = palette.steel): string {
  return (
    rect(x, y, width, height, { fill, width: pen.edge, r: 4 }) +
    rect(x + width * 0.08, y + height * 0.06, width * 0.84, height * 0.88, { width: pen.hair }) +
    rect(x + width * 0.2, y + height * 0.14, width * 0.6, height * 0.18, { fill: palette.surface, width: pen.fine }) +
    steps(3)
      .map((index) =>
        circle(x + width * (0.28 + index * 0.22), y + height * 0.44, width * 0.06, {
          fill: [palette.moss, palette.bronze, palette.oxide][index] ?? palette.moss,
          width: pen.hair,
        }),
      )
      .join('') +
    line(x + width * 0.86, y + height * 0.5, x + width * 0.86, y + height * 0.62, { width: pen.outline }) +
    path(
      steps(4)
        .map((index) => `M${n(x + width * 0.24)} ${n(y + height * (0.72 + index * 0.05))}h${n(width * 0.52)}`)
        .join(''),
      { width: pen.hair },
    )
  );
}

/** Cast teeth of a spur gear or a handwheel seen from the side of its rim. */
export function handwheel(cx: number, cy: number, r: number, fill: string = palette.oxide): string {
  const spokes = steps(5, -90, 72).map((angle) => {
    const radians = (angle * Math.PI) / 180;
    return `M${n(cx)} ${n(cy)}L${n(cx + Math.cos(radians) * r)} ${n(cy + Math.sin(radians) * r)}`;
  });
  return (
    path(spokes.join(''), { width: Math.max(4, r * 0.14) }) +
    circle(cx, cy, r, { width: Math.max(6, r * 0.24) }) +
    circle(cx, cy, r, { width: Math.max(3, r * 0.15), stroke: fill }) +
    circle(cx, cy, r * 0.22, { fill: palette.steel, width: pen.fine })
  );
}

/** A coil of hose lying flat, seen from the side. */
export function hoseCoil(x: number, y: number, width: number, turns = 3): string {
  return steps(turns)
    .map(
      (index) =>
        ellipse(x, y - index * 13, width / 2, width * 0.13, { stroke: palette.ink, width: 13 }) +
        ellipse(x, y - index * 13, width / 2, width * 0.13, { stroke: palette.oxide, width: 8 }),
    )
    .join('');
}
