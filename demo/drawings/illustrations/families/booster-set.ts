import { tallBuilding } from '../views/tall-building.ts';
import { exterior, side } from './booster-set/elevations.ts';
import { section } from './booster-set/section.ts';
import type { Family } from './family.ts';

export const boosterSet: Family = {
  name: 'Booster set',
  impeller: { kind: 'closed', vanes: (spec) => spec.whole('vanes', 6, 8) },
  exterior,
  side,
  section,
  installation: (spec) => tallBuilding(spec, exterior(spec)),
  parts: (spec) => [
    { shape: 'cylinder', names: /suction (header|manifold)/i, size: 0.34, length: 0.7, tone: 'steel' },
    { shape: 'plate', names: /isolat|gate|ball valve|butterfly/i, size: 0.36, length: 0.2, tone: 'dark' },
    { shape: 'volute', names: /casing|foot|port/i, size: 0.84, length: 0.24 },
    {
      shape: 'impeller',
      names: /impeller|stage/i,
      size: 0.42,
      length: 0.14,
      kind: 'closed',
      vanes: spec.whole('vanes', 6, 8),
    },
    { shape: 'cylinder', names: /pump|sleeve|jacket/i, size: 0.52, length: 0.62, tone: 'steel' },
    { shape: 'seal', names: /seal/i, size: 0.28, length: 0.22 },
    { shape: 'finned', names: /motor/i, size: 0.66, length: 0.56, tone: 'dark' },
    { shape: 'cone', names: /check/i, size: 0.34, length: 0.2, tone: 'dark' },
    { shape: 'cylinder', names: /header|manifold/i, size: 0.34, length: 0.7, tone: 'steel' },
    { shape: 'nut', names: /transducer|transmitter|sensor|gauge/i, size: 0.2, length: 0.14 },
    { shape: 'finned', names: /vessel|tank/i, size: 0.5, length: 0.34, tone: 'oxide' },
    { shape: 'cabinet', names: /panel|control|drive/i, size: 0.66, length: 0.4 },
    { shape: 'skid', names: /base|skid|frame/i, size: 0.7, length: 0.7 },
  ],
  alt: {
    exterior: (spec) =>
      `booster set with ${spec.pumps} upright multistage pumps on one skid, ${spec.figures.dischargeIn} inch headers and a control panel`,
    section: (spec) =>
      `one pump of the set with ${spec.stages} stages in a steel sleeve, seal and coupling above, base with both ports below`,
    installation: 'in the basement of a tall building, feeding the floors above',
  },
};
