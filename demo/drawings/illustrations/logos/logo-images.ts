/** Logos of the maker, of the brands whose parts it sells, and of its partners. */
import type { DrawnImage } from '../../media-sources.ts';
import { drawAlderCreek } from './alder-creek.ts';
import {
  drawArrowheadControls,
  drawDuluthPortMachine,
  drawIronRangeElectric,
  drawMesabiBearing,
  drawNorthShoreFoundry,
  drawStLouisBayCoatings,
} from './partners.ts';
import { drawIronwood, drawNorrland, drawSuperiorPump } from './pump-brands.ts';
import { logoSize } from './wordmark.ts';

const logos: readonly (readonly [key: string, name: string, draw: () => string])[] = [
  ['logo/alder-creek', 'Alder Creek Pump Works', drawAlderCreek],
  ['logo/norrland', 'Norrland Pumps and Mixers', drawNorrland],
  ['logo/ironwood', 'Ironwood Hydraulic Company', drawIronwood],
  ['logo/superior-pump', 'Superior Pump Co.', drawSuperiorPump],
  ['partner/north-shore-foundry', 'North Shore Foundry', drawNorthShoreFoundry],
  ['partner/iron-range-electric', 'Iron Range Electric', drawIronRangeElectric],
  ['partner/duluth-port-machine', 'Duluth Port Machine Works', drawDuluthPortMachine],
  ['partner/st-louis-bay-coatings', 'St. Louis Bay Coatings', drawStLouisBayCoatings],
  ['partner/mesabi-bearing', 'Mesabi Bearing & Drive', drawMesabiBearing],
  ['partner/arrowhead-controls', 'Arrowhead Controls', drawArrowheadControls],
];

export const logoImages: readonly DrawnImage[] = logos.map(([key, name, draw]) => ({
  key,
  file: `${key.replace('/', '-')}.png`,
  alt: name,
  ...logoSize,
  draw,
}));
