import { pitSite } from '../views/pit-site.ts';
import { exterior, side } from './dewatering/elevations.ts';
import { section } from './dewatering/section.ts';
import type { Family } from './family.ts';

export const dewatering: Family = {
  name: 'Dewatering',
  impeller: { kind: 'semiOpen', vanes: (spec) => spec.whole('vanes', 3, 5) },
  exterior,
  side,
  section,
  installation: (spec) => pitSite(spec, exterior(spec)),
  parts: (spec) => [
    { shape: 'cone', names: /discharge|hose|outlet/i, size: 0.4, length: 0.24, tone: 'steel' },
    { shape: 'box', names: /cable|cord/i, size: 0.2, length: 0.24, tone: 'dark' },
    { shape: 'disc', names: /handle|cap|cover|top|lid/i, size: 0.8, length: 0.16 },
    { shape: 'cylinder', names: /jacket|can|outer|mantle/i, size: 0.86, length: 0.56, tone: 'steel' },
    { shape: 'cabinet', names: /contactor|switch|control|starter/i, size: 0.36, length: 0.2 },
    { shape: 'finned', names: /stator|motor|housing/i, size: 0.6, length: 0.46 },
    { shape: 'bearing', names: /upper.*bearing/i, size: 0.3, length: 0.1 },
    { shape: 'shaft', names: /rotor|shaft/i, size: 0.4, length: 0.72 },
    { shape: 'bearing', names: /bearing/i, size: 0.34, length: 0.12 },
    { shape: 'seal', names: /^(?!.*chamber).*seal/i, size: 0.28, length: 0.24 },
    { shape: 'disc', names: /oil|chamber|bracket|diffuser|casing/i, size: 0.84, length: 0.16, tone: 'dark' },
    {
      shape: 'impeller',
      names: /impeller/i,
      size: 0.6,
      length: 0.18,
      kind: 'semiOpen',
      vanes: spec.whole('vanes', 3, 5),
    },
    { shape: 'ring', names: /wear|plate|ring|diffuser/i, size: 0.7, length: 0.06, tone: 'dark' },
    { shape: 'nut', names: /nut|bolt|screw/i, size: 0.16, length: 0.09 },
    { shape: 'cylinder', names: /strainer|screen|foot|base/i, size: 0.88, length: 0.2, tone: 'steel' },
  ],
  alt: {
    exterior: ({ figures }) =>
      `slim drainage pump with a ${figures.dischargeIn} inch hose outlet on top and a slotted strainer as its foot`,
    section: () =>
      'strainer and impeller at the bottom, water rising in a jacket around the motor to the outlet on top',
    installation: 'hanging in the sump of an excavation, with its hose over the edge to a settling tank',
  },
};
