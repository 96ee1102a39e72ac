import { slurrySump } from '../views/slurry-sump.ts';
import type { Family } from './family.ts';
import { exterior, side } from './slurry/elevations.ts';
import { section } from './slurry/section.ts';

export const slurry: Family = {
  name: 'Slurry',
  impeller: { kind: 'slurry', vanes: (spec) => spec.whole('vanes', 4, 5) },
  exterior,
  side,
  section,
  installation: (spec) => slurrySump(spec, exterior(spec)),
  parts: (spec) => [
    { shape: 'plate', names: /suction cover|suction flange|cover plate|front casing/i, size: 0.8, length: 0.22 },
    { shape: 'ring', names: /throat|wear plate|suction liner|front liner/i, size: 0.62, length: 0.08, tone: 'dark' },
    { shape: 'volute', names: /volute|liner|casing/i, size: 1, length: 0.34 },
    {
      shape: 'impeller',
      names: /impeller/i,
      size: 0.66,
      length: 0.26,
      kind: 'slurry',
      vanes: spec.whole('vanes', 4, 5),
    },
    {
      shape: 'ring',
      names: /back liner|frame plate liner|rear|o-ring|gasket/i,
      size: 0.66,
      length: 0.07,
      tone: 'dark',
    },
    { shape: 'disc', names: /frame plate|back plate|casing/i, size: 0.86, length: 0.14 },
    { shape: 'impeller', names: /expeller/i, size: 0.4, length: 0.14, kind: 'vortex', vanes: 6 },
    { shape: 'seal', names: /packing|gland|stuffing|seal/i, size: 0.28, length: 0.24 },
    { shape: 'cylinder', names: /sleeve|lantern/i, size: 0.22, length: 0.24, tone: 'steel' },
    { shape: 'bearing', names: /bearing(?! (housing|frame|cartridge|assembly))/i, size: 0.4, length: 0.14 },
    { shape: 'shaft', names: /shaft/i, size: 0.32, length: 0.9 },
    {
      shape: 'finned',
      names: /bearing (housing|frame|assembly)|frame|housing|cartridge/i,
      size: 0.54,
      length: 0.6,
      tone: 'dark',
    },
    { shape: 'nut', names: /sheave|pulley|coupling|nut|key/i, size: 0.44, length: 0.16, tone: 'steel' },
    { shape: 'skid', names: /base|foot|plate/i, size: 0.7, length: 0.7 },
  ],
  alt: {
    exterior: ({ figures }) =>
      `slurry pump with a bolted, ribbed casing, ${figures.dischargeIn} inch outlet upward and a belt-driven motor above its bearing frame`,
    section: () =>
      'lined casing with a thick-vaned impeller at left, packing, and a bearing frame with double thrust bearings at right',
    installation: 'under a mill sump, lifting slurry to a cyclone',
  },
};
