import { measuresIn } from './measures.ts';
import { type Measured, unitMeasures } from './units.ts';

/** What a pump has to make, and the words beside it. */
export interface Duty {
  flow: Measured;
  head: Measured;
  rest: string;
}

const fillers = /(^|\s)(?:at|@|x|and|flow|head|tdh|duty|[,;/])(?=\s|$)/gi;

/** `60 gpm at 50 ft`, `14 m3/h 15 m`, `450gpm 55'`: one flow and one head, in either order. */
export function readDuty(typed: string): Duty | undefined {
  const { measures, rest } = measuresIn(typed.replace(/@/g, ' @ '));
  const flows = measures.filter(({ unit }) => unit && unitMeasures(unit, 'flow'));
  const heads = measures.filter(({ unit }) => unit && unitMeasures(unit, 'head'));
  const [flow, head] = [flows[0], heads[0]];
  if (!flow || !head || flows.length > 1 || heads.length > 1 || flow.number <= 0 || head.number <= 0) return undefined;
  return { flow, head, rest: rest.replace(fillers, ' ').replace(/\s+/g, ' ').trim() };
}
