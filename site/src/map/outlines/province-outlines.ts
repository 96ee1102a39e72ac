/**
 * Simplified outlines of four provinces, written down by hand: surveyed boundaries from the parallels and meridians that
 * define them, coasts and the continental divide at capes, mouths and passes. Good to about ten miles on the coasts.
 * Where a province meets Minnesota, Michigan or New York the points are those that `state-outlines.ts` leaves there, and
 * `canada-outlines.ts` takes the points of borders with other provinces from here, so that neighbors meet without a gap.
 */
import type { Point, Polygon, Ring } from '../geometry.ts';
import type { ProvinceCode } from './regions.ts';

/** Fourth meridian of the Dominion Land Survey, south to north. */
const albertaSaskatchewan: readonly Point[] = [
  [-110, 48.999],
  [-110, 54],
  [-110, 60],
];

/** A road allowance that steps west with each correction line, then the second meridian. */
const saskatchewanManitoba: readonly Point[] = [
  [-101.3625, 49],
  [-101.42, 50.3],
  [-101.53, 51.5],
  [-101.65, 52.8],
  [-101.8, 54.2],
  [-101.98, 55.81],
  [-102, 60],
];

/** From the Northwest Angle due north, then north-east to Hudson Bay. */
const manitobaOntario: readonly Point[] = [
  [-95.1543, 49.3847],
  [-95.1536, 52.8396],
  [-92.7, 54.42],
  [-88.99, 56.847],
];

/** The continental divide from the 49th parallel to where it meets the 120th meridian. */
const divide: readonly Point[] = [
  [-114.068, 49.0003],
  [-114.57, 49.39],
  [-114.69, 49.63],
  [-114.77, 50.06],
  [-115.21, 50.53],
  [-115.65, 50.87],
  [-116.05, 51.23],
  [-116.28, 51.45],
  [-116.77, 51.8],
  [-117.44, 52.15],
  [-118.18, 52.38],
  [-118.46, 52.89],
  [-119.15, 53.15],
  [-119.9, 53.62],
  [-120, 53.8],
];

/** Hudson Bay from the 60th parallel to the Ontario border. */
const manitobaCoast: readonly Point[] = [
  [-94.78, 60],
  [-94.7, 59.2],
  [-94.75, 58.9],
  [-94.2, 58.78],
  [-93.2, 58.78],
  [-92.75, 58.1],
  [-92.45, 57.4],
  [-92.7, 56.95],
  [-92.25, 57.06],
  [-90.9, 57.26],
  [-89.9, 57.05],
];

/** Hudson Bay and James Bay from the Manitoba border to Quebec. */
const ontarioNorthCoast: readonly Point[] = [
  [-87.9, 56.5],
  [-87.55, 56.05],
  [-86.4, 55.8],
  [-85.0, 55.3],
  [-83.9, 55.3],
  [-82.3, 55.15],
  [-82.2, 54.4],
  [-82.15, 53.5],
  [-82.25, 53.0],
  [-81.6, 52.4],
  [-81.5, 52.1],
  [-80.65, 51.4],
  [-80.1, 51.3],
  [-79.517, 51.46],
];

/** Lake Timiskaming, the Ottawa River and the seigneuries down to the Saint Lawrence. */
const ontarioQuebec: readonly Point[] = [
  [-79.517, 47.55],
  [-79.4, 47.1],
  [-78.7, 46.32],
  [-77.6, 46.18],
  [-76.9, 45.85],
  [-76.4, 45.48],
  [-75.7, 45.43],
  [-74.64, 45.63],
  [-74.38, 45.57],
  [-74.47, 45.3],
  [-74.33, 45.2],
];

