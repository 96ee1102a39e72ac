import { deepWell } from '../views/deep-well.ts';
import type { Family } from './family.ts';
import { exterior, side } from './vertical-turbine/elevations.ts';
import { section } from './vertical-turbine/section.ts';

export const verticalTurbine: Family = {
  name: 'Vertical turbine',
  impeller: { kind: 'mixedFlow', vanes: (spec) => spec.whole('vanes', 5, 7) },
  exterior,
  side,
  section,
  installation: (spec) => deepWell(spec, exterior(spec)),
  parts: (spec) => [
    { shape: 'finned', names: /motor|driver/i, size: 0.6, length: 0.5, tone: 'dark' },
    { shape: 'nut', names: /adjusting|nut/i, size: 0.2, length: 0.12 },
    { shape: 'volute', names: /discharge head|head/i, size: 0.8, length: 0.36 },
    { shape: 'seal', names: /packing|stuffing|seal|gland/i, size: 0.28, length: 0.22 },
    { shape: 'cylinder', names: /column/i, size: 0.34, length: 0.7 },
    { shape: 'shaft', names: /line ?shaft|head shaft|shaft/i, size: 0.2, length: 0.8 },
    { shape: 'cylinder', names: /coupling|sleeve/i, size: 0.2, length: 0.2, tone: 'steel' },
    { shape: 'bearing', names: /line.*bearing|spider|retainer|bearing/i, size: 0.34, length: 0.1 },
    { shape: 'bowl', names: /discharge (bowl|case)|top bowl|bowl/i, size: 0.66, length: 0.34 },
    {
      shape: 'impeller',
      names: /impeller/i,
      size: 0.5,
      length: 0.24,
      kind: 'mixedFlow',
      vanes: spec.whole('vanes', 5, 7),
    },
    { shape: 'ring', names: /wear|ring|collet/i, size: 0.36, length: 0.08, tone: 'bronze' },
    { shape: 'bowl', names: /bowl|intermediate/i, size: 0.66, length: 0.34 },
    { shape: 'shaft', names: /pump shaft|bowl shaft/i, size: 0.16, length: 0.5 },
    { shape: 'cone', names: /suction|bell/i, size: 0.7, length: 0.26 },
    { shape: 'cylinder', names: /strainer|screen|basket/i, size: 0.6, length: 0.2, tone: 'steel' },
  ],
  alt: {
    exterior: (spec) =>
      `vertical turbine pump: motor, discharge head with a ${spec.figures.dischargeIn} inch outlet, column pipe and ${spec.stages === 1 ? 'one bowl' : `${spec.stages} bowls in series`}`,
    section: () => 'lower end of the column and the bowls cut, mixed-flow impellers on one shaft, suction bell below',
    installation: 'over a drilled well, its bowls below the pumping level, with a main from the pump house',
  },
};
