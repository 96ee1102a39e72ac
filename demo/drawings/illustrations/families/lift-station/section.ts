/** The lift station cut open. */
import { flangeUp } from '../../components/fasteners.ts';
import { elbow, pipeAcross, pipeUp } from '../../components/pipework.ts';
import { column, taperUp } from '../../components/turned.ts';
import { fitInto, flowArrow, hatch, line, n, palette, path, pen, rect, waterBody, waterLevel } from '../../drawing.ts';
import { clamp, makePump, type Spec } from '../../spec.ts';
import type { Machine } from '../family.ts';
import { hangingPump } from '../submersible-non-clog/elevations.ts';
import { cover, HEIGHT, reach, shape, valveBox } from './shape.ts';

export function section(spec: Spec): Machine {
  const of = shape(spec);
  const { width, top, base, inlet, outlet, outletY, ribs } = of;
  const half = width / 2;
  const wall = 18;
  const end = reach(of);
  const level = inlet + spec.between('level', 60, 110);
  const machine = hangingPump(makePump(spec));
  const ratio = machine.box.width / machine.box.height;
  const tall = clamp(((width - 70) / 2 - outlet * 1.9) / ratio, 130, 330);
  const pitch = tall * ratio + outlet * 1.9 + 12;
  const pump = (x: number): string => {
    const placed = fitInto(machine, { x, y: base - tall - 14, width: tall * ratio, height: tall });
    const ports = machine.ports?.discharge ?? [0, 0];
    const [px, py] = placed.at(ports[0], ports[1]);
    const pipe = px + outlet * 0.9;
    return [
      line(pipe - outlet * 0.9, top + 20, pipe - outlet * 0.9, base - 20, { width: pen.fine }),
      line(pipe - outlet * 1.2, top + 20, pipe - outlet * 1.2, base - 20, { width: pen.fine }),
      pipeUp(pipe, outletY + outlet, py + outlet * 0.4, outlet),
      placed.svg,
      rect(px - 4, py - outlet * 0.7, outlet * 1.6, outlet * 1.7, { fill: palette.ironShade, r: 8, width: pen.edge }),
      rect(px + outlet * 0.2, base - 30, outlet * 1.5, 30, { fill: palette.ironShade, width: pen.edge }),
      elbow(pipe, outletY, outlet, 'right', 'down'),
    ].join('');
  };
  const ring = (way: number): string =>
    Array.from({ length: ribs }, (_, index) =>
      rect(way < 0 ? -half - 20 : half, top + 40 + ((base - top - 90) * index) / (ribs - 1), 20, 26, {
        fill: hatch('metalBack'),
        width: pen.fine,
      }),
    ).join('');
  return {
    svg: [
      column(0, base, width * 1.26, HEIGHT - base, 'plain'),
      rect(-width * 0.63, base, width * 1.26, HEIGHT - base, { fill: hatch('concrete'), width: pen.outline }),
      rect(-half, top, width, base - top, { fill: palette.surface, stroke: 'none' }),
      rect(-half, top, wall, base - top, { fill: hatch('metal'), width: pen.edge }),
      rect(half - wall, top, wall, base - top, { fill: hatch('metal'), width: pen.edge }),
      ring(-1),
      ring(1),
      waterBody(-half + wall, level, width - wall * 2, base - level),
      waterLevel(-half + wall, level, width - wall * 2, -half + 60),
      path(`M${n(-half + wall)} ${n(base - 90)}L${n(-half + 80)} ${n(base)}H${n(-half + wall)}Z`, {
        fill: hatch('concrete'),
        width: pen.edge,
      }),
      rect(-half - 106, inlet - 46, 130, 92, { fill: palette.surface, width: pen.edge }),
      rect(-half - 104, inlet + 6, 126, 38, { fill: palette.pool, stroke: 'none' }),
      path(
        `M${n(-half + 24)} ${n(inlet + 6)}Q${n(-half + 66)} ${n(inlet + 14)} ${n(-half + 70)} ${n(level)}H${n(-half + 24)}Z`,
        { fill: palette.pool, stroke: palette.water, width: pen.fine },
      ),
      pipeAcross(-half * 0.16, outletY, half * 1.16, outlet),
      pump(-half * 0.86),
      pump(-half * 0.86 + pitch),
      of.valveBox ? valveBox(of) : pipeAcross(half - 2, outletY, 110, outlet),
      flangeUp(end - 18, outletY, outlet * 1.8, 18, 4, 'steel'),
      taperUp(0, top - 1, width * 1.14, width * 1.14, 6, 'steel', pen.fine),
      cover(of),
      path(`M${n(half - 60)} ${n(top + 8)}V${n(level + 40)}`, { width: pen.fine }),
      rect(half - 86, level + 40, 52, 28, { fill: palette.oxideTint, r: 14, width: pen.edge }),
      rect(half - 86, level - 60, 52, 28, { fill: palette.oxideTint, r: 14, width: pen.edge }),
      flowArrow([-half - 236, inlet], [-half - 116, inlet]),
      flowArrow([end + 10, outletY], [end + 116, outletY]),
    ].join(''),
    box: { x: -half - 106, y: 0, width: half + 106 + end, height: HEIGHT },
    labels: [
      { text: 'Hatch', at: [-width * 0.2, top - 34], side: 'left' },
      { text: 'Inlet', at: [-half - 40, inlet + 20], side: 'left' },
      { text: 'Guide rails', at: [-half * 0.86 + tall * ratio - 14, top + 240], side: 'left' },
      { text: 'Pumps', at: [-half * 0.86 + tall * 0.3, base - tall * 0.6], side: 'left' },
      { text: 'Base elbow', at: [-half * 0.86 + tall * ratio + outlet * 0.6, base - 18], side: 'left' },
      { text: 'Vent', at: [width * 0.36 + 44, 12], side: 'right' },
      ...(of.valveBox ? [{ text: 'Valve box', at: [half + 250, outletY + 60], side: 'right' } as const] : []),
      { text: 'Level floats', at: [half - 60, level + 54], side: 'right' },
      { text: 'Ribbed wall', at: [half - 6, base - 110], side: 'right' },
      { text: 'Ballast slab', at: [width * 0.58, HEIGHT - 16], side: 'right' },
    ],
  };
}
