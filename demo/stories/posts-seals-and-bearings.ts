import type { Post } from './story.ts';
import { authors } from './users.ts';

/** Posts on what wears between the motor and the impeller. */
export const sealAndBearingPosts: readonly Post[] = [
  {
    slug: 'five-ways-a-mechanical-seal-fails',
    title: 'Five ways a mechanical seal fails, and what each one looks like',
    seo: { title: 'Five ways a mechanical seal fails | Alder Creek Pump Works' },
    date: '2024-02-13T08:15:00',
    author: authors.dale,
    categories: ['maintenance'],
    tags: ['seals', 'spare-parts'],
    featuredImage: 'banner/mechanical-seal',
    excerpt:
      'A failed seal is a witness. Before you throw it in the scrap bin, look at the faces: they tell you whether the next one will last any longer.',
    content: `<p>When a seal goes, most crews pull the pump, fit a new seal and put the old one in the bin. I ask people to keep it in a bag. In four cases out of five the faces show what went wrong, and in most of those the new seal will go the same way if nothing else changes.</p>
<h2>What a good seal looks like</h2>
<p>Two flat faces run against each other on a film of liquid a few hundred-thousandths of an inch thick. After two years of normal work both faces should be smooth and dull, with one even ring of contact all the way around. Springs should be clean and the elastomers should still be soft enough to dent with a thumbnail.</p>
<h2>The five patterns</h2>
<ol>
<li><strong>Heat checks.</strong> Fine cracks that run outward from the bore, like spokes. The faces ran dry, or nearly so. Look for low level, an air lock in the seal chamber, or a pump that runs against a closed valve.</li>
<li><strong>Chips at the outside edge.</strong> The faces opened and slammed shut. The usual cause is cavitation or a shaft that moves axially. A seal is a poor place to look for a hydraulic problem, but it is often the first thing that complains.</li>
<li><strong>Grooves.</strong> A deep track in the softer face means grit got between. Silicon carbide against silicon carbide takes far more of it than carbon against ceramic.</li>
<li><strong>A contact ring wider than the narrow face.</strong> The shaft whips. Check bearing play and runout; more than 0.002 in (0.05 mm) at the seal is too much.</li>
<li><strong>Swollen or hard rubber.</strong> The O-rings have met something they were not made for. Nitrile swells in solvents and hardens above 210 °F (99 °C). Ask what the plant upstream is cleaning with.</li>
</ol>
<figure class="wp-block-image"><a href="media:scene/mechanical-seal"><img src="media:scene/mechanical-seal" alt="Section through a double mechanical seal with faces, springs and oil chamber marked" /></a><figcaption>The lower seal keeps the liquid out of the oil. The upper one keeps the oil out of the motor.</figcaption></figure>
<h2>Read the oil as well</h2>
<p>On a submersible pump the oil between the two seals is a second witness. Drain it into a glass jar and let it stand for an hour.</p>
<table>
<thead><tr><th>Oil</th><th>Meaning</th><th>What to do</th></tr></thead>
<tbody>
<tr><td>Clear, amber</td><td>Both seals good</td><td>Refill, next check in a year</td></tr>
<tr><td>Milky</td><td>Water has passed the lower seal</td><td>Change the oil now, plan a seal within three months</td></tr>
<tr><td>Water at the bottom</td><td>Lower seal open</td><td>Pull the pump this week, measure the motor</td></tr>
<tr><td>Black, burnt smell</td><td>Heat, often dry running</td><td>Find the cause before fitting a seal</td></tr>
</tbody>
</table>
<h2>Before the new one goes in</h2>
<ul>
<li>Put a dial indicator on the shaft: runout, then end play.</li>
<li>Clean the shaft step with a fine cloth. A burr will cut the O-ring on the way over.</li>
<li>Do not touch the faces with bare fingers. Skin grease is enough to start a leak.</li>
<li>Oil the rubber with the same oil that is in the chamber, never with grease.</li>
<li>Turn the shaft by hand ten times before power.</li>
</ul>
<p>If the old seal shows one of the five patterns and you are not sure of the cause, send us a photograph of both faces with a coin beside them. We have a drawer of seals that we know the history of, and yours probably has a twin. For what to keep on the shelf, see <a href="/what-belongs-in-a-spare-parts-kit/">what belongs in a spare-parts kit</a>.</p>`,
  },
  {
    slug: 'bearing-temperature-how-hot-is-too-hot',
    title: 'Bearing temperature: how hot is too hot?',
    date: '2024-04-09T09:00:00',
    author: authors.dale,
    categories: ['maintenance'],
    tags: ['bearings'],
    featuredImage: 'banner/bearing-housing',
    excerpt:
      'A bearing housing that you cannot keep your hand on is not always in trouble. What matters is the difference from last month, and from the other pump beside it.',
    content: `<p>We get a call about hot bearings every week or so, and the first question is always the same: hot compared with what? A healthy frame-mounted pump on a summer day may run its housing at 160 °F (71 °C), which is well past the point where you pull your hand away. The same pump at 130 °F (54 °C) in January may be in worse shape.</p>
<h2>Three numbers to know</h2>
<table>
<thead><tr><th>Housing temperature</th><th>For grease or oil, general duty</th></tr></thead>
<tbody>
<tr><td>Up to 180 °F (82 °C)</td><td>Normal, if it is steady</td></tr>
<tr><td>180 to 200 °F (82 to 93 °C)</td><td>Look for the reason within days</td></tr>
<tr><td>Above 200 °F (93 °C)</td><td>Stop when you can. Oil life halves with each further 18 °F (10 °C)</td></tr>
</tbody>
</table>
<p>The bearing itself is some 10 to 20 °F hotter than the housing outside. Set alarms at 200 °F and trips at 220 °F (104 °C), measured at the housing, unless the manual of your pump says otherwise.</p>
<h2>Trend beats limit</h2>
<p>Write the temperature down with the air temperature beside it. A rise of 20 °F over a month with the same air and the same load is worth more than any limit in a table. So is a difference of 15 °F between two pumps that share a header.</p>
<p>Use a contact probe at a marked spot. An infrared gun reads painted iron well enough, but reads a bare machined cap 30 °F low. A dot of flat paint the size of a quarter solves that.</p>
<h2>Usual causes, in the order in which I find them</h2>
<ol>
<li><strong>Too much grease.</strong> The bearing churns it and cooks. Fill a third to a half of the space, and open the relief plug when you regrease. Temperature goes up for a few hours after greasing and then must come down.</li>
<li><strong>Misalignment.</strong> The coupling-side bearing is hotter than the other one. See <a href="/alignment-after-grouting/">alignment after grouting</a>.</li>
<li><strong>Axial load.</strong> Running far to the left of the curve pushes the rotor. So does a balance line that is blocked.</li>
<li><strong>Wrong oil level.</strong> The level belongs at the middle of the lowest ball, with the pump standing still. A constant-level oiler that is tilted lies.</li>
<li><strong>Water in the oil.</strong> One part in a thousand can cut bearing life by more than half. Look for a tan color and for a breather pointing into a hose-down area.</li>
<li><strong>Belt tension</strong>, on driven sets.</li>
</ol>
<h2>When the bearing really is failing</h2>
<p>Heat is a late sign. Vibration at bearing frequencies comes weeks earlier, and a change of sound comes days earlier. Put the tip of a long screwdriver on the cap and your ear on the handle: a steady hiss is normal, a click that repeats is a pit in a race.</p>
<p>If you decide to change it, change both, and look at the old races. Wear on one side only means the load comes from one side, and the new bearing will meet the same load on Monday. Keep the old ones with a tag; they are as useful as <a href="/five-ways-a-mechanical-seal-fails/">an old seal</a>.</p>`,
  },
];
