/** The dry, sealed motor on top of a submersible pump, from outside and cut open. */
import { hatch } from '../hatching.ts';
import { palette, pen } from '../palette.ts';
import { mirror } from '../placing.ts';
import { bar, line, n, path, rect } from '../shapes.ts';
import { bail, boltHead, cable, dataPlate, flangeAcross } from './fasteners.ts';
import { axis, ballBearing, mechanicalSeal, shaft } from './running-gear.ts';
import { column, ribPositions, type Tone, taperUp, tones } from './turned.ts';

export interface SubmersibleMotor {
  cx: number;
  /** Top of the lifting bail. */
  y: number;
  width: number;
  /** From the top of the bail to the underside of the lower flange. */
  height: number;
  /** Cooling fins that show on one side; 0 is a smooth cooling jacket. */
  fins: number;
  shaft: number;
  code: string;
  tone: Tone;
}

/** Heights of the parts of a motor, top down, as distances from its top. */
function levels({
  y,
  height,
  width,
}: SubmersibleMotor): Record<'cap' | 'shoulder' | 'body' | 'flange' | 'end', number> {
  const lift = Math.min(height * 0.17, 92);
  const flange = Math.max(20, height * 0.045);
  return {
    cap: y + lift,
    shoulder: y + lift + Math.min(height * 0.09, width * 0.18),
    body: y + lift + Math.min(height * 0.16, width * 0.3),
    flange: y + height - flange,
    end: y + height,
  };
}

/** The motor in elevation, with bail, cable gland, fins and plate. */
export function submersibleMotor(motor: SubmersibleMotor): string {
  const { cx, y, width, fins, code, tone } = motor;
  const at = levels(motor);
  const fin = tones[tone];
  const finTop = at.body + 16;
  const finHeight = at.flange - finTop - 14;
  const ribs = ribPositions(fins).map((place) => {
    const breadth = Math.max(5, (width / fins) * 0.42 * Math.sqrt(Math.max(0.12, 1 - place * place)));
    const fill = place < -0.2 ? fin.lit : place > 0.45 ? fin.shade : fin.base;
    return bar(cx + (place * width) / 2, finTop, breadth, finHeight, { fill, width: pen.fine, r: 3 });
  });
  const glandX = cx + width * 0.24;
  const bands = [0.22, 0.78].map((part) => {
    const level = at.body + (at.flange - at.body) * part;
    return line(cx - width / 2, level, cx + width / 2, level, { width: pen.fine });
  });
  return [
    cable(
      `M${n(glandX)} ${n(at.cap)}V${n(y + 34)}C${n(glandX)} ${n(y - 30)} ${n(glandX + width * 0.4)} ${n(y + 30)} ${n(glandX + width * 0.46)} ${n(y - 46)}`,
    ),
    bail(cx - width * 0.06, at.cap + 4, width * 0.46, at.cap - y - 4),
    column(glandX, at.cap - 30, 40, 32, 'steel', pen.edge),
    column(glandX, at.cap - 14, 54, 14, 'steel', pen.edge),
    taperUp(cx, at.cap, width * 0.78, width * 0.98, at.shoulder - at.cap, tone),
    flangeAcross(cx, at.shoulder, width * 1.06, at.body - at.shoulder, 0, tone),
    ...[-0.42, -0.14, 0.14, 0.42].map((part) => boltHead(cx + width * part, at.shoulder, 20, 'up')),
    column(cx, at.body, width, at.flange - at.body, tone),
    ...(fins > 0 ? ribs : bands),
    dataPlate(cx - width * 0.06, at.body + (at.flange - at.body) * 0.44, Math.min(180, width * 0.56), code),
    flangeAcross(cx, at.flange, width * 1.1, at.end - at.flange, 5, tone),
  ].join('');
}

