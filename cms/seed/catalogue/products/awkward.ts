/**
 * Products as real catalogues have them: half entered, oddly named, without a picture. Each is here for
 * one thing that a page must survive, said above it.
 */
import type { MediaKey, SeedProduct } from '../../model.ts';
import { bullets, paragraphs } from '../html.ts';
import { feet, flow, length, mass, power } from '../units.ts';

/** Nothing but a title: the editor created the page and went to lunch. */
const titleOnly: SeedProduct = {
  code: 'SP-4085-E',
  family: 'self-priming',
  slug: 'sp-4085-e',
  title: 'SP-4085-E Engine Drive',
  specifications: [],
  documents: [],
  images: [],
};

/** No teaser, so its card has to say that one is missing. */
const withoutTeaser: SeedProduct = {
  code: 'LS-3608',
  family: 'lift-station',
  slug: 'ls-3608',
  title: 'LS-3608 Simplex Station',
  description: paragraphs([
    'One grinder in a 36-inch basin eight feet deep, for a single building that can wait a few hours for a service call.',
    'We would rather sell you two pumps. Where the budget or the hole allows only one, this is a station with room for the second pump’s rails, which are already in it.',
  ]),
  features: bullets(['Rails for a second pump', 'Alarm horn and light on the panel', 'Hatch with lock']),
  figures: {
    flowGpm: 30,
    flowMaxGpm: 46,
    headFt: 60,
    headMaxFt: 96,
    powerHp: 2,
    dischargeIn: 1.25,
    speedRpm: 3450,
    weightLb: 980,
    heightIn: 100,
  },
  specifications: [
    { label: 'Flow', ...flow(30) },
    { label: 'Head', ...feet(60) },
    { label: 'Power', ...power(2) },
    { label: 'Discharge', ...length(1.25) },
    { label: 'Efficiency at rated point', imperial: '35 %' },
    { label: 'Basin', ...length(36) },
    { label: 'Weight', ...mass(980) },
  ],
  documents: ['dataSheet'],
  images: ['exterior', 'section'],
};

/** Drawings in the gallery, but no featured image for its card. */
const withoutFeaturedImage: SeedProduct = {
  code: 'VT-604',
  family: 'vertical-turbine',
  slug: 'vt-604',
  title: 'VT-604 Vertical Turbine Pump',
  teaser: 'A 6-inch, four-stage turbine for shallow wells and small intakes.',
  description: paragraphs([
    'The VT-604 goes into 8-inch casings. It is built to order; ask for the drawing before you drill.',
  ]),
  figures: {
    flowGpm: 180,
    flowMaxGpm: 250,
    headFt: 120,
    headMaxFt: 166,
    powerHp: 10,
    dischargeIn: 4,
    speedRpm: 1770,
    weightLb: 1650,
    heightIn: 228,
  },
  specifications: [
    { label: 'Flow', ...flow(180) },
    { label: 'Head', ...feet(120) },
    { label: 'Power', ...power(10) },
    { label: 'Discharge', ...length(4) },
    { label: 'Efficiency at rated point', imperial: '74 %' },
    { label: 'Stages', imperial: '4' },
    { label: 'Speed', imperial: '1770 rpm' },
    { label: 'Weight', ...mass(1650) },
  ],
  documents: ['dataSheet', 'manual'],
  images: ['exterior', 'section', 'curve', 'dimensions'],
};

/** Markup, entities and typographic marks in the title, the way WordPress stores what was pasted. */
const markedUpTitle: SeedProduct = {
  code: 'DW-2',
  family: 'dewatering',
  slug: 'dw-2-lite-co',
  title: 'DW-2 <em>Lite</em> &amp; Co — 2” “portable”',
  teaser: 'For hire & for home: a 2” pump < 40 lb that lifts 28 ft.',
  description: paragraphs([
    'The <em>Lite</em> is the DW-2 that Cooper &amp; Co hire out: one handle, one hose, one plug. It shifts 35 gpm at 28 ft &mdash; enough for a cellar, not for a quarry.',
  ]),
  features: bullets(['38 lb with its cable', 'Float &amp; plug included', 'Hose tail for 2” lay-flat']),
  figures: {
    flowGpm: 35,
    flowMaxGpm: 60,
    headFt: 28,
    headMaxFt: 40,
    powerHp: 1,
    dischargeIn: 2,
    solidsIn: 0.25,
    speedRpm: 3450,
    weightLb: 38,
    heightIn: 18,
  },
  specifications: [
    { label: 'Flow', ...flow(35) },
    { label: 'Head', ...feet(28) },
    { label: 'Power', ...power(1) },
    { label: 'Discharge', ...length(2) },
    { label: 'Efficiency at rated point', imperial: '35 %' },
    { label: 'Weight', ...mass(38) },
  ],
  documents: ['dataSheet'],
  images: ['exterior', 'curve', 'installation', 'dimensions'],
};

