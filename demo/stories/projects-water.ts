import type { Project } from './story.ts';
import { authors } from './users.ts';

/** Jobs for towns and utilities. */
export const waterProjects: readonly Project[] = [
  {
    slug: 'red-river-lift-stations',
    title: 'Red River lift stations',
    seo: { title: 'Red River lift stations | Alder Creek Pump Works' },
    date: '2024-06-04T09:00:00',
    author: authors.dale,
    featuredImage: 'scene/storm-flood',
    projectTitle: 'Seven lift stations that may stand under water',
    summary:
      'A town in the Red River Valley lost four dry-pit stations in one April. Seven submersible stations with raised panels have since run through two crests without a truck on site.',
    contentArea: `<p><strong>Place:</strong> Walsh County, North Dakota<br /><strong>Duty:</strong> 7 duplex stations, 180 to 640 gpm (11 to 40 l/s) at 28 to 61 ft (8.5 to 18.6 m)<br /><strong>In service:</strong> October 2023</p>
<h2>Challenge</h2>
<p>In the flood of 2022 water rose 5 ft above the hatch of four stations. The pumps stood in dry pits under the street. Motors, panels and a generator were lost in one night, and the town pumped around them with rented trailers for nineteen days, at $4,300 a day.</p>
<h2>What we did</h2>
<ul>
<li>Replaced the dry pits with <a href="/products/wastewater/submersible-non-clog/">submersible non-clog pumps</a> in the existing wet wells, on guide rails, with base elbows cast to meet the old flange bolts.</li>
<li>Mounted the panels on steel decks 2 ft above the flood of record, with a stair and a lockable gate.</li>
<li>Put bypass connections above the same line, so that a trailer pump can be hooked up from a boat.</li>
<li>Set transducers with two backup floats each. Stations report level and run time by radio.</li>
</ul>
<p>Two stations were done each month, and no house was without service for longer than six hours.</p>
<h2>Result</h2>
<p>The crests of April 2024 and of the following spring stood above five of the seven hatches for eleven days in all. Every pump ran. The town counted no trailer days and has cut its spring overtime from 412 hours to 37. Insulation resistance, taken each June, has not moved from above 1,000 MΩ.</p>
<p>The list that the crew walks each February is <a href="/spring-flood-checklist/">here</a>.</p>`,
  },
  {
    slug: 'lakeview-tower-booster',
    title: 'Lakeview Tower booster set',
    date: '2024-10-22T09:00:00',
    author: authors.marit,
    featuredImage: 'scene/high-rise',
    projectTitle: 'Thirty-one floors, and quiet at night',
    summary:
      'A booster set from 1978 ran one 40 hp pump around the clock for a building that sleeps. Three smaller pumps and one very small one use 58 percent less power.',
    contentArea: `<p><strong>Place:</strong> Milwaukee, Wisconsin<br /><strong>Duty:</strong> 360 gpm (22.7 l/s) at 335 ft (102 m), peak<br /><strong>In service:</strong> May 2024</p>
<h2>Challenge</h2>
<p>The old set held pressure by throttling. Logged over three weeks, demand was under 40 gpm for nine hours of each day, and above 250 gpm for only fifty minutes. Tenants on the second floor heard the pressure-reducing valve through the wall.</p>
<h2>What we did</h2>
<ul>
<li>Built a <a href="/products/water-supply/booster-set/">booster set</a> of three 15 hp pumps for 130 gpm each and one 5 hp pump for 35 gpm, each on its own drive.</li>
<li>Split it into two skids that fit the freight elevator, 44 inches wide.</li>
<li>Set minimum speed at 51 Hz, found on site. Static head is 272 ft, so there is nothing to gain below that.</li>
<li>Added a 120-gallon bladder tank, so that the night pump may sleep between two and five.</li>
</ul>
<h2>Result</h2>
<table>
<thead><tr><th></th><th>Before</th><th>After</th></tr></thead>
<tbody>
<tr><td>Energy, kWh a day</td><td>521</td><td>219</td></tr>
<tr><td>Pressure at the top floor, psi</td><td>38 to 66</td><td>50 to 54</td></tr>
<tr><td>Sound in the room below, dB(A), night</td><td>47</td><td>29</td></tr>
</tbody>
</table>
<p>At the building’s rate the saving is about $13,200 a year. The changeover took one night, from 11 p.m. to 4:40 a.m., with the old set left in place until the new one had run for a week. How to find a minimum speed is in <a href="/how-slow-can-a-pump-run/">this post</a>.</p>`,
  },
  {
    slug: 'iron-range-valve-vaults',
    title: 'Iron Range valve vaults',
    date: '2025-02-11T09:00:00',
    author: authors.dale,
    featuredImage: 'scene/valve-vault',
    projectTitle: 'Nine vaults that no longer freeze',
    summary:
      'After an ice plug broke a header at −31 °F, a city rebuilt nine valve vaults in one summer. The following winter, colder by four degrees on average, passed without a frozen line.',
    contentArea: `<p><strong>Place:</strong> Virginia, Minnesota<br /><strong>Duty:</strong> 9 vaults, 4 and 6 in force mains, 35 to 92 psi (2.4 to 6.3 bar)<br /><strong>In service:</strong> September 2024</p>
<h2>Challenge</h2>
<p>The vaults were built in the 1970s, 5 ft deep, in ground that freezes to seven. Two to four lines froze each winter. In January 2024 a plug in a six-inch header let go while a pump ran against it. The slug of ice broke a tee, and the vault filled within four minutes. Nobody was inside; somebody had been, ten minutes before.</p>
<h2>What we did</h2>
<ul>
<li>Moved valves and check valves above ground, into insulated boxes with a 500 W heater and a current lamp, at six stations.</li>
<li>Left three vaults below ground, where there was no room, and laid two inches of foam board out to four feet around them.</li>
<li>Drilled 3/8 in drain-back holes, with a ball valve, from the risers to the wet wells.</li>
<li>Set an exercise timer: below 10 °F every pump runs for three minutes at least every four hours.</li>
<li>Delivered the pump ends, valves and boxes as one package, from one drawing.</li>
</ul>
<h2>Result</h2>
<p>Winter 2024–25 had 41 nights below −10 °F. Calls for frozen lines: 0, after 11 in the three winters before. The heaters used 3,900 kWh in total. Check valves can now be opened by one person without a confined-space permit, which the crew values more than the heat. Their October routine became <a href="/winterizing-a-valve-vault/">a post of its own</a>.</p>`,
  },
  {
    slug: 'clark-fork-return-sludge',
    title: 'Clark Fork return sludge',
    date: '2025-05-20T09:00:00',
    author: authors.marit,
    featuredImage: 'scene/treatment-plant',
    projectTitle: 'Return sludge at half the power',
    summary:
      'Four return sludge pumps at a treatment plant had been sized for a flow that never came. Trimmed impellers and one changed pump cut the power by 47 percent without new piping.',
    contentArea: `<p><strong>Place:</strong> Missoula, Montana<br /><strong>Duty:</strong> 4 pumps, 1,150 gpm (72.6 l/s) at 24 ft (7.3 m)<br /><strong>In service:</strong> November 2024</p>
<h2>Challenge</h2>
<p>The pumps had been bought in 2006 for 2,000 gpm at 38 ft. The plant needs 1,000 to 1,200. Valves were throttled to a third, and the throttled pumps plugged: 27 times in 2023. The operators ran two where one would have done, since each pump alone stood too far left on its curve to hold prime.</p>
<h2>What we did</h2>
<ol>
<li>Measured each pump on site over two days, flow by clamp-on meter.</li>
<li>Trimmed three impellers, from 12.6 to 10.8 in, in two cuts, and balanced them.</li>
<li>Replaced the fourth, which had lost a volute tongue to grit, with an <a href="/products/wastewater/submersible-non-clog/">SN-series pump</a> in dry-pit arrangement on the same base.</li>
<li>Opened the valves and took the handwheels off.</li>
</ol>
<h2>Result</h2>
<table>
<thead><tr><th></th><th>2023</th><th>2025</th></tr></thead>
<tbody>
<tr><td>Power for return sludge, average</td><td>34.1 kW</td><td>18.0 kW</td></tr>
<tr><td>Plugged pumps in the year</td><td>27</td><td>2</td></tr>
<tr><td>Pumps in service at a time</td><td>2</td><td>1</td></tr>
</tbody>
</table>
<p>The energy saved is 141,000 kWh a year. The work cost less than a single new pump of the old size. The math behind the cut is explained in <a href="/impeller-trimming/">trimming an impeller</a>.</p>`,
  },
  {
    slug: 'snake-river-hatchery',
    title: 'Snake River hatchery',
    seo: { title: 'Snake River hatchery | Alder Creek Pump Works' },
    date: '2025-08-05T09:00:00',
    author: authors.marit,
    featuredImage: 'scene/fish-hatchery',
    projectTitle: 'Water for 2.4 million trout, without a gap',
    summary:
      'A hatchery lives on water that must not stop for longer than eight minutes. Four vertical turbine pumps on two feeders have kept its longest gap to 21 seconds.',
    contentArea: `<p><strong>Place:</strong> Gooding County, Idaho<br /><strong>Duty:</strong> 4 pumps, 2,200 gpm (139 l/s) at 46 ft (14 m) each<br /><strong>In service:</strong> March 2025</p>
<h2>Challenge</h2>
<p>The springs that fed the raceways by gravity since 1931 have dropped by a third. The state decided to lift river water as well. Oxygen in a raceway is used up eight minutes after the flow stops, so the question was less the pump than what happens when one stops. Zinc and oil had to stay out of the water altogether.</p>
<h2>What we did</h2>
<ul>
<li>Built four <a href="/products/water-supply/vertical-turbine/">vertical turbine pumps</a>, three of which carry the full flow. Line shafts run in rubber bearings lubricated by the water itself. There is no oil below the discharge head.</li>
<li>Bowls in ductile iron with epoxy, impellers in 316 stainless instead of bronze, because of the copper.</li>
<li>Fed pumps 1 and 3, and 2 and 4, from different services, with a generator for two.</li>
<li>Started the fourth pump by a pressure switch and not by the controller, so that the controller may fail.</li>
</ul>
<h2>Result</h2>
<p>In the first eighteen months there were nine power failures and one controller fault. The longest gap in flow was 21 seconds. Measured efficiency, wire to water, is 71 percent at the duty point. Copper in the raceway is below the limit of detection. The pumps were tested in our basin with hatchery staff as witnesses, and they brought lunch.</p>`,
  },
  {
    slug: 'platte-valley-irrigation',
    title: 'Platte Valley irrigation lift',
    seo: { title: 'Platte Valley irrigation lift | Alder Creek Pump Works' },
    date: '2026-03-24T09:00:00',
    author: authors.dale,
    featuredImage: 'scene/irrigation',
    projectTitle: 'One lift, forty-one pivots, and a canal that silts',
    summary:
      'An irrigation district rebuilt its lift at the canal head between two seasons. The new split-case pumps move the same water with 290,000 fewer kilowatt-hours.',
    contentArea: `<p><strong>Place:</strong> Scotts Bluff County, Nebraska<br /><strong>Duty:</strong> 3 pumps, 4,800 gpm (303 l/s) at 92 ft (28 m) each<br /><strong>In service:</strong> April 2025</p>
<h2>Challenge</h2>
<p>Three pumps from 1961 had been rebuilt so often that no two were alike. Wear-ring clearance was 0.11 in on the worst, five times the drawing. Each summer the canal brings two or three days of silt after a storm, and the rings had gone within three seasons.</p>
<h2>What we did</h2>
<ul>
<li>Supplied three <a href="/products/water-supply/split-case/">split-case pumps</a> with rings of hardened 420 stainless, 50 Brinell apart, and sleeves with ceramic under the packing.</li>
<li>Brought gland water from a settling barrel, after a farmer’s idea, so that silt stays out of the stuffing boxes.</li>
<li>Set the bases on the old foundations with epoxy grout and new anchors. Four alignments, the last one hot.</li>
<li>Raised the sill of the intake by 14 inches.</li>
</ul>
<p>The old pumps stopped on October 6 and water was in the canal on April 15. The crew worked in a tent for eleven weeks of that.</p>
<h2>Result</h2>
<p>Efficiency at the duty point went from 64 to 84 percent, measured. In the 2025 season the lift used 290,000 kWh less for 3 percent more water. Ring clearance in October, after two storms: 0.022 in, from 0.020 new. The split cases opened and closed again within one day each.</p>`,
  },
];
