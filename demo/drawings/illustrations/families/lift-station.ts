import { stationSite } from '../views/station-site.ts';
import type { Family } from './family.ts';
import { exterior, side } from './lift-station/elevations.ts';
import { section } from './lift-station/section.ts';

export const liftStation: Family = {
  name: 'Lift-station package',
  impeller: { kind: 'nonClog', vanes: () => 2 },
  exterior,
  side,
  section,
  installation: (spec) => stationSite(spec, section(spec)),
  parts: () => [
    { shape: 'plate', names: /hatch|cover|lid/i, size: 0.7, length: 0.14, tone: 'steel' },
    { shape: 'cylinder', names: /tank|basin|wall|well/i, size: 1, length: 0.6 },
    { shape: 'plate', names: /ballast|slab|anchor/i, size: 1, length: 0.12 },
    { shape: 'ring', names: /inlet|hub|boot|gasket/i, size: 0.36, length: 0.12, tone: 'dark' },
    { shape: 'shaft', names: /rail|guide/i, size: 0.12, length: 0.7 },
    { shape: 'box', names: /float|level|transducer|cable|probe/i, size: 0.18, length: 0.24, tone: 'oxide' },
    { shape: 'pump', names: /pump|motor/i, size: 0.6, length: 0.62 },
    { shape: 'pump', names: /pump|motor/i, size: 0.6, length: 0.62 },
    { shape: 'volute', names: /elbow|base/i, size: 0.56, length: 0.2 },
    { shape: 'cylinder', names: /riser|discharge|pipe/i, size: 0.24, length: 0.5, tone: 'steel' },
    { shape: 'cone', names: /check/i, size: 0.34, length: 0.24, tone: 'dark' },
    { shape: 'plate', names: /gate|plug|isolat|valve/i, size: 0.4, length: 0.24, tone: 'dark' },
    { shape: 'cabinet', names: /panel|control|valve box|vault/i, size: 0.5, length: 0.34 },
    { shape: 'nut', names: /chain|lift|bolt|vent/i, size: 0.18, length: 0.1 },
  ],
  alt: {
    exterior: ({ figures }) =>
      `packaged lift station: ribbed tank with hatch and vent, ${figures.dischargeIn} inch outlet`,
    section: () =>
      'two submersible pumps on guide rails in a ribbed tank, inlet at left, check and gate valve at right',
    installation: 'in the ground beside a road, with its control panel on a post',
  },
};
