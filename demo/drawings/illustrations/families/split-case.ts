import { pumpRoom } from '../views/pump-room.ts';
import type { Family } from './family.ts';
import { exterior, side } from './split-case/elevations.ts';
import { section } from './split-case/section.ts';

export const splitCase: Family = {
  name: 'Split-case',
  impeller: { kind: 'doubleSuction', vanes: (spec) => spec.whole('vanes', 5, 7) },
  exterior,
  side,
  section,
  installation: (spec) => pumpRoom(spec, side(spec)),
  parts: (spec) => [
    { shape: 'disc', names: /bearing (cover|cap)|cover|cap/i, size: 0.44, length: 0.1 },
    { shape: 'bearing', names: /thrust|outboard|non-drive/i, size: 0.4, length: 0.16 },
    { shape: 'cylinder', names: /bearing (housing|bracket)|housing/i, size: 0.5, length: 0.26 },
    { shape: 'seal', names: /gland|packing|seal|stuffing/i, size: 0.3, length: 0.22 },
    { shape: 'cylinder', names: /sleeve/i, size: 0.24, length: 0.24, tone: 'bronze' },
    { shape: 'ring', names: /wear|casing ring|ring/i, size: 0.44, length: 0.08, tone: 'bronze' },
    {
      shape: 'impeller',
      names: /impeller/i,
      size: 0.66,
      length: 0.34,
      kind: 'doubleSuction',
      vanes: spec.whole('vanes', 5, 7),
    },
    { shape: 'volute', names: /upper|casing/i, size: 1, length: 0.4 },
    { shape: 'ring', names: /gasket|joint|o-ring/i, size: 0.7, length: 0.03, tone: 'dark' },
    { shape: 'disc', names: /lower|casing/i, size: 0.9, length: 0.2 },
    { shape: 'shaft', names: /shaft/i, size: 0.26, length: 1 },
    { shape: 'bearing', names: /bearing(?! housing)/i, size: 0.36, length: 0.12 },
    { shape: 'nut', names: /nut|key|lock/i, size: 0.22, length: 0.1 },
    { shape: 'cylinder', names: /coupling/i, size: 0.4, length: 0.22, tone: 'dark' },
    { shape: 'skid', names: /base/i, size: 0.7, length: 0.7 },
  ],
  alt: {
    exterior: ({ figures }) =>
      `pump with a casing split along the shaft, ${figures.dischargeIn} inch nozzles below the joint, bearings at both ends and a foot motor on one baseplate`,
    section: () => 'double-suction impeller between two suction chambers, packing and a bearing on either side',
    installation: 'on a plinth in a pump room, suction pipe at left, check and gate valve at right',
  },
};
