import type { Post } from './story.ts';
import { authors } from './users.ts';

/** Posts on the craft around a pump: parts, storage, alignment, cold. */
export const shopPracticePosts: readonly Post[] = [
  {
    slug: 'winterizing-a-valve-vault',
    title: 'Winterizing a valve vault, north of the frost line',
    seo: { title: 'Winterizing a valve vault | Alder Creek Pump Works' },
    date: '2024-10-08T08:00:00',
    author: authors.dale,
    categories: ['maintenance'],
    tags: ['cold-weather'],
    featuredImage: 'banner/winter-valve-box',
    excerpt:
      'Water in a vault does not freeze because it is cold outside; it freezes because it stands still. Most of the work is to keep it moving or to let it out.',
    content: `<p>Frost goes down six feet where I live, and eight under a plowed road. Half of my calls in January are to vaults, and nearly all of them could have been a half-day in October. Here is the half-day.</p>
<h2>Let out what need not be there</h2>
<ul>
<li>Drain the bypass stub and leave its valve open by an eighth. A ball valve that is closed full of water holds a cupful in the ball and splits itself.</li>
<li>Drain gauge lines and snubbers. Better: fill them with glycerin, with a diaphragm seal.</li>
<li>Blow out the flushing line on the air valve.</li>
<li>Pull the portable sump pump’s hose and coil it indoors.</li>
</ul>
<h2>Keep moving what must stay</h2>
<p>Water in a six-inch main loses heat slowly. With soil at 28 °F around a pipe that holds water at 45 °F, a bare six-inch line takes something like a day and a half to start freezing, a two-inch line about five hours. So a lift station that runs each hour is safe, and a seasonal one that stands from Friday to Monday is not. Set an exercise timer: five minutes every six hours, below a set temperature.</p>
<table>
<thead><tr><th>Line, standing, soil at 28 °F</th><th>Bare</th><th>With 1 in of foam</th></tr></thead>
<tbody>
<tr><td>¾ in gauge line</td><td>1 hour</td><td>4 hours</td></tr>
<tr><td>2 in</td><td>5 hours</td><td>17 hours</td></tr>
<tr><td>6 in</td><td>1½ days</td><td>4 days</td></tr>
</tbody>
</table>
<p>These are round figures from our own log of frozen and not frozen lines. Take them as an order of magnitude and not as a promise.</p>
<figure class="wp-block-image"><a href="media:scene/winter-valve-box"><img src="media:scene/winter-valve-box" alt="Valve box below snow, frost line and insulation board marked" /></a><figcaption>Insulation lies flat above the pipe and reaches out past it. Frost comes from the side as well.</figcaption></figure>
<h2>Keep the cold out</h2>
<ol>
<li>Two inches of extruded foam under the lid, cut to fit, with a rope handle. It is worth more than a heater.</li>
<li>Close the vent that faces north, not both. The vault must breathe or it rusts.</li>
<li>Heat trace on lines of two inches and below, self-regulating, with a lamp outside that shows that it draws current. A thermostat that has failed looks like a warm day.</li>
<li>Foam board on the ground for four feet around a shallow vault, under the gravel. This is a summer job. Put it on the list.</li>
</ol>
<h2>Make it openable</h2>
<p>A frozen lid has stopped more repairs than a frozen valve. Wipe the frame, lay a bead of food-grade silicone, and put a salt bag in the truck. Mark each corner with a stake taller than the plow bank. Write the depth of the operating nut on the stake.</p>
<h2>Exercise the valves now</h2>
<p>Turn each one fully and come back a quarter turn from the stop. A gate that has stood open for five years will not close at −20 °F, and you will break the stem trying. If it is stiff in October, leave it as it is and order the packing.</p>
<h2>When it has frozen anyway</h2>
<p>No torch: cast iron cracks, PVC softens, and gas may lie in the vault. Steam or warm water from the downstream end, so that the melt has somewhere to go, and patience. Do not run a pump against an ice plug for longer than a minute. The <a href="/project/iron-range-valve-vaults/">vaults on the Iron Range</a> were rebuilt after a plug let go all at once.</p>`,
  },
  {
    slug: 'what-belongs-in-a-spare-parts-kit',
    title: 'What belongs in a spare-parts kit, and what does not',
    seo: { title: 'What belongs in a spare-parts kit | Alder Creek Pump Works' },
    date: '2025-07-15T08:00:00',
    author: authors.dale,
    categories: ['maintenance'],
    tags: ['spare-parts', 'seals', 'bearings'],
    featuredImage: 'banner/parts-shelf',
    excerpt:
      'The right shelf is short: parts that wear, parts that are lost on opening the pump, and one part that takes twelve weeks to make. Everything else can come by truck.',
    content: `<p>I have seen storerooms with three spare impellers, still in the crate from 1996, and no O-ring that fit. The pump was down for four days over a ring that costs two dollars. A kit is not a collection of parts. It is an answer to the question: what will I wish I had in my hand at two in the morning?</p>
<h2>Three classes</h2>
<table>
<thead><tr><th>Class</th><th>Parts</th><th>Where it should be</th></tr></thead>
<tbody>
<tr><td>A: needed whenever the pump is opened</td><td>Gaskets, O-rings, seal, oil, lock washers</td><td>On your shelf, one set for each pump size</td></tr>
<tr><td>B: worn every few years</td><td>Bearings, wear rings, shaft sleeve, coupling insert</td><td>On your shelf for critical pumps; at ours for the rest</td></tr>
<tr><td>C: seldom, but slow to make</td><td>Impeller, shaft, rotor, special cable</td><td>One for each group of like pumps, or a written lead time</td></tr>
</tbody>
</table>
<p>Class A for a ten-horse submersible costs about $340, fits in a shoebox, and covers four out of five of our emergency calls.</p>
<h2>Count like pumps, not pumps</h2>
<p>Write down serial numbers and sort by the six characters in the middle. Pumps that agree there share a wet end. Many towns discover that their fourteen stations hold five kinds of pump; and when two of those kinds are one-offs, the cheapest spare part is to replace both with a kind you already stock.</p>
<h2>What rots on the shelf</h2>
<ul>
<li><strong>Elastomers.</strong> Nitrile five years, EPDM and FKM ten, if kept dark, cool, flat and away from motors that make ozone. The date is on the bag.</li>
<li><strong>Greased bearings.</strong> Three years; the oil separates. Keep them lying down, wrapped, away from vibration.</li>
<li><strong>Seals with carbon faces.</strong> The faces are fine for decades, their O-rings are not. We sell the rubber alone.</li>
<li><strong>Capacitors and drives.</strong> Power them for an hour once a year.</li>
<li><strong>Lubricating oil.</strong> Two years once opened.</li>
</ul>
<h2>What people forget</h2>
<ol>
<li>The impeller key and the cap screw. They go into the well more often than anyone admits.</li>
<li>Cable entry grommets. You cannot reuse a squeezed one.</li>
<li>A puller that fits. A part without the tool is a paperweight.</li>
<li>The drawing. Print the sectional drawing with part numbers, seal it in plastic and put it in the box.</li>
</ol>
<h2>Ordering</h2>
<p>The serial number is enough. It tells us trim, rings, seal, elastomers and what was changed at the last repair, if we did it. If the plate is gone, read the raised characters on the volute: the pattern number and the pour date narrow it to a handful, and a photograph does the rest. Our <a href="/replacement-parts/">replacement parts</a> page lists the makes, ours and others’, that we keep patterns for.</p>
<p>One more habit: when you take a part from the box, order its successor before you wash your hands. A kit with one part missing is the kit from which that very part will be wanted next.</p>`,
  },
  {
    slug: 'storing-a-pump-for-a-year',
    title: 'Storing a pump for a year without ruining it',
    seo: { title: 'Storing a pump for a year | Alder Creek Pump Works' },
    date: '2025-08-19T08:00:00',
    author: authors.dale,
    categories: ['maintenance'],
    tags: ['spare-parts', 'bearings', 'seals'],
    excerpt:
      'Projects slip, and the pump arrives a year before the building. What happens to it in that year is decided in the first afternoon.',
    content: `<p>We ship pumps packed for ninety days indoors. It says so on the crate. Last year I was at eleven start-ups where the pump had waited longer than that, up to twenty-six months in one case, and in five of them the first thing we did was to take the pump apart again. None of it was the weather’s fault alone.</p>
<h2>What goes wrong</h2>
<ul>
<li><strong>Bearings rust in lines.</strong> A shaft that stands still squeezes the oil out from under the balls. Moisture finds the spots. In a year they are pits, spaced exactly like the balls.</li>
<li><strong>Bearings dent without moving.</strong> On a slab beside a road or a compressor, vibration makes the same pattern without rust.</li>
<li><strong>Seal faces wring together</strong> and chip at the first start.</li>
<li><strong>Windings take up water.</strong></li>
<li><strong>Long shafts sag.</strong> A vertical turbine’s line shaft laid on two blocks takes a set.</li>
<li><strong>Mice.</strong> They like the foam, the cable jacket and the junction box.</li>
</ul>
<h2>The first afternoon</h2>
<ol>
<li>Unpack enough to look. Note freight damage within five days, or the carrier is out of it.</li>
<li>Indoors, dry, above 40 °F and steady. A tarp outdoors is worse than nothing: it keeps the damp in. If it must stand outside, put it on timbers with air beneath and a roof above, open at the sides.</li>
<li>Blank every opening with wood or metal. Plastic caps crack in the cold.</li>
<li>Coat machined faces with a wax-type preservative.</li>
<li>Fill oil-lubricated frames to the top of the bearing. Tag it: <em>drain to the mark before start</em>.</li>
<li>Connect the motor’s space heater, if it has one. If not, a 40-watt lamp in the junction box does the same.</li>
<li>Coil submersible cable in three-foot loops, ends sealed with shrink caps and hung above the floor. Water that gets in at a bare end travels the length.</li>
</ol>
<h2>Each month</h2>
<p>Turn the shaft one turn and a quarter, by hand. Hang a card and initial it. It takes five minutes for a pump, and it is the one item that the warranty asks about. For a submersible that you cannot reach into, use the impeller; wear gloves.</p>
<h2>Every six months</h2>
<table>
<thead><tr><th>Check</th><th>Good</th><th>If not</th></tr></thead>
<tbody>
<tr><td>Insulation resistance at 104 °F</td><td>Above 100 MΩ and steady</td><td>Dry with heat, test again</td></tr>
<tr><td>Oil from the bottom of the frame</td><td>No water</td><td>Drain, flush, refill</td></tr>
<tr><td>Machined faces</td><td>Waxy all over</td><td>Clean and coat again</td></tr>
<tr><td>Cable ends</td><td>Caps tight</td><td>Cut back six inches, cap</td></tr>
</tbody>
</table>
<h2>Before start</h2>
<p>After one year: new grease or oil, new O-rings at the seal, megger, turn by hand, check alignment as if it had never been done. After two years: open the bearings and look. Then call us. A start-up by our crew after storage <a href="/warranty/">restores the full warranty period</a>, if the card is there and initialed.</p>
<p>If the delay is known before we ship, tell us. Long-term packing with vapor inhibitor costs about 3 percent of the pump, and we can also hold it here, turning it ourselves, for up to a year.</p>`,
  },
  {
    slug: 'alignment-after-grouting',
    title: 'Align it, grout it, pipe it, and then align it again',
    seo: { title: 'Pump alignment after grouting | Alder Creek Pump Works' },
    date: '2025-09-23T08:00:00',
    author: authors.dale,
    categories: ['maintenance'],
    tags: ['bearings'],
    featuredImage: 'banner/crane-lift',
    excerpt:
      'A pump set is aligned at the works, and that alignment is gone when the truck leaves the yard. The one that counts is made on your floor, with pipe connected.',
    content: `<p>“It was aligned at the factory” is a true sentence and a useless one. A steel base twists as soon as four corners rest on something that is not our surface plate. So plan for four alignments: rough, after grout, after pipe, and hot. The first three take an hour each. The last takes half of that, and is the one that saves bearings.</p>
<h2>How close?</h2>
<table>
<thead><tr><th>Speed, rpm</th><th>Offset, in (mm)</th><th>Angle, per inch of coupling diameter</th></tr></thead>
<tbody>
<tr><td>900</td><td>0.006 (0.15)</td><td>0.0010 in</td></tr>
<tr><td>1,200</td><td>0.004 (0.10)</td><td>0.0008 in</td></tr>
<tr><td>1,800</td><td>0.003 (0.08)</td><td>0.0005 in</td></tr>
<tr><td>3,600</td><td>0.002 (0.05)</td><td>0.0003 in</td></tr>
</tbody>
</table>
<p>The coupling maker’s catalog gives figures ten times as large. They are what the coupling survives. The table is what the seal and the bearings like.</p>
<h2>Before the dials go on</h2>
<ol>
<li><strong>Soft foot.</strong> Loosen one bolt at a time with a dial on the foot. More than 0.002 in of lift: shim it. One foot in three needs it, and nothing that follows will hold if you skip it.</li>
<li><strong>Shims.</strong> Stainless, at most four in a stack, no painted tin.</li>
<li><strong>Runout.</strong> Turn both shafts together, so that runout of the hubs does not enter the reading.</li>
<li><strong>Bar sag.</strong> If you use dials, measure the sag of your bracket on a pipe and write it on the bracket.</li>
</ol>
<h2>Grout</h2>
<p>Level the base on jack screws within 0.005 in per foot, with the coupling halves apart. Pour non-shrink grout from one side, so that air can leave at the other, up to the top of the base inside. Tap the deck after a week. Where it sounds hollow, drill and inject epoxy. A base with a void under the motor feet is a drum, and it will be blamed on the pump.</p>
<figure class="wp-block-image"><a href="media:scene/crane-lift"><img src="media:scene/crane-lift" alt="Split-case pump on its base being lowered by crane onto anchor bolts and jack screws" /></a><figcaption>Lift by the base. The eye bolts on the casing are for the casing half.</figcaption></figure>
<h2>Pipe to the pump, never pump to the pipe</h2>
<p>Flanges must meet by hand, with bolts dropping through. Put a dial on the coupling, in both planes, and tighten the flanges. If the dial moves by more than 0.002 in, the pipe is pulling. Loosen it and fix the pipe. I have measured 0.060 on a pump that was on its third set of bearings; the fitter had used the flange bolts as a come-along.</p>
<h2>Hot</h2>
<p>Run for two hours or until the housings are steady, stop, lock out and measure within ten minutes. A motor grows upward by about 0.006 in for each foot of shaft height over a rise of 75 °F. The pump, full of cold water, does not grow. So set the motor low when cold, by half of the calculated growth, and let the hot reading correct you.</p>
<p>Then dowel the pump, not the motor, write all four readings on the sheet and tape it into the coupling guard. When a bearing runs warm three years later, the first question will be <a href="/bearing-temperature-how-hot-is-too-hot/">compared with what</a>.</p>`,
  },
  {
    slug: 'packing-or-a-mechanical-seal',
    title: 'Packing or a mechanical seal? An honest comparison',
    seo: { title: 'Packing or a mechanical seal? | Alder Creek Pump Works' },
    date: '2026-03-03T08:00:00',
    author: authors.dale,
    categories: ['maintenance'],
    tags: ['seals'],
    featuredImage: 'banner/paper-mill',
    excerpt:
      'A mill with 61 stock pumps counted water, hours and parts for two years on half of each. Neither side won outright, and the reasons are worth knowing.',
    content: `<p>Ask three mechanics about packing and you get four opinions. In 2023 a paper mill on the Wisconsin River let us settle the matter for one kind of pump. They had 61 stock and water pumps, all packed. Thirty were changed to single cartridge seals, thirty-one stayed, and everybody wrote down what they did for two years.</p>
<h2>What was counted</h2>
<table>
<thead><tr><th>For one pump and year</th><th>Packing</th><th>Cartridge seal</th></tr></thead>
<tbody>
<tr><td>Flush or gland water</td><td>1.1 million gallons</td><td>0.2 million gallons</td></tr>
<tr><td>Labor, adjusting and repacking</td><td>14 hours</td><td>1.5 hours</td></tr>
<tr><td>Parts</td><td>$130, and a sleeve every second year at $410</td><td>$290 (rebuild every 3.4 years)</td></tr>
<tr><td>Sudden stops</td><td>0.1</td><td>0.3</td></tr>
<tr><td>Power lost at the gland</td><td>about 1.5 hp</td><td>about 0.3 hp</td></tr>
</tbody>
</table>
<p>Water decided it for the mill, because each gallon that goes in at the gland has to be evaporated later. A plant that takes its gland water from a river and returns it may come to another answer.</p>
<h2>Where packing is still right</h2>
<ul>
<li>Where somebody passes by each day with a wrench, and a leak announces itself instead of stopping you.</li>
<li>Shafts with more than 0.005 in of runout that nobody is going to straighten this year.</li>
<li>Slurries with coarse grit, with clean water on the lantern ring.</li>
<li>Fire pumps, by rule and by habit. You can see that it works.</li>
<li>Large vertical pumps where fitting a seal means lifting the motor.</li>
</ul>
<h2>How to pack, since many have never been shown</h2>
<ol>
<li>Take out <em>all</em> of the old rings. The last one, behind the lantern ring, is the one that has turned to charcoal.</li>
<li>Look at the sleeve. Grooves that catch a fingernail will eat the new set within a month.</li>
<li>Cut rings on a mandrel of the shaft’s size, square butts, a hair long.</li>
<li>Set them one at a time, joints at 90 degrees, each pushed home with a split bushing.</li>
<li>See that the lantern ring ends up under the water connection. Count rings.</li>
<li>Gland nuts finger-tight. Start. Let it run freely for ten minutes.</li>
<li>Then one flat at a time, every ten minutes, until it drips about a drop each second for each inch of shaft. It has to drip; the drip is the lubricant.</li>
</ol>
<h2>How to fit a cartridge seal</h2>
<p>Clean shaft, no burrs, all set screws, and take the centering clips off <em>after</em> the gland is tight and <em>before</em> the first turn. Hang the clips on the pump; you will want them when it is pulled. Check end play first: more than 0.010 in and the seal will work as a bearing.</p>
<h2>What the mill did</h2>
<p>They changed forty more and left twenty-one packed: the ones next to the control room where someone is always about, and the coarse rejects. When a seal does go, they look at it before they replace it. They have <a href="/five-ways-a-mechanical-seal-fails/">the five pictures</a> on the wall.</p>`,
  },
];
