/** The words of the product tree: three main categories and the nine lines below them. */
import type { Html, MediaKey, PagePath } from '@headwater/cms/starting-content/model.ts';
import type { ProductFamily } from './product-model.ts';

export interface MainCategory {
  slug: 'wastewater' | 'water-supply' | 'industrial-and-mining';
  title: string;
  teaser: string;
  description: Html;
  content: Html;
  featuredImage: MediaKey;
}

export interface SubCategory {
  family: ProductFamily;
  main: MainCategory['slug'];
  title: string;
  teaser: string;
  content: Html;
}

export const productsPath: PagePath = '/products/';

/** Path of a main category. */
export function mainCategoryPath(slug: MainCategory['slug']): PagePath {
  return `${productsPath}${slug}/`;
}

/** Path of a line of pumps. */
export function subCategoryPath({ main, family }: Pick<SubCategory, 'main' | 'family'>): PagePath {
  return `${mainCategoryPath(main)}${family}/`;
}

export const mainCategories: readonly MainCategory[] = [
  {
    slug: 'wastewater',
    title: 'Wastewater',
    teaser: 'Pumps and stations for sewage, sludge and storm water, from a single house to an interceptor.',
    description:
      '<p>Four lines for water that carries rags, grit and grease. Start with what has to pass: if it is whole solids, a non-clog or self-priming pump; if the pipe is small and long, a grinder; if there is nothing in the ground yet, a complete station.</p>',
    content: `<p>Sewage is mostly water, and it is the other part that stops pumps. We have taken enough pumps apart on site to know what it is: wipes, grease, grit, and now and then a mop head. The impellers in these lines are drawn around that list.</p>
<h2>How to choose</h2>
<table>
<thead><tr><th scope="col">If you have</th><th scope="col">Look at</th></tr></thead>
<tbody>
<tr><th scope="row">A wet well with rails, 3-inch solids</th><td><a href="/products/wastewater/submersible-non-clog/">Submersible non-clog</a></td></tr>
<tr><th scope="row">A small-bore pressure sewer</th><td><a href="/products/wastewater/grinder/">Grinder</a></td></tr>
<tr><th scope="row">A crew that wants its pumps above ground</th><td><a href="/products/wastewater/self-priming/">Self-priming</a></td></tr>
<tr><th scope="row">A new site and one drawing to approve</th><td><a href="/products/wastewater/lift-station/">Lift-station packages</a></td></tr>
</tbody>
</table>
<p>Bring the flow in the dry season as well as in the storm. A pump sized for the storm alone spends the rest of the year starting and stopping.</p>`,
    featuredImage: 'scene/treatment-plant',
  },
  {
    slug: 'water-supply',
    title: 'Water supply',
    teaser: 'Pumps that lift, carry and boost clean water for towns, buildings, farms and fire mains.',
    description:
      '<p>Three lines for clean water: vertical turbines where the water is below you, split-case pumps where a lot of it has to travel, booster sets where the pressure in the street is not enough.</p>',
    content: `<p>Clean-water pumps run for decades, so the power they use is most of what they cost. Every pump in these lines is tested at five points in our basin and the guarantee is on the wire-to-water figure, motor included.</p>
<h2>How to choose</h2>
<table>
<thead><tr><th scope="col">If you have</th><th scope="col">Look at</th></tr></thead>
<tbody>
<tr><th scope="row">A well, a river intake or a clearwell</th><td><a href="/products/water-supply/vertical-turbine/">Vertical turbine</a></td></tr>
<tr><th scope="row">A pump room with flooded suction</th><td><a href="/products/water-supply/split-case/">Split case</a></td></tr>
<tr><th scope="row">A building or a zone with low pressure</th><td><a href="/products/water-supply/booster-set/">Booster sets</a></td></tr>
</tbody>
</table>
<p>Parts in contact with drinking water are certified to NSF/ANSI/CAN 61 and 372. The certificate numbers are on the data sheets.</p>`,
    featuredImage: 'scene/water-tower',
  },
  {
    slug: 'industrial-and-mining',
    title: 'Industrial and mining',
    teaser: 'Slurry and dewatering pumps for pits, tunnels, quarries and mills.',
    description:
      '<p>Two lines for water with rock in it. Slurry pumps carry the rock on purpose; dewatering pumps would rather not, and are built to survive it.</p>',
    content: `<p>We began with ore-dock bilges, and the mines of the Mesabi are still an hour up the road. What we learn there goes into these two lines: thick metal where it wears, parts that two people can change with hand tools, and seals that forgive an empty sump.</p>
<h2>How to choose</h2>
<table>
<thead><tr><th scope="col">If you have</th><th scope="col">Look at</th></tr></thead>
<tbody>
<tr><th scope="row">Solids as the product: tailings, sand, mill scale</th><td><a href="/products/industrial-and-mining/slurry/">Slurry</a></td></tr>
<tr><th scope="row">Solids as a nuisance: pits, shafts, excavations</th><td><a href="/products/industrial-and-mining/dewatering/">Dewatering</a></td></tr>
</tbody>
</table>
<p>Tell us the specific gravity, the largest piece and how sharp it is. Those three decide the metal.</p>`,
    featuredImage: 'scene/quarry-dewatering',
  },
];