/** A complete text, and a gallery that was saved empty. */
const emptyGallery: SeedProduct = {
  code: 'SC-3110',
  family: 'split-case',
  slug: 'sc-3110',
  title: 'SC-3110 Split-Case Pump',
  teaser: 'A 3-inch split-case pump that is coming back from the pattern shop.',
  description: paragraphs([
    'We stopped building the SC-3110 in 2016 and are starting again, because the people who own one keep asking for another. Drawings follow when the first new casting has been measured.',
  ]),
  applications: bullets(['Heating loops', 'Small waterworks', 'Replacement of the old SC-3110']),
  figures: {
    flowGpm: 260,
    flowMaxGpm: 390,
    headFt: 110,
    headMaxFt: 132,
    powerHp: 15,
    dischargeIn: 3,
    speedRpm: 1770,
    weightLb: 780,
    heightIn: 29,
  },
  specifications: [
    { label: 'Flow', ...flow(260) },
    { label: 'Head', ...feet(110) },
    { label: 'Power', ...power(15) },
    { label: 'Discharge', ...length(3) },
    { label: 'Efficiency at rated point', imperial: '72 %' },
    { label: 'Speed', imperial: '1770 rpm' },
    { label: 'Weight', ...mass(780) },
  ],
  documents: ['dataSheet'],
  images: [],
};

/** A name that no card was designed for. */
const veryLongName: SeedProduct = {
  code: 'BS-4960-SS-2V',
  family: 'booster-set',
  slug: 'bs-4960-ss-2v',
  title:
    'BS-4960-SS-2V Quadruplex Variable-Speed Constant-Pressure Domestic-Water Booster Set with 316L Stainless Headers, Dual Redundant Pressure Transducers, Seismic Base and Weatherproof Enclosure for Outdoor Installation',
  teaser:
    'The BS-4960 for the roof of a hospital in an earthquake zone, where everything that can be doubled has been doubled.',
  description: paragraphs([
    'This is the <a href="/products/water-supply/booster-set/bs-4960/">BS-4960</a> with the options of one specification, kept as a product because three more hospitals have ordered it since.',
  ]),
  features: bullets(['Seismic base, tested on a shake table', 'Two transducers per header', 'Heated enclosure']),
  figures: {
    flowGpm: 960,
    flowMaxGpm: 1240,
    headFt: 208,
    headMaxFt: 270,
    powerHp: 80,
    dischargeIn: 8,
    speedRpm: 3500,
    weightLb: 4900,
    heightIn: 88,
  },
  specifications: [
    { label: 'Flow', ...flow(960) },
    { label: 'Head', ...feet(208) },
    { label: 'Power', ...power(80) },
    { label: 'Discharge', ...length(8) },
    { label: 'Efficiency at rated point', imperial: '72 %' },
    { label: 'Speed', imperial: '3500 rpm' },
    { label: 'Weight', ...mass(4900) },
  ],
  documents: ['brochure', 'dataSheet'],
  images: ['exterior', 'dimensions', 'curve', 'installation'],
};

export const awkwardProducts: readonly SeedProduct[] = [
  titleOnly,
  withoutTeaser,
  withoutFeaturedImage,
  markedUpTitle,
  emptyGallery,
  veryLongName,
];

/** Featured images that differ from the drawing of the product, by slug; null is none at all. */
export const chosenFeaturedImages: Readonly<Record<string, MediaKey | null>> = {
  [withoutFeaturedImage.slug]: null,
  [emptyGallery.slug]: 'scene/hydrant-test',
};
