import { houseStation } from '../views/house-station.ts';
import type { Family } from './family.ts';
import { exterior, side } from './grinder/elevations.ts';
import { section } from './grinder/section.ts';

export const grinder: Family = {
  name: 'Grinder',
  impeller: { kind: 'vortex', vanes: (spec) => spec.whole('vanes', 6, 10) },
  exterior,
  side,
  section,
  installation: (spec) => houseStation(spec, exterior(spec)),
  parts: (spec) => [
    { shape: 'box', names: /cable|cord/i, size: 0.22, length: 0.28, tone: 'dark' },
    { shape: 'disc', names: /cap|cover|handle/i, size: 0.74, length: 0.14, tone: 'dark' },
    { shape: 'bearing', names: /upper.*bearing/i, size: 0.3, length: 0.1 },
    { shape: 'cylinder', names: /housing|shell|motor/i, size: 0.74, length: 0.6, tone: 'steel' },
    { shape: 'finned', names: /stator|winding/i, size: 0.6, length: 0.38, tone: 'dark' },
    { shape: 'shaft', names: /rotor|shaft/i, size: 0.42, length: 0.8 },
    { shape: 'bearing', names: /bearing/i, size: 0.36, length: 0.12 },
    { shape: 'disc', names: /chamber|bracket|seal plate|oil/i, size: 0.7, length: 0.14 },
    { shape: 'seal', names: /seal/i, size: 0.26, length: 0.22 },
    {
      shape: 'impeller',
      names: /impeller/i,
      size: 0.6,
      length: 0.16,
      kind: 'vortex',
      vanes: spec.whole('vanes', 6, 10),
    },
    { shape: 'volute', names: /volute|scroll|casing/i, size: 0.96, length: 0.26 },
    { shape: 'ring', names: /cutter (ring|plate)|ring|shred/i, size: 0.44, length: 0.1, tone: 'steel' },
    { shape: 'cutter', names: /cutter|star|blade/i, size: 0.4, length: 0.12 },
    { shape: 'nut', names: /nut|bolt|screw/i, size: 0.18, length: 0.1 },
    { shape: 'plate', names: /leg|feet|foot|stand/i, size: 0.6, length: 0.1, tone: 'dark' },
  ],
  alt: {
    exterior: ({ figures }) =>
      `grinder pump with a smooth motor shell, star cutter under the scroll and a ${figures.dischargeIn} inch riser`,
    section: () =>
      'oil-filled motor above, vortex impeller in the scroll and the star cutter in its ring at the bottom',
    installation: 'in a basin beside a house, pumping into a small pressure main in the road',
  },
};