/** The motor cut along its axis: housing, stator and windings, rotor, bearings, sealed cable entry. */
export function submersibleMotorSection(motor: SubmersibleMotor): string {
  const { cx, y, width, shaft: thick } = motor;
  const at = levels(motor);
  const wall = Math.max(15, width * 0.07);
  const half = width / 2;
  const inner = half - wall;
  const bearing = thick * 2.5;
  const stackTop = at.body + (at.flange - at.body) * 0.27;
  const stackEnd = at.body + (at.flange - at.body) * 0.74;
  const rotor = inner * 1.02;
  const bore = rotor / 2 + 4;
  const left = [
    // Housing with its cap and lower flange, as one cut outline.
    path(
      `M${n(cx - bearing / 2)} ${n(at.cap)}H${n(cx - half * 0.8)}L${n(cx - half)} ${n(at.shoulder)}H${n(cx - half * 1.06)}V${n(at.body)}H${n(cx - half)}V${n(at.flange)}H${n(cx - half * 1.1)}V${n(at.end)}H${n(cx - bearing / 2)}V${n(at.flange - 6)}H${n(cx - inner + 8)}L${n(cx - inner)} ${n(at.flange - 24)}V${n(at.body)}L${n(cx - inner * 0.8)} ${n(at.cap + wall)}H${n(cx - bearing / 2)}Z`,
      { fill: hatch('metal'), width: pen.outline },
    ),
    rect(cx - inner, stackTop, inner - bore, stackEnd - stackTop, { fill: hatch('metalBack'), width: pen.edge }),
    path(
      `M${n(cx - inner + 8)} ${n(stackTop)}V${n(stackTop - 26)}Q${n(cx - inner + 8)} ${n(stackTop - 46)} ${n(cx - inner + 30)} ${n(stackTop - 46)}H${n(cx - bore - 8)}V${n(stackTop)}Z`,
      { fill: hatch('rubber'), width: pen.edge },
    ),
    path(
      `M${n(cx - inner + 8)} ${n(stackEnd)}V${n(stackEnd + 22)}Q${n(cx - inner + 8)} ${n(stackEnd + 40)} ${n(cx - inner + 30)} ${n(stackEnd + 40)}H${n(cx - bore - 8)}V${n(stackEnd)}Z`,
      { fill: hatch('rubber'), width: pen.edge },
    ),
  ].join('');
  const glandX = cx + half * 0.48;
  const bars = [0.16, 0.32, 0.68, 0.84].map((part) =>
    line(cx - rotor / 2 + rotor * part, stackTop, cx - rotor / 2 + rotor * part, stackEnd, { width: pen.hair }),
  );
  return [
    bail(cx - width * 0.06, at.cap + 4, width * 0.46, at.cap - y - 4),
    cable(
      `M${n(glandX)} ${n(at.cap + wall)}V${n(y + 34)}C${n(glandX)} ${n(y - 30)} ${n(glandX + width * 0.4)} ${n(y + 30)} ${n(glandX + width * 0.44)} ${n(y - 46)}`,
    ),
    rect(cx - inner, at.cap + wall, inner * 2, at.flange - at.cap - wall, { fill: palette.surface, stroke: 'none' }),
    left,
    mirror(left, cx),
    bar(glandX, at.cap - 28, 46, 30 + wall, { fill: hatch('rubber'), width: pen.edge }),
    shaft(cx, at.cap + wall + 6, at.end - at.cap - wall - 6, thick),
    bar(cx, stackTop - 6, rotor, stackEnd - stackTop + 12, { fill: palette.steel, width: pen.edge }),
    ...bars,
    bar(cx, stackTop, thick, stackEnd - stackTop, { fill: palette.surface, width: pen.fine }),
    ballBearing(cx, at.cap + wall * 0.4, thick, bearing, Math.max(26, thick * 0.8)),
    ballBearing(cx, at.flange - 34, thick, bearing * 1.1, Math.max(34, thick * 0.95)),
    axis(cx, y - 20, at.end),
  ].join('');
}

/** The oil chamber between motor and pump with its two seals, cut; `y` is its top. */
export function sealChamberSection(cx: number, y: number, width: number, height: number, thick: number): string {
  const half = width / 2;
  const wall = Math.max(14, width * 0.07);
  const neck = thick / 2 + Math.max(18, thick * 0.55) + 6;
  const left = path(
    `M${n(cx - neck)} ${n(y)}H${n(cx - half)}V${n(y + height)}H${n(cx - neck)}V${n(y + height - wall)}H${n(cx - half + wall)}V${n(y + wall)}H${n(cx - neck)}Z`,
    { fill: hatch('metalBack'), width: pen.outline },
  );
  const seal = Math.min(72, (height - wall) * 0.46);
  return (
    rect(cx - half + wall, y + wall, width - 2 * wall, height - 2 * wall, {
      fill: palette.bronze,
      stroke: 'none',
      opacity: 0.45,
    }) +
    left +
    mirror(left, cx) +
    shaft(cx, y, height, thick) +
    mechanicalSeal(cx, y + 4, thick, seal, 'up') +
    mechanicalSeal(cx, y + height - seal - 4, thick, seal, 'down')
  );
}
