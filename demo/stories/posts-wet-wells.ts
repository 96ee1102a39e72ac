import type { Post } from './story.ts';
import { authors } from './users.ts';

/** Posts on lift stations, level sensing and what arrives in the well. */
export const wetWellPosts: readonly Post[] = [
  {
    slug: 'sizing-a-wet-well',
    title: 'Sizing a wet well: start with starts per hour',
    seo: { title: 'Sizing a wet well from starts per hour | Alder Creek Pump Works' },
    date: '2024-05-14T08:00:00',
    author: authors.marit,
    categories: ['selection-and-sizing'],
    tags: ['wet-wells', 'controls'],
    featuredImage: 'banner/wet-well',
    excerpt:
      'A well that is too small wears out motors, and one that is too large makes odor and grease. The volume between start and stop follows from a single formula.',
    content: `<p>Most wet wells we are asked to look at were sized from the diameter of the precast rings that the contractor had in the yard. It often works. When it does not, the motor tells you within a year. The math is short enough to do on the back of the submittal.</p>
<h2>The formula</h2>
<p>The cycle is shortest when the inflow is half of what the pump delivers. At that inflow the volume between start and stop must be</p>
<p><strong>V = T × Q ÷ 4</strong></p>
<p>with V in gallons, T the shortest cycle in minutes and Q the pump’s flow in gallons per minute. With 10 starts an hour T is 6 minutes. A 400 gpm pump needs 6 × 400 ÷ 4 = 600 gallons between the floats.</p>
<h2>How many starts?</h2>
<table>
<thead><tr><th>Motor</th><th>Starts per hour, at most</th><th>We design for</th></tr></thead>
<tbody>
<tr><td>Submersible, up to 15 hp</td><td>15</td><td>10</td></tr>
<tr><td>Submersible, 20 to 75 hp</td><td>10</td><td>6</td></tr>
<tr><td>Above 75 hp, or dry-pit</td><td>6</td><td>4</td></tr>
</tbody>
</table>
<p>In a duplex station that alternates, each motor sees half of the starts. You may use that to shrink the well, but then one pump out for repair puts the other over its limit. We size for one pump and treat alternation as a gift.</p>
<figure class="wp-block-image"><a href="media:scene/wet-well"><img src="media:scene/wet-well" alt="Section through a duplex wet well with stop, lead, lag and alarm levels dimensioned" /></a><figcaption>Levels from the bottom: stop, lead, lag, alarm. The stop level keeps the motor cooled and the volute covered.</figcaption></figure>
<h2>From volume to levels</h2>
<ol>
<li>A round well of 6 ft diameter holds 211 gallons a foot. Our 600 gallons are 2.84 ft.</li>
<li><strong>Stop</strong> at the top of the volute at least, or where the motor’s manual wants it. Add the submergence that prevents a vortex: one foot for each foot per second in the bell, and never under a foot.</li>
<li><strong>Lead</strong> 2.84 ft above stop.</li>
<li><strong>Lag</strong> at least 6 inches above lead, so that a wave does not start both.</li>
<li><strong>Alarm</strong> 6 to 12 inches above lag and below the invert of the inlet. Check how long the station has between alarm and overflow at peak inflow. If it is less than your crew’s drive, say so to the owner in writing.</li>
</ol>
<h2>Too large is also wrong</h2>
<p>Sewage that sits for more than thirty minutes turns. At night, with inflow at a tenth of the average, a well that is sized for the subdivision which was never built may hold it for hours. Grease forms a lid, hydrogen sulfide eats the concrete, and the first flush after breakfast brings all of it to the pump at once. If the station must serve ten years of growth, set the floats for today and leave the tags with tomorrow’s levels in the panel.</p>
<h2>Shape</h2>
<ul>
<li>Benching at 45 to 60 degrees, so that solids roll to the pump.</li>
<li>Inlet opposite the pumps and no lower than the lead level, with a drop or a baffle. Falling water carries air.</li>
<li>Clear distance between two volutes: the width of one volute, and at least 10 inches.</li>
</ul>
<p>We work out every figure in a <a href="/products/wastewater/lift-station/">packaged lift station</a> drawing this way, and the calculation comes with the drawing. What to measure the level with is another question: see <a href="/floats-or-pressure-transducers/">floats or pressure transducers</a>.</p>`,
  },
  {
    slug: 'ragging-is-a-starting-problem',
    title: 'Ragging is mostly a starting problem',
    date: '2025-01-21T08:00:00',
    author: authors.dale,
    categories: ['field-notes'],
    tags: ['wet-wells', 'controls'],
    featuredImage: 'banner/lift-station-night',
    excerpt:
      'We pulled the same pump eleven times in one winter before we looked at the panel instead of the impeller. What stopped the calls was forty cents of wire.',
    content: `<p>The station stands behind a school in a town that I will not name. Two 10 hp submersibles, six years old, no trouble until a senior residence opened up the road. From November the lead pump ragged every nine days on average. The operator had become quick at it: hoist, cut, lower, forty minutes. He had a bucket of wipes to show me.</p>
<h2>What everybody tried</h2>
<ul>
<li>A new impeller. Eight days.</li>
<li>A letter to the residents. Ten days.</li>
<li>Swapping the pumps. The other one ragged.</li>
</ul>
<p>That last one should have told us. The pump was not the difference; being lead was. And being lead in this station meant starting 190 times a day.</p>
<h2>What a start does</h2>
<p>While a non-clog pump runs at a good flow, soft stuff goes through. It is when the impeller slows, stands and starts that wipes drape themselves over the vanes. Each start leaves a strand or two. Running through, at full flow, for several minutes pulls most of them off again. Short runs never get that far.</p>
<p>This well had been set for a run of 50 seconds. Somebody had raised the stop float by a foot to keep the motor covered, which was right, and had left the lead float where it was, which was not.</p>
<h2>What we changed</h2>
<ol>
<li><strong>Lead level up by 14 inches.</strong> Run time went from 50 seconds to just under four minutes, starts from 190 to 58 a day.</li>
<li><strong>Alternation.</strong> The alternating relay had failed years ago and was jumpered. The new one cost $61.</li>
<li><strong>A backspin.</strong> The panel had a reversing pair left over from an earlier motor. We wired a five-second reverse after every twentieth start, with a thirty-second rest on either side. That was the forty cents of wire. Ask before you do this: an impeller on a thread unscrews itself. Ours sits on a key.</li>
<li><strong>One pump-down a day.</strong> At 3 a.m. the lead pump runs to the lowest level it can stand, which pulls the floating mat in while there is flow to carry it.</li>
</ol>
<h2>What happened</h2>
<table>
<thead><tr><th>Winter</th><th>Pulls</th><th>Starts per day, lead</th><th>kWh per day</th></tr></thead>
<tbody>
<tr><td>Before (Nov to Mar)</td><td>11, then stopped counting</td><td>190</td><td>61</td></tr>
<tr><td>After (Nov to Mar)</td><td>1</td><td>29 on each</td><td>52</td></tr>
</tbody>
</table>
<p>The one pull was a hooded sweatshirt.</p>
<h2>Look at amps before you hoist</h2>
<p>A rag in the eye lowers flow and usually amps. A rag behind the impeller raises amps. Write the normal figure on the panel door with a paint pen. Ten percent off in either direction, on both pumps in the same week, is a setting and not a rag.</p>
<p>When a well gets hospital gowns or rope every day, no setting will do, and a <a href="/products/wastewater/grinder/">grinder</a> or a screen is the honest answer. But try the floats first. They are free.</p>`,
  },
  {
    slug: 'floats-or-pressure-transducers',
    title: 'Float switches or a pressure transducer?',
    date: '2025-03-25T08:30:00',
    author: authors.marit,
    categories: ['selection-and-sizing'],
    tags: ['controls', 'wet-wells'],
    featuredImage: 'banner/control-panel',
    excerpt:
      'A float knows one thing and is seldom wrong about it. A transducer knows everything and drifts; most stations should have both.',
    content: `<p>For forty years the answer was floats, because there was nothing else that a town could afford. Now a submersible transducer costs about as much as four floats and a junction box, and engineers write it into the specification without asking. Both have their place. Here is what we have learned from some nine hundred panels.</p>
<h2>What each one can do</h2>
<table>
<thead><tr><th></th><th>Floats</th><th>Transducer</th></tr></thead>
<tbody>
<tr><td>Knows</td><td>One level each</td><td>Every level</td></tr>
<tr><td>Changing a level</td><td>Open the hatch, move the tie</td><td>Two keys on the panel</td></tr>
<tr><td>Fails by</td><td>Hanging up, grease, a cracked jacket</td><td>Drift, a blocked vent tube, lightning</td></tr>
<tr><td>You notice</td><td>At once</td><td>Sometimes not for weeks</td></tr>
<tr><td>Life, in our records</td><td>8 to 12 years</td><td>4 to 7 years</td></tr>
<tr><td>Cost in 2025, installed</td><td>$110 each</td><td>$620 with a stilling tube</td></tr>
</tbody>
</table>
<h2>Where floats alone are right</h2>
<p>Small duplex stations with one or two homes’ worth of inflow, sumps, and dewatering. Four floats: stop, lead, lag, alarm. Any electrician can test them with a broom handle. If a station has no telemetry, nobody would see the curve that a transducer draws.</p>
<h2>Where a transducer earns its keep</h2>
<ul>
<li>Variable speed. You cannot hold a level that you do not measure.</li>
<li>Wells whose levels change with the season or with growth.</li>
<li>Anywhere you want to know inflow. The rise between stop and start is a flow meter that you already own.</li>
<li>Deep wells in which opening the hatch means a permit and three people.</li>
</ul>
<h2>The vent tube</h2>
<p>A level transducer compares the pressure of the water with that of the air. The air reaches it through a thin tube in the cable. If moisture gets in, it freezes or plugs, and the signal begins to follow the weather: a falling barometer reads as a rising well. An inch of mercury is nearly 14 inches of water. Fit the desiccant cartridge, put it where somebody sees its color, and replace it when it turns. Half of the “bad” transducers that come back to us have nothing wrong with them but a wet tube.</p>
<h2>What we build by default</h2>
<ol>
<li>A transducer, 4 to 20 mA, in a two-inch stilling tube with holes at the bottom, 6 inches above the floor.</li>
<li>Two floats, wired without the controller: one for high level, one for low. The high float starts a pump through a relay and sounds the alarm. The low float stops everything.</li>
<li>A signal below 3.6 or above 20.5 mA counts as failed, and the station goes over to the floats on its own.</li>
<li>Surge protection at the panel end, and at the well if the run is longer than 100 ft.</li>
</ol>
<p>The backup floats must be tested, or they are ornaments. We ask crews to lift them by hand on the first Monday of each quarter, and to write the date on the door. On two stations last year the alarm float had been hanging on a bracket since start-up.</p>
<p>If you are still deciding where the levels go, read <a href="/sizing-a-wet-well/">sizing a wet well</a> first.</p>`,
  },
  {
    slug: 'spring-flood-checklist',
    title: 'Before the snow melts: a checklist for lift stations',
    seo: { title: 'Spring checklist for lift stations | Alder Creek Pump Works' },
    template: 'Single Post Without Separators',
    date: '2026-02-17T07:30:00',
    author: authors.dale,
    categories: ['maintenance'],
    tags: ['wet-wells', 'controls', 'cold-weather'],
    featuredImage: 'banner/storm-flood',
    excerpt:
      'Snowmelt finds every station that was only just keeping up. Twenty items, one morning for each station, best done before the first week of March.',
    content: `<p>In April 2023 our telephone rang 61 times in nine days. I went through the notes afterwards. In 38 of those calls the pump was fine, and something around it was not: a breaker, a float, a valve, a generator, a gate that nobody could open because of ice. This list came out of those notes. Take it along, check it off, and keep the sheet.</p>
<h2>In the panel</h2>
<ul>
<li>Volts between all three pairs of legs; more than 1 percent apart needs a call to the utility.</li>
<li>Amps on each leg of each pump, compared with last year’s figure on the door.</li>
<li>Overloads set to the plate, not to “what holds.”</li>
<li>Phase monitor tested by pulling a control fuse.</li>
<li>Heater and thermostat working; no mouse nests.</li>
<li>Alternation works: start four times and watch the lamps.</li>
<li>Hour meters read and written down. Two pumps that differ by more than 10 percent have a reason.</li>
</ul>
<h2>In the well</h2>
<ul>
<li>Grease broken up and pumped down while you stand there.</li>
<li>Every float lifted by hand, the alarm float first.</li>
<li>Transducer checked against a tape at two levels.</li>
<li>Guide rails and lifting chain: count the links that have lost a third of their thickness.</li>
<li>Listen for water running back when both pumps stand. That is the check valve.</li>
</ul>
<h2>In the valve vault</h2>
<ul>
<li>Sump pump runs, and its discharge is not frozen.</li>
<li>Each isolation valve turned fully and back by a half turn.</li>
<li>Air valve drained and clean.</li>
<li>Gauge isolated, zero checked, opened.</li>
</ul>
<h2>Outside</h2>
<ul>
<li>Generator run for thirty minutes <em>under load</em>. Ten minutes idle proves only that the battery is good.</li>
<li>Fuel: full, and not from two winters ago.</li>
<li>Bypass connection: cap comes off, gasket is there, adapter hangs in the panel.</li>
<li>A path for the truck. Dig out the gate now.</li>
</ul>
<h2>Know your two numbers</h2>
<p>For each station write these on a card and hang it in the panel.</p>
<ol>
<li><strong>What both pumps deliver together.</strong> Measure it: shut the inlet if you can, or time the drop from alarm to stop and add the inflow. Two 400 gpm pumps into one force main deliver perhaps 560 gpm, not 800.</li>
<li><strong>Minutes from alarm to overflow</strong> with all pumps dead, at wet-weather inflow. If it is shorter than the drive from your shop, move a portable pump there before the melt, not during it.</li>
</ol>
<p>We keep six trailer-mounted self-priming pumps in Duluth for spring. From March 1 call <a href="tel:+12185550199">(218) 555-0199</a> to reserve one; there is no charge unless it leaves the yard. Stations that stand under water anyway are better served by a submersible with a sealed panel; how one town on the Red River does it is in <a href="/project/red-river-lift-stations/">this project</a>.</p>`,
  },
];
