import { pumpShelter } from '../views/pump-shelter.ts';
import type { Family } from './family.ts';
import { exterior, side } from './self-priming/elevations.ts';
import { section } from './self-priming/section.ts';

export const selfPriming: Family = {
  name: 'Self-priming',
  impeller: { kind: 'semiOpen', vanes: (spec) => spec.whole('vanes', 2, 3) },
  exterior,
  side,
  section,
  installation: (spec) => pumpShelter(spec, exterior(spec)),
  parts: (spec) => [
    { shape: 'disc', names: /clean-?out|cover plate|cover/i, size: 0.6, length: 0.1 },
    { shape: 'ring', names: /flap|check valve|check/i, size: 0.3, length: 0.06, tone: 'dark' },
    { shape: 'plate', names: /suction|flange/i, size: 0.5, length: 0.2 },
    { shape: 'volute', names: /casing|volute/i, size: 1, length: 0.44 },
    { shape: 'ring', names: /wear plate|wear/i, size: 0.6, length: 0.06, tone: 'dark' },
    {
      shape: 'impeller',
      names: /impeller/i,
      size: 0.56,
      length: 0.22,
      kind: 'semiOpen',
      vanes: spec.whole('vanes', 2, 3),
    },
    { shape: 'seal', names: /seal/i, size: 0.28, length: 0.24 },
    { shape: 'disc', names: /seal plate|back ?plate|adapter|bracket/i, size: 0.66, length: 0.14 },
    { shape: 'ring', names: /o-ring|gasket|shim/i, size: 0.6, length: 0.03, tone: 'dark' },
    { shape: 'bearing', names: /bearing(?! housing)/i, size: 0.36, length: 0.14 },
    { shape: 'cylinder', names: /bearing housing|housing|frame/i, size: 0.5, length: 0.42 },
    { shape: 'shaft', names: /shaft/i, size: 0.28, length: 0.86 },
    { shape: 'cylinder', names: /coupling|sleeve/i, size: 0.36, length: 0.2, tone: 'dark' },
    { shape: 'nut', names: /priming|plug|cap|nut/i, size: 0.24, length: 0.14 },
    { shape: 'cone', names: /relief|valve/i, size: 0.24, length: 0.18, tone: 'dark' },
  ],
  alt: {
    exterior: ({ figures }) =>
      `self-priming pump with a tank-like casing, ${figures.dischargeIn} inch suction high on the front, clean-out cover and foot motor`,
    section: () =>
      'flap valve at the suction, casing half full of priming water, impeller against its wear plate, bearing frame at right',
    installation: 'in a shelter above ground, drawing through a suction pipe from the wet well below',
  },
};