export const subCategories: readonly SubCategory[] = [
  {
    family: 'submersible-non-clog',
    main: 'wastewater',
    title: 'Submersible non-clog',
    teaser: 'Submersible sewage pumps on guide rails, 3 to 8 inches, that pass what the sewer brings.',
    content: `<p>The two-vane impeller of this line was drawn in our office in 1952 and has been redrawn four times since. Its rule has stayed: a rag should find nothing to hold.</p>
<p>The code gives discharge and head: an SN-4055 has a 4-inch discharge and makes 55 ft at its best point. All four sizes slide onto a base elbow that stays in the wet well.</p>`,
  },
  {
    family: 'grinder',
    main: 'wastewater',
    title: 'Grinder',
    teaser: 'Pumps that cut solids to slurry first, for pressure sewers of 1¼ to 3 inches.',
    content: `<p>A grinder is the right pump where gravity has given up: lake lots, long driveways, a basement below the main. It cuts the solids small enough for a 2-inch pipe and then pushes hard, because small pipes need head.</p>
<p>The code gives the motor: a GR-300 has three horsepower. Cutters of all four sizes are reversible, so each set has two lives.</p>`,
  },
  {
    family: 'self-priming',
    main: 'wastewater',
    title: 'Self-priming',
    teaser: 'Solids pumps that stand above ground and draw from the wet well, 2 to 6 inches.',
    content: `<p>Crews like these because they work on them standing up, in daylight, with the hatch closed. A cover plate with four nuts gives access to the impeller; most clogs are cleared in ten minutes without moving the pump or its pipes.</p>
<p>The price is lift: count on 20 ft of suction in practice, less with warm water or at altitude. The code gives discharge and head, as in our submersible line.</p>`,
  },
  {
    family: 'lift-station',
    main: 'wastewater',
    title: 'Lift-station packages',
    teaser: 'Complete duplex stations: basin, two pumps, valves, rails and panel, tested before they ship.',
    content: `<p>A package arrives on one truck and is set in a day. We build the basin, hang the pumps, pipe the valve vault, wire the panel and run the whole of it in Duluth with water in it. What you dig is the hole.</p>
<p>The code gives the basin: an LS-7216 is 72 inches wide and 16 ft deep. Flow and head are those of one pump; the second stands by and shares the starts.</p>`,
  },
  {
    family: 'vertical-turbine',
    main: 'water-supply',
    title: 'Vertical turbine',
    teaser: 'Line-shaft turbines for wells, intakes and clearwells, 8 to 16-inch bowls.',
    content: `<p>The bowls hang in the water and the motor stands in the dry. Stages are added until the head is right, so each of these pumps is built to its well. The figures are for the stage counts we build most.</p>
<p>The code gives bowl and stages: a VT-1004 has 10-inch bowls and four of them. Column, shaft and discharge head are drawn for your setting.</p>`,
  },
  {
    family: 'split-case',
    main: 'water-supply',
    title: 'Split case',
    teaser: 'Horizontal double-suction pumps for waterworks, irrigation and cooling, 4 to 10 inches.',
    content: `<p>Take off sixteen nuts, lift the upper half, and the whole rotating element is in front of you while the pipes stay where they are. That is why this shape is a hundred and thirty years old and still in every waterworks.</p>
<p>The code gives discharge and head. Both shaft ends are machined alike, so the motor may stand on either side.</p>`,
  },
  {
    family: 'booster-set',
    main: 'water-supply',
    title: 'Booster sets',
    teaser: 'Two to four pumps on one base with drives and panel, for buildings and pressure zones.',
    content: `<p>A booster set holds a pressure, whatever the taps are doing. Each pump has its own drive; the panel starts as many as are needed and changes their order so that they age together.</p>
<p>The code gives the number of pumps and the flow of the set: a BS-3600 delivers 600 gpm with three. Power is that of all the motors.</p>`,
  },
  {
    family: 'slurry',
    main: 'industrial-and-mining',
    title: 'Slurry',
    teaser: 'Hard-metal pumps for tailings, sand and mill scale, 2 to 6 inches.',
    content: `<p>A slurry pump is a wear part with a motor. What matters is how long the liner lasts and how long it takes to change; ours come out toward the suction side with the shaft in place.</p>
<p>Figures are for slurry at the stated specific gravity, not for water. The code gives discharge and head.</p>`,
  },
  {
    family: 'dewatering',
    main: 'industrial-and-mining',
    title: 'Dewatering',
    teaser: 'Portable submersibles for pits, shafts and sites, from one that a person carries to 6 inches.',
    content: `<p>These pumps are dropped into holes by people who have other things to do. They run dry for a while, snore at the bottom, get dragged by the cable although the book says not to, and have to start again on Monday.</p>
<p>The code gives discharge and head. All sizes take the same float and the same plug, so the spare one in the truck fits.</p>`,
  },
];
