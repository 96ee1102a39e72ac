import { wetWell } from '../views/wet-well.ts';
import type { Family } from './family.ts';
import { exterior, hangingPump, side } from './submersible-non-clog/elevations.ts';
import { section } from './submersible-non-clog/section.ts';

export const submersibleNonClog: Family = {
  name: 'Submersible non-clog',
  impeller: { kind: 'nonClog', vanes: () => 2 },
  exterior,
  side,
  section,
  installation: (spec) => wetWell(spec, hangingPump(spec)),
  parts: () => [
    { shape: 'box', names: /cable|cord/i, size: 0.2, length: 0.26, tone: 'dark' },
    { shape: 'disc', names: /cap|cover|top|lifting|bail/i, size: 0.62, length: 0.1 },
    { shape: 'bearing', names: /upper.*bearing|top bearing|bearing.*upper/i, size: 0.3, length: 0.1 },
    { shape: 'finned', names: /motor housing|stator|housing|motor/i, size: 0.66, length: 0.62 },
    { shape: 'shaft', names: /shaft|rotor/i, size: 0.4, length: 0.82 },
    { shape: 'bearing', names: /bearing/i, size: 0.36, length: 0.12 },
    { shape: 'disc', names: /oil|chamber|seal plate|bracket|adapter/i, size: 0.64, length: 0.16 },
    { shape: 'seal', names: /seal/i, size: 0.26, length: 0.22 },
    { shape: 'ring', names: /o-ring|gasket/i, size: 0.6, length: 0.03, tone: 'dark' },
    {
      shape: 'impeller',
      names: /impeller/i,
      size: 0.6,
      length: 0.2,
      kind: 'nonClog',
      vanes: 2,
    },
    { shape: 'nut', names: /nut|bolt|screw|key/i, size: 0.16, length: 0.08, tone: 'steel' },
    { shape: 'ring', names: /wear ring|wear plate|ring/i, size: 0.36, length: 0.07, tone: 'bronze' },
    { shape: 'volute', names: /volute|casing|case/i, size: 1, length: 0.32 },
    { shape: 'plate', names: /foot|feet|stand|base|suction/i, size: 0.7, length: 0.14 },
  ],
  alt: {
    exterior: ({ figures }) =>
      figures.dischargeIn < 6
        ? `submersible pump with a finned motor, ${figures.dischargeIn} inch flanged outlet and three feet`
        : `submersible pump on its base elbow, ${figures.dischargeIn} inch outlet, guide rails behind the flange`,
    section: () => 'motor above, oil chamber with two seals, two-vane impeller in the volute below',
    installation: 'two pumps on guide rails in a concrete wet well, with a valve vault beside it',
  },
};
