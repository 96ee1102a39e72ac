/** The arithmetic that ties flow, head and power together, in the units of an American pump curve. */

import type { ProductFigures } from './product-model.ts';

/** Power in the water, hp, from flow in US gpm and head in ft (3960 gpm·ft per hp). */
function hydraulicHp(flowGpm: number, headFt: number, specificGravity = 1): number {
  return (flowGpm * headFt * specificGravity) / 3960;
}

/** Power that the motor has to bring to the shaft, hp; efficiency as a fraction. */
export function shaftHp(flowGpm: number, headFt: number, efficiency: number, specificGravity = 1): number {
  return hydraulicHp(flowGpm, headFt, specificGravity) / efficiency;
}

/** Mean speed in a round opening, ft/s, from US gpm and inches. */
export function velocityFtPerS(flowGpm: number, diameterIn: number): number {
  return (0.4085 * flowGpm) / diameterIn ** 2;
}

/** Specific speed of one stage in US units: rpm, gpm, ft. */
export function specificSpeed(speedRpm: number, flowGpm: number, headPerStageFt: number): number {
  return (speedRpm * Math.sqrt(flowGpm)) / headPerStageFt ** 0.75;
}

/** Full-load current, amperes, of three-phase induction motors at 460 V (NEC table 430.250). */
const threePhaseAmps: Readonly<Record<string, number>> = {
  '2': 3.4,
  '3': 4.8,
  '5': 7.6,
  '7.5': 11,
  '10': 14,
  '15': 21,
  '20': 27,
  '25': 34,
  '30': 40,
  '40': 52,
  '50': 65,
  '60': 77,
  '75': 96,
  '100': 124,
  '125': 156,
  '150': 180,
};

/** The same for single-phase motors at 230 V (NEC table 430.248). */
const singlePhaseAmps: Readonly<Record<string, number>> = { '2': 12, '3': 17, '5': 28 };

/** Full-load current of a standard motor; throws for a rating that nobody makes. */
export function fullLoadAmps(motorHp: number, phases: 1 | 3): number {
  const amps = (phases === 1 ? singlePhaseAmps : threePhaseAmps)[String(motorHp)];
  if (amps === undefined) throw new RangeError(`No standard ${phases}-phase motor has ${motorHp} hp.`);
  return amps;
}

/** What a curve is drawn through: the figures, efficiency as a fraction, and the density of the liquid. */
interface Rated {
  figures: ProductFigures;
  efficiency: number;
  gravity: number;
}

export interface Curve {
  /** Head in ft, efficiency 0 to 1 and shaft power in hp at a flow in gpm. */
  head: (flow: number) => number;
  efficiency: (flow: number) => number;
  power: (flow: number) => number;
}

/** A curve through shut-off head and best-efficiency point that still has some head at the largest flow. */
export function pumpCurve({ figures, efficiency, gravity }: Rated): Curve {
  const { flowGpm, flowMaxGpm, headFt, headMaxFt } = figures;
  const drop = headMaxFt - headFt;
  const exponent = Math.min(2.2, Math.log((0.82 * headMaxFt) / drop) / Math.log(flowMaxGpm / flowGpm));
  const head = (flow: number): number => headMaxFt - drop * (flow / flowGpm) ** exponent;
  const share = (flow: number): number => {
    const part = flow / flowGpm;
    const runout = flowMaxGpm / flowGpm - 1;
    return part <= 1 ? 1 - (1 - part) ** 2.1 : 1 - Math.min(0.42, 0.25 * runout) * ((part - 1) / runout) ** 2;
  };
  const power = (flow: number): number => {
    const at = Math.max(flow, flowGpm * 0.03);
    return (at * head(at) * gravity) / (3960 * efficiency * share(at));
  };
  return { head, efficiency: (flow) => efficiency * share(flow), power };
}
