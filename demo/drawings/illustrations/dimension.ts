/** Dimension lines and numbered balloons, as on a working drawing. */
import { lettering, letteringWidth } from './lettering.ts';
import { palette, pen } from './palette.ts';
import { circle, line, n, type Point, path, rect } from './shapes.ts';

export interface Dimension {
  from: Point;
  to: Point;
  /** `across` measures along x, `up` along y. */
  along: 'across' | 'up';
  /** Where the dimension line runs: its y for `across`, its x for `up`. */
  at: number;
  /** The figure, such as `42.5 in`. */
  text: string;
  /** A second, quieter figure, such as `1080 mm`. */
  second?: string;
  /** Font size in pixels; default 30. */
  size?: number;
  /** Writes a figure that does not fit between the arrows to the left of them instead of the right. */
  flip?: boolean;
}

const markLine = { stroke: palette.oxide, width: pen.fine } as const;

/** A filled arrow head with its tip at a point, flying toward an angle (0 right, 90 down). */
export function arrowHead(x: number, y: number, angle: number, size = 22, fill: string = palette.oxide): string {
  const half = size * 0.3;
  return (
    `<path d="M0 0L${n(-size)} ${n(half)}L${n(-size)} ${n(-half)}Z" fill="${fill}"` +
    ` transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})"/>`
  );
}

/** A flow arrow: a thick line with a head at its end. */
export function flowArrow(from: Point, to: Point, fill: string = palette.oxide, width = 7): string {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const head = width * 4.5;
  const radians = (angle * Math.PI) / 180;
  const neck: Point = [to[0] - Math.cos(radians) * head * 0.8, to[1] - Math.sin(radians) * head * 0.8];
  return (
    line(from[0], from[1], neck[0], neck[1], { stroke: fill, width, cap: 'butt' }) +
    arrowHead(to[0], to[1], angle, head, fill)
  );
}

function figureWidth({ text, second, size = 30 }: Dimension): number {
  const quiet = second ? letteringWidth(second, { size: size * 0.8 }) : 0;
  return Math.max(letteringWidth(text, { size, weight: 600 }), quiet);
}

/** A figure centred on a dimension line drawn along x; the caller turns it for vertical ones. */
function figure(cx: number, y: number, options: Dimension): string {
  const { text, second, size = 30 } = options;
  const width = figureWidth(options);
  return (
    rect(cx - width / 2 - 10, y - size, width + 20, size * 2, { fill: palette.paper, stroke: 'none' }) +
    lettering(text, cx, second ? y - 5 : y + size * 0.36, { size, weight: 600, anchor: 'middle' }) +
    (second ? lettering(second, cx, y + size * 0.8, { size: size * 0.8, anchor: 'middle' }) : '')
  );
}

/** A dimension line with extension lines, arrow heads and its figure; arrows turn outward on short spans. */
export function dimension(options: Dimension): string {
  const { from, to, along, at } = options;
  const vertical = along === 'up';
  const [a, b] = (vertical ? [from[1], to[1]] : [from[0], to[0]]).toSorted((left, right) => left - right);
  if (a === undefined || b === undefined) return '';
  const extension = ([x, y]: Point): string => {
    const base = vertical ? x : y;
    const way = Math.sign(at - base);
    const [start, end] = [base + way * 10, at + way * 12];
    return vertical ? line(start, y, end, y, markLine) : line(x, start, x, end, markLine);
  };
  const inside = b - a > 60;
  const [low, high] = inside ? [a, b] : [a - 46, b + 46];
  const stem = vertical ? line(at, low, at, high, markLine) : line(low, at, high, at, markLine);
  const turn = vertical ? 90 : 0;
  const head = (where: number, angle: number): string =>
    vertical ? arrowHead(at, where, angle + turn) : arrowHead(where, at, angle);
  const span = figureWidth(options);
  const roomy = b - a > span + 70;
  const middle = (a + b) / 2;
  const label = vertical
    ? roomy
      ? `<g transform="rotate(-90 ${n(at)} ${n(middle)})">${figure(at, middle, options)}</g>`
      : figure(at + Math.sign(at - from[0]) * (span / 2 - 14), (inside ? a : low) - (options.size ?? 30) * 1.1, options)
    : figure(
        roomy ? middle : options.flip ? (inside ? a : low) - span / 2 - 16 : (inside ? b : high) + span / 2 + 16,
        at,
        options,
      );
  return extension(from) + extension(to) + stem + label + head(a, inside ? 180 : 0) + head(b, inside ? 0 : 180);
}

/** A numbered balloon with a leader that ends in a dot on the part. */
export function callout(number: number, balloon: Point, target: Point, radius = 30): string {
  const angle = Math.atan2(target[1] - balloon[1], target[0] - balloon[0]);
  const start: Point = [balloon[0] + Math.cos(angle) * radius, balloon[1] + Math.sin(angle) * radius];
  return (
    path(`M${n(start[0])} ${n(start[1])}L${n(target[0])} ${n(target[1])}`, { width: pen.fine }) +
    circle(target[0], target[1], 6, { fill: palette.ink, stroke: 'none' }) +
    circle(balloon[0], balloon[1], radius, { fill: palette.surface, width: pen.edge }) +
    lettering(String(number), balloon[0], balloon[1] + radius * 0.38, {
      size: radius * 1.1,
      weight: 600,
      anchor: 'middle',
    })
  );
}

/** A name on a slip of paper, readable over hatching; `x` is its left edge and `y` the baseline. */
export function tag(text: string, x: number, y: number, size = 24): string {
  const options = { size, weight: 500, spacing: 0.08 } as const;
  const width = letteringWidth(text.toUpperCase(), options);
  return (
    rect(x - 12, y - size * 1.15, width + 24, size * 1.6, { fill: palette.surface, width: pen.hair }) +
    lettering(text.toUpperCase(), x, y, options)
  );
}
