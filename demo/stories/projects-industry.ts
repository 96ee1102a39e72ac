import type { Project } from './story.ts';
import { authors } from './users.ts';

/** Jobs for mines, quarries, mills and builders. */
export const industryProjects: readonly Project[] = [
  {
    slug: 'joliet-quarry-dewatering',
    title: 'Joliet quarry dewatering',
    date: '2024-03-19T09:00:00',
    author: authors.dale,
    featuredImage: 'scene/quarry-dewatering',
    projectTitle: 'A quarry floor that is dry by Monday',
    summary:
      'A dolomite quarry lost forty shifts a year to water on its lowest bench. Two pumps in series and one raft brought that to three.',
    contentArea: `<p><strong>Place:</strong> Will County, Illinois<br /><strong>Duty:</strong> 1,400 gpm (88 l/s) at 265 ft (81 m)<br /><strong>In service:</strong> August 2023</p>
<h2>Challenge</h2>
<p>Each ten feet of new depth added inflow, and the single pump at the rim had reached its suction limit years ago. It was moved down to a ledge, from which it had to be rescued twice. After three inches of rain the lowest bench was closed for four days.</p>
<h2>What we did</h2>
<ul>
<li>Put a 75 hp <a href="/products/industrial-and-mining/dewatering/">dewatering pump</a> on a raft in the sump, so that it follows the level by itself.</li>
<li>Set a second pump of the same size on the 480 ft bench, in series, with a suction-pressure switch that holds it until the first delivers.</li>
<li>Used a 10 in line instead of the old 8 in: friction 24 ft where it had been 71.</li>
<li>Put the upper pump on a trailer base, at the blaster’s request. It is disconnected and moved within twenty-five minutes.</li>
</ul>
<h2>Result</h2>
<p>The bench is workable eleven hours after a three-inch rain. Shifts lost to water: 40 in 2022, 3 in the twelve months since start-up. Each pump needed one set of wear plates in 2,900 hours. The raft has been hit by rock once. It floats.</p>`,
  },
  {
    slug: 'don-valley-tunnel',
    title: 'Don Valley tunnel drive',
    seo: { title: 'Don Valley tunnel drive | Alder Creek Pump Works' },
    date: '2024-08-13T09:00:00',
    author: authors.marit,
    featuredImage: 'scene/tunnel-dewatering',
    projectTitle: 'Keeping a tunnel face dry for nineteen months',
    summary:
      'A storm-sewer tunnel 140 feet below Toronto needed pumps that could be carried by two people and still lift to the street. Six of them moved 410 million gallons.',
    contentArea: `<p><strong>Place:</strong> Toronto, Ontario<br /><strong>Duty:</strong> 6 pumps, 220 gpm (13.9 l/s) at 165 ft (50 m)<br /><strong>In service:</strong> November 2022 to June 2024</p>
<h2>Challenge</h2>
<p>The drive was two kilometers (1.2 miles), with one shaft. Water came in at the face, laden with bentonite and cement fines, at pH 11. Pumps for the face had to pass a man-lock of 28 inches and be changed by two people between two shoves of the machine. A flooded face costs about $90,000 a day.</p>
<h2>What we did</h2>
<ul>
<li>Modified a <a href="/products/industrial-and-mining/dewatering/">DW-series pump</a>: aluminum motor housing, high-chrome impeller, weight 187 lb, with two handles and a skid.</li>
<li>Used FKM elastomers and double silicon carbide seals for the alkaline fines.</li>
<li>Delivered six pumps for four places, and kept two in the shaft house, rebuilt and tagged.</li>
<li>Wrote the exchange on one card with six pictures, in English, Portuguese and Italian.</li>
</ul>
<h2>Result</h2>
<p>In nineteen months 31 exchanges took place, the average taking 14 minutes. Hours lost to water at the face: 6.5. Impellers lasted 1,700 hours against the 600 in the contractor’s plan. Two of the six pumps are now on the next tunnel, and the card hangs in our assembly.</p>`,
  },
  {
    slug: 'marquette-snowmaking',
    title: 'Marquette snowmaking plant',
    date: '2024-12-10T09:00:00',
    author: authors.marit,
    featuredImage: 'scene/snowmaking',
    projectTitle: 'More snow in fewer cold hours',
    summary:
      'Winters on Lake Superior give a ski hill fewer cold hours than they used to. With twice the pump capacity it now opens on 96 hours of cold in place of 210.',
    contentArea: `<p><strong>Place:</strong> Marquette County, Michigan<br /><strong>Duty:</strong> 3,000 gpm (189 l/s) at 1,290 ft (393 m), in two stages<br /><strong>In service:</strong> October 2024</p>
<h2>Challenge</h2>
<p>To open a first run the hill needs nine million gallons on the ground. At 1,500 gpm and with breaks that took 210 cold hours, more than some Novembers now have before the holiday. The lake allows 3,000 gpm. The power line allows 1,500 hp and not one more.</p>
<h2>What we did</h2>
<ul>
<li>Set three <a href="/products/water-supply/vertical-turbine/">vertical turbine pumps</a> at the lake, 1,000 gpm each, which feed the high-pressure house with 60 psi instead of a suction lift.</li>
<li>Built three eleven-stage turbine boosters in cans, 400 hp each, with drives.</li>
<li>Wrote a start sequence that holds total demand below 1,450 hp, guns included.</li>
<li>Hung heaters and current lamps on every low point of 2,400 ft of header.</li>
</ul>
<h2>Result</h2>
<p>The first run opened on November 23, 2024, after 96 cold hours. Through the season the plant made 148 million gallons. Power per thousand gallons fell from 7.4 to 5.5 kWh, mostly because the pumps no longer recirculate. There were no failed starts after the October rehearsal, which is described in <a href="/snowmaking-pumps-in-november/">what snowmaking taught us</a>.</p>`,
  },
  {
    slug: 'dryden-mill-stock-pumps',
    title: 'Dryden mill stock pumps',
    seo: { title: 'Dryden mill stock pumps | Alder Creek Pump Works' },
    date: '2025-10-28T09:00:00',
    author: authors.dale,
    featuredImage: 'scene/paper-mill',
    projectTitle: 'Twelve stock pumps in a thirty-hour outage',
    summary:
      'A kraft mill changed twelve stock pumps of four makes to one kind, on the old bases, within a single planned outage. Spare rotors on the shelf went from nineteen to three.',
    contentArea: `<p><strong>Place:</strong> Kenora District, Ontario<br /><strong>Duty:</strong> 12 pumps, 600 to 2,100 gpm (38 to 132 l/s) of stock up to 4.5 percent<br /><strong>In service:</strong> May 2025</p>
<h2>Challenge</h2>
<p>Four makers’ pumps, two of them out of business, nineteen spare rotors in the store and none that fit the pump which failed last. Gland water was 9 percent of the mill’s fresh water. The outage was thirty hours, and the piping could not be touched.</p>
<h2>What we did</h2>
<ol>
<li>Surveyed flanges, feet and shaft heights in March, with the pumps running.</li>
<li>Cast adapter feet and spool pieces for each place, so that one frame size fits all twelve.</li>
<li>Put cartridge seals on nine. Three, on coarse rejects, kept their packing; <a href="/packing-or-a-mechanical-seal/">here is why</a>.</li>
<li>Rehearsed one change on a mock-up in our yard with the mill’s own millwrights. It took 2 hours 50 minutes; we wrote down what got in the way.</li>
</ol>
<h2>Result</h2>
<p>All twelve turned 26 hours after the stop. Alignment was within 0.003 in on each, measured hot in the first week. Gland water fell by 31 million gallons a year. Three complete rotors on the shelf now cover all twelve places. Two of the old pumps went to a museum in Thunder Bay.</p>`,
  },
  {
    slug: 'columbia-dry-dock',
    title: 'Columbia dry dock',
    date: '2025-12-16T09:00:00',
    author: authors.dale,
    featuredImage: 'scene/harbor',
    projectTitle: 'Emptying a dry dock between two tides',
    summary:
      'A ship repair yard needed to empty its dock in under three hours to gain one docking a week. Two 24-inch pumps do it in two hours and thirty-five minutes.',
    contentArea: `<p><strong>Place:</strong> Clatsop County, Oregon<br /><strong>Duty:</strong> 2 pumps, 15,500 gpm (978 l/s) at 34 ft (10.4 m) each, brackish water<br /><strong>In service:</strong> July 2025</p>
<h2>Challenge</h2>
<p>The dock holds 4.8 million gallons with a small ship in it. Its steam-age pumps, long since electrified, took four and a half hours. The gate can be floated only around high water, so anything above three hours lost a tide. As the dock empties, head goes from 2 ft to 34 ft, and a pump that suits one end dislikes the other.</p>
<h2>What we did</h2>
<ul>
<li>Built two vertical mixed-flow pumps in duplex stainless, with a steep curve and 200 hp motors, in the old pump pits.</li>
<li>Ran them at 82 percent speed for the first half hour, so that the motors do not overload at low head, and at full speed from there.</li>
<li>Tested one in our basin to its limit of 12,000 gpm at reduced speed, and the pair on site, by the fall of level in the dock. That is the largest measuring tank we have used.</li>
<li>Added a 600 gpm <a href="/products/industrial-and-mining/dewatering/">dewatering pump</a> for the last foot and for leakage.</li>
</ul>
<h2>Result</h2>
<p>Dock dry in 2 hours 35 minutes, average of the first twenty. The yard docks four ships a week in place of three. Energy for one emptying: 505 kWh. Anodes at the first inspection had lost 12 percent.</p>`,
  },
  {
    slug: 'flin-flon-tailings-line',
    title: 'Flin Flon tailings line',
    seo: { title: 'Flin Flon tailings line | Alder Creek Pump Works' },
    date: '2026-06-30T09:00:00',
    author: authors.marit,
    featuredImage: 'scene/mine-sump',
    projectTitle: 'Liners that last from one shutdown to the next',
    summary:
      'A concentrator changed slurry liners every seven weeks and shut down every thirteen. Slower pumps with thicker liners now reach the shutdown, with two weeks to spare.',
    contentArea: `<p><strong>Place:</strong> near Flin Flon, Manitoba<br /><strong>Duty:</strong> 2,600 gpm (164 l/s) of 38 percent solids at 118 ft (36 m)<br /><strong>In service:</strong> January 2025</p>
<h2>Challenge</h2>
<p>Tailings ran through two pumps in series at 1,180 rpm. Wear goes with nearly the third power of the speed of the liquid, and these were small, fast pumps. Each change of liners took eleven hours and stopped a line, always at an hour no one would have chosen.</p>
<h2>What we did</h2>
<ul>
<li>Replaced them with two larger <a href="/products/industrial-and-mining/slurry/">slurry pumps</a> that make the same head at 720 rpm.</li>
<li>Poured liners in 27 percent chrome iron, 2.1 in thick at the cutwater, where the old ones were 1.4.</li>
<li>Drilled a tell-tale hole, 3/16 in, at two thirds of the thickness. When it weeps there are about three weeks left.</li>
<li>Changed gland water to a low-flow lantern ring: 9 gpm instead of 24.</li>
</ul>
<h2>Result</h2>
<table>
<thead><tr><th></th><th>2024</th><th>2025</th></tr></thead>
<tbody>
<tr><td>Life of liners, weeks</td><td>7</td><td>15</td></tr>
<tr><td>Unplanned stops of the line</td><td>9</td><td>1</td></tr>
<tr><td>Liner and labor cost for a thousand tons</td><td>$3.10</td><td>$1.72</td></tr>
<tr><td>Power, kW</td><td>138</td><td>127</td></tr>
</tbody>
</table>
<p>The mill now changes liners in every shutdown, whether they weep or not, and sends the old ones back. We melt them into the next.</p>`,
  },
];
