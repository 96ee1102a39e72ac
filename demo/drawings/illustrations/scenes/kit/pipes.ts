/** Pipe runs and what is bolted into them, in elevation or laid into an isometric view. */
import { circle, group, line, n, type Point, palette, path, pen, polyline, rect } from '../../drawing.ts';

/** A pipe along points: an ink stroke with its tint inside and a light along it. */
export function pipe(points: readonly Point[], width: number, fill: string = palette.iron): string {
  return (
    polyline(points, { width: width + pen.edge, cap: 'butt' }) +
    polyline(points, { width: width - pen.edge, stroke: fill, cap: 'butt' }) +
    polyline(
      points.map(([x, y]) => [x - width * 0.16, y - width * 0.16] as const),
      { width: Math.max(1.5, width * 0.1), stroke: palette.surface, cap: 'butt', opacity: 0.55 },
    )
  );
}

/** A pair of flanges across a pipe; `angle` is the pipe's direction in degrees. */
export function flange(x: number, y: number, width: number, angle = 0, fill: string = palette.steel): string {
  const [thick, tall] = [Math.max(6, width * 0.18), width * 1.55];
  return group(
    rect(-thick, -tall / 2, thick, tall, { fill, width: pen.fine }) +
      rect(0, -tall / 2, thick, tall, { fill, width: pen.fine }),
    `translate(${n(x)} ${n(y)}) rotate(${n(angle)})`,
  );
}

/** A gate valve on a level pipe, with bonnet, stem and handwheel; `angle` turns it with its pipe. */
export function gateValve(x: number, y: number, width: number, angle = 0, fill: string = palette.oxide): string {
  const w = width;
  return group(
    path(`M${n(-w)} ${n(-w * 0.62)}L${n(w)} ${n(w * 0.62)}V${n(-w * 0.62)}L${n(-w)} ${n(w * 0.62)}Z`, {
      fill: palette.iron,
      width: pen.fine,
    }) +
      rect(-w * 0.42, -w * 1.15, w * 0.84, w * 0.95, { fill: palette.iron, width: pen.fine, r: 4 }) +
      rect(-w * 0.55, -w * 1.3, w * 1.1, w * 0.18, { fill: palette.steel, width: pen.fine }) +
      rect(-w * 0.1, -w * 2, w * 0.2, w * 0.7, { fill: palette.steel, width: pen.fine }) +
      rect(-w * 0.75, -w * 2.12, w * 1.5, w * 0.2, { fill, width: pen.fine, r: w * 0.1 }) +
      flange(-w, 0, w, 0) +
      flange(w, 0, w, 0),
    `translate(${n(x)} ${n(y)}) rotate(${n(angle)})`,
  );
}

/** A swing check valve with its lever and weight. */
export function checkValve(x: number, y: number, width: number, angle = 0): string {
  const w = width;
  return group(
    path(
      `M${n(-w)} ${n(-w / 2)}C${n(-w * 0.6)} ${n(-w)} ${n(w * 0.4)} ${n(-w * 1.1)} ${n(w)} ${n(-w / 2)}V${n(w / 2)}H${n(-w)}Z`,
      { fill: palette.iron, width: pen.fine },
    ) +
      line(-w * 0.1, -w * 0.5, w * 0.95, -w * 0.95, { width: 7 }) +
      circle(w * 0.95, -w * 0.95, w * 0.24, { fill: palette.oxide, width: pen.fine }) +
      circle(-w * 0.1, -w * 0.5, w * 0.14, { fill: palette.steel, width: pen.fine }) +
      flange(-w, 0, w) +
      flange(w, 0, w),
    `translate(${n(x)} ${n(y)}) rotate(${n(angle)})`,
  );
}

/** A pressure gauge; `reading` runs from 0 to 1. */
export function gauge(x: number, y: number, r: number, reading = 0.6): string {
  const ticks = Array.from({ length: 9 }, (_, index) => {
    const angle = ((150 + index * 30) * Math.PI) / 180;
    return `M${n(x + Math.cos(angle) * r * 0.72)} ${n(y + Math.sin(angle) * r * 0.72)}L${n(x + Math.cos(angle) * r * 0.88)} ${n(y + Math.sin(angle) * r * 0.88)}`;
  });
  const needle = ((150 + reading * 240) * Math.PI) / 180;
  return (
    circle(x, y, r, { fill: palette.surface, width: r > 30 ? pen.outline : pen.fine }) +
    path(ticks.join(''), { width: pen.hair }) +
    line(
      x - Math.cos(needle) * r * 0.2,
      y - Math.sin(needle) * r * 0.2,
      x + Math.cos(needle) * r * 0.7,
      y + Math.sin(needle) * r * 0.7,
      {
        stroke: palette.oxide,
        width: Math.max(2.5, r * 0.07),
      },
    ) +
    circle(x, y, r * 0.09, { fill: palette.ink, stroke: 'none' })
  );
}