/** Upstream along the Saint Lawrence, then the north shores of Ontario and Erie to the Detroit River. */
const ontarioSouth: readonly Point[] = [
  [-74.8281, 45.0155],
  [-75.3091, 44.8368],
  [-75.9121, 44.3678],
  [-76.5, 44.23],
  [-77.05, 43.9],
  [-77.6, 44.02],
  [-78.4, 43.9],
  [-79.1, 43.8],
  [-79.4, 43.63],
  [-79.75, 43.3],
  [-79.25, 43.2],
  [-79.0706, 43.2622],
  [-79.0742, 43.0775],
  [-78.93, 42.87],
  [-79.5, 42.86],
  [-80.2, 42.79],
  [-80.45, 42.6],
  [-80.05, 42.55],
  [-80.6, 42.57],
  [-81.2, 42.66],
  [-81.85, 42.3],
  [-82.4, 42.06],
  [-82.51, 41.92],
  [-82.65, 42.03],
  [-83.1337, 42.0878],
  [-83.0655, 42.3181],
];

/** Lake Saint Clair, Huron, Georgian Bay and Superior to the mouth of the Pigeon River. */
const ontarioUpperLakes: readonly Point[] = [
  [-82.45, 42.32],
  [-82.5235, 42.6076],
  [-82.4159, 42.9667],
  [-81.76, 43.31],
  [-81.72, 43.74],
  [-81.38, 44.5],
  [-81.25, 44.95],
  [-81.67, 45.25],
  [-81.3, 45.2],
  [-80.95, 44.65],
  [-80.5, 44.58],
  [-80.05, 44.5],
  [-79.8, 44.85],
  [-80.2, 45.3],
  [-80.75, 45.92],
  [-81.6, 46.05],
  [-82.6, 46.2],
  [-83.5, 46.25],
  [-84.0, 46.33],
  [-84.128, 46.53],
  [-84.5946, 46.4149],
  [-84.55, 46.85],
  [-84.8, 47.4],
  [-84.9, 47.95],
  [-85.8, 47.97],
  [-86.3, 48.6],
  [-87.4, 48.8],
  [-88.25, 48.95],
  [-88.6, 48.5],
  [-89.2, 48.42],
  [-89.4904, 48.0145],
];

/** Pigeon River, the canoe route and Rainy River, west to the Lake of the Woods. */
const ontarioMinnesota: readonly Point[] = [
  [-90.761, 48.0987],
  [-90.8866, 48.2456],
  [-91.5686, 48.0437],
  [-92.0567, 48.359],
  [-92.2613, 48.3547],
  [-92.369, 48.2207],
  [-92.509, 48.4475],
  [-92.7136, 48.4629],
  [-92.6346, 48.5428],
  [-92.9863, 48.6236],
  [-93.7939, 48.5162],
  [-93.8334, 48.6253],
  [-94.641, 48.7413],
  [-94.8241, 49.2945],
  [-94.9569, 49.3701],
];

const manitoulin: Ring = [
  [-83.2, 45.85],
  [-82.5, 45.95],
  [-81.9, 45.97],
  [-81.7, 45.7],
  [-82.2, 45.58],
  [-82.9, 45.72],
  [-83.2, 45.85],
];

function closedRing(...lines: readonly (readonly Point[])[]): Ring {
  const points = lines.flat();
  return [...points, ...points.slice(0, 1)];
}

export const provinceOutlines: Readonly<Record<ProvinceCode, readonly Polygon[]>> = {
  AB: [[closedRing(albertaSaskatchewan, [[-120, 60]], divide.toReversed())]],
  SK: [[closedRing([[-104.0485, 48.9998]], saskatchewanManitoba, albertaSaskatchewan.toReversed())]],
  MB: [
    [
      closedRing(
        [
          [-97.2289, 49.0007],
          [-95.1543, 48.999],
        ],
        manitobaOntario,
        manitobaCoast.toReversed(),
        saskatchewanManitoba.toReversed(),
      ),
    ],
  ],
  ON: [
    [closedRing(manitobaOntario, ontarioNorthCoast, ontarioQuebec, ontarioSouth, ontarioUpperLakes, ontarioMinnesota)],
    [manitoulin],
  ],
};
