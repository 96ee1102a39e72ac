import type { Post } from './story.ts';
import { authors } from './users.ts';

/** Posts on curves, suction and what liquid does inside a pump. */
export const hydraulicsPosts: readonly Post[] = [
  {
    slug: 'cavitation-is-not-one-noise',
    title: 'Cavitation is not one noise',
    date: '2024-03-12T08:30:00',
    author: authors.marit,
    categories: ['maintenance', 'selection-and-sizing'],
    tags: ['hydraulics'],
    featuredImage: 'banner/cavitation',
    excerpt:
      'Gravel in the pump, a crackle, or a low rumble that comes and goes: three different problems share one name. Telling them apart takes two gauges and ten minutes.',
    content: `<p>“It is cavitating” is the most common diagnosis we hear on the phone, and about half the time it is right. The trouble is that the word covers three conditions with three different cures. Here is how we tell them apart before anybody orders a part.</p>
<h2>What happens in the eye</h2>
<p>Where liquid enters the impeller its pressure drops. If it drops below the vapor pressure, small bubbles form; a few inches further on the pressure rises again and they collapse. Each collapse is a tiny hammer blow. At 60 °F water boils at 0.6 ft of absolute head, so it takes very little extra suction to get there when the margin is thin.</p>
<figure class="wp-block-image"><a href="media:scene/cavitation"><img src="media:scene/cavitation" alt="Impeller eye with bubbles forming on the low-pressure side of the vanes and collapsing further along" /></a><figcaption>Bubbles form at the vane inlet and collapse on the face. The pits sit where they collapse, not where they form.</figcaption></figure>
<h2>Three kinds</h2>
<table>
<thead><tr><th>What you hear</th><th>Where the pits are</th><th>Cause</th></tr></thead>
<tbody>
<tr><td>Gravel, steady, worse with more flow</td><td>Just behind the vane inlet, visible side</td><td>Not enough suction head</td></tr>
<tr><td>Crackle at low flow, worse when throttled</td><td>Inlet, hidden side of the vane</td><td>Suction recirculation: too far left on the curve</td></tr>
<tr><td>Rumble that comes and goes</td><td>Often none</td><td>Air, from a vortex or a leaking suction joint</td></tr>
</tbody>
</table>
<h2>Ten minutes with two gauges</h2>
<ol>
<li>Fit a compound gauge on the suction and a pressure gauge on the discharge, both at the height of the shaft.</li>
<li>Read both, and the amperage, with the pump as it runs now.</li>
<li>Throttle the <em>discharge</em> valve a quarter. If the gravel goes away, it was suction head. If it gets worse, it is recirculation. If nothing changes, suspect air.</li>
<li>For air: pour water over each suction joint, or wrap it in plastic wrap. The noise stops when you find the leak.</li>
</ol>
<p>Never throttle the suction valve to quiet a pump. It makes the first kind worse and hides the second.</p>
<h2>Cures</h2>
<ul>
<li><strong>Suction head.</strong> Raise the stop level, clean the strainer, shorten or enlarge the suction pipe, or run slower. A six-inch suction line that carries 1,200 gpm loses about twelve feet in each hundred; an eight-inch line loses three.</li>
<li><strong>Recirculation.</strong> The pump is too big for the duty. Trim the impeller, open a bypass, or run fewer pumps at once. A new impeller of the same size will pit again.</li>
<li><strong>Air.</strong> More submergence, a baffle in the sump, or a dip tube on the inlet. Falling water next to a suction bell is the usual offender.</li>
</ul>
<h2>How much damage is too much?</h2>
<p>Frosting of the surface is normal after years. Pits that you can feel with a fingernail deserve attention at the next outage. When you can set a pea in one, head has already dropped, and balance goes next. We can weld bronze and stainless; for gray iron it rarely pays.</p>
<p>If the throttle test points to suction head, <a href="/npsh-without-fear/">the note on NPSH</a> works it through with numbers.</p>`,
  },
  {
    slug: 'reading-a-pump-curve',
    title: 'Reading a pump curve in five minutes',
    date: '2024-06-18T08:00:00',
    author: authors.marit,
    categories: ['selection-and-sizing'],
    tags: ['hydraulics'],
    featuredImage: 'banner/pump-curve',
    excerpt:
      'A curve sheet has six kinds of line on it, and you need four of them on most days. Start with the one that is not printed: your own system.',
    content: `<p>Every pump that leaves Duluth has a curve sheet in the crate. Many of them go straight into a filing cabinet. That is a shame, because the sheet answers most of the questions we are asked later, and reading it takes five minutes once someone has shown you the order.</p>
<h2>First, draw your own line</h2>
<p>The pump does not choose where it runs. The piping does. Take two numbers:</p>
<ul>
<li><strong>Static head</strong>: how far the water must rise, from the level in the well to the point of discharge. It is there at zero flow.</li>
<li><strong>Friction</strong> at one known flow. Friction grows with the square of flow, so one point gives you the rest: at twice the flow it is four times as much.</li>
</ul>
<p>Suppose 30 ft of static head and 20 ft of friction at 500 gpm. At 250 gpm friction is 5 ft, at 700 gpm it is about 39 ft. Mark 30, 35, 50 and 69 ft at 0, 250, 500 and 700 gpm and join them. That is the system curve.</p>
<h2>Then read the sheet</h2>
<figure class="wp-block-image"><a href="media:scene/pump-curve"><img src="media:scene/pump-curve" alt="Pump curve with head, efficiency, power and NPSH lines and a system curve drawn across" /></a><figcaption>The duty point is where the head line of your impeller meets your own system curve.</figcaption></figure>
<ol>
<li><strong>Head against flow.</strong> One line for each impeller diameter. Find yours on the data plate; the diameter is stamped after the serial number. Where it crosses your system curve the pump will run.</li>
<li><strong>Efficiency.</strong> The island lines. You want the crossing between 80 and 110 percent of the best-efficiency flow. Outside 70 to 120 percent the radial load on the shaft grows quickly and seals pay for it.</li>
<li><strong>Power.</strong> Read it at the crossing and again at the far right end of the curve. If the motor is smaller than the second number, an open force main in the first week can trip it.</li>
<li><strong>NPSH required.</strong> It rises to the right. Keep at least 3 ft between it and what your suction offers; for hot or volatile liquids more.</li>
</ol>
<h2>What the shape tells you</h2>
<p>A steep curve holds its flow when head changes, which is good for a well whose level swings. A flat curve holds its head when flow changes, which is good for a pressure booster and bad for two pumps in parallel with different wear. A curve that droops toward shut-off can give two flows at one head; do not run such a pump in parallel at all.</p>
<h2>Check it against the real pump</h2>
<p>Close the discharge valve for no more than fifteen seconds and read the pressure. That is shut-off head. Multiply psi by 2.31 and divide by the specific gravity to get feet, add the gauge height, subtract the suction pressure. If the result is more than 5 percent below the curve, the rings are worn, the impeller has been trimmed without anybody writing it down, or it turns backward.</p>
<table>
<thead><tr><th>Gauge</th><th>Reading</th><th>In feet</th></tr></thead>
<tbody>
<tr><td>Discharge, valve closed</td><td>34 psi</td><td>78.5</td></tr>
<tr><td>Suction</td><td>3 psi</td><td>−6.9</td></tr>
<tr><td>Gauge height difference</td><td>1.5 ft</td><td>+1.5</td></tr>
<tr><td><strong>Shut-off head</strong></td><td></td><td><strong>73.1</strong></td></tr>
</tbody>
</table>
<p>Do this on the day of start-up and write it inside the panel door. In five years it will save somebody a pull.</p>`,
  },
  {
    slug: 'impeller-trimming',
    title: 'Trimming an impeller: how far you can go',
    date: '2024-08-20T09:00:00',
    author: authors.marit,
    categories: ['selection-and-sizing'],
    tags: ['hydraulics', 'spare-parts'],
    featuredImage: 'banner/machine-shop',
    excerpt:
      'Taking a quarter of an inch off an impeller is the cheapest way to fit a pump to its system. It cannot be put back, so do the math twice.',
    content: `<p>A pump that runs with its discharge valve half shut is burning money in the valve. If it will always run that way, turn the impeller down. We trim some two hundred a year in our shop and send out another fifty drawings for people who do it themselves.</p>
<h2>The affinity laws, and their fine print</h2>
<p>For small changes of diameter at the same speed:</p>
<ul>
<li>flow changes with the ratio of diameters,</li>
<li>head with its square,</li>
<li>power with its cube.</li>
</ul>
<p>An impeller of 11.0 in trimmed to 10.5 in has a ratio of 0.955. Flow goes to 95 percent, head to 91 percent, power to 87 percent. On paper.</p>
<p>The fine print: the laws hold for a speed change, where the shape stays alike. When you trim, the gap between impeller and volute grows and vane angles shift. The real head drops further than the math says. Up to 5 percent of diameter the error is small. Beyond that, cut three quarters of the calculated amount, test, and cut again.</p>
<h2>Limits</h2>
<table>
<thead><tr><th>Impeller</th><th>Smallest diameter, of full</th><th>Why</th></tr></thead>
<tbody>
<tr><td>Closed, radial (split-case)</td><td>80%</td><td>Efficiency falls away, recirculation at the tip</td></tr>
<tr><td>Two-vane non-clog</td><td>85%</td><td>Vane overlap is lost, rags find an edge</td></tr>
<tr><td>Vertical turbine bowl</td><td>85%</td><td>Trim vanes on the angle of the shroud, not square</td></tr>
<tr><td>Grinder, vortex</td><td>Ask us</td><td>Depends on the cutter or recess</td></tr>
</tbody>
</table>
<h2>How we do it</h2>
<ol>
<li>Measure the pump as it is: flow, head, amperage. A trim based on the drawing of the system is a trim based on hope.</li>
<li>Work out the new diameter and check power, NPSH and the place on the new curve. Best efficiency moves left with the trim.</li>
<li>Turn it on a mandrel, not in the chuck. For closed impellers decide whether shrouds are cut with the vanes. In a volute pump we leave the shrouds when the trim is under 5 percent, so the gap at the casing stays tight.</li>
<li>Under-file the trailing edges of the vanes if you need back one or two percent of head.</li>
<li>Balance it again. Always. A trim of half an inch can leave an ounce on one side, and at 1,750 rpm an ounce at five inches pulls with about 27 pounds.</li>
<li>Stamp the new diameter on the hub and on the data plate.</li>
</ol>
<h2>When not to trim</h2>
<p>If the duty changes with the season, a drive is the better tool; see <a href="/how-slow-can-a-pump-run/">how slow a pump can run</a>. If the town will grow into the station within five years, keep the full impeller on the shelf and trim a spare. And if the pump is more than a third too big, no trim will make it happy: a smaller pump costs less than the power.</p>
<h2>A calculation to copy</h2>
<p>A split-case pump delivers 1,800 gpm at 140 ft through a valve that eats 22 ft. At 82 percent efficiency, those 22 ft cost 12.2 hp at the shaft, or about 9.8 kW at the meter. At 5,000 hours a year and 11 cents, that is $5,390. The trim cost $640, with balance.</p>`,
  },
  {
    slug: 'npsh-without-fear',
    title: 'NPSH without fear',
    date: '2025-06-10T08:00:00',
    author: authors.marit,
    categories: ['selection-and-sizing'],
    tags: ['hydraulics'],
    featuredImage: 'banner/river-intake',
    excerpt:
      'Net positive suction head is a bank balance: what the atmosphere puts in, what the pipe takes out, what the pump spends. One page of addition is enough.',
    content: `<p>Of all the letters in pump selection, NPSH frightens people most. It is only bookkeeping. The atmosphere pushes water into your pump; height, friction and vapor pressure each take a share; what is left at the flange is available. The pump needs a certain amount, which is printed on its curve. Available must exceed required, with something to spare.</p>
<h2>The four entries</h2>
<ol>
<li><strong>Atmosphere.</strong> 33.9 ft of water at sea level. Take off about 1.2 ft for each 1,000 ft of altitude.</li>
<li><strong>Static level.</strong> Feet from the water surface to the center of the impeller: plus if the water is above, minus if it is below. Use the lowest level at which the pump still runs.</li>
<li><strong>Friction</strong> in the suction pipe, with strainer, bends and valve, at the highest flow you expect.</li>
<li><strong>Vapor pressure</strong> of the liquid. For water, take it from the table.</li>
</ol>
<table>
<thead><tr><th>Water</th><th>Vapor pressure, ft</th></tr></thead>
<tbody>
<tr><td>40 °F (4 °C)</td><td>0.3</td></tr>
<tr><td>60 °F (16 °C)</td><td>0.6</td></tr>
<tr><td>100 °F (38 °C)</td><td>2.2</td></tr>
<tr><td>140 °F (60 °C)</td><td>6.8</td></tr>
<tr><td>180 °F (82 °C)</td><td>17.9</td></tr>
</tbody>
</table>
<h2>An example</h2>
<figure class="wp-block-image"><a href="media:scene/river-intake"><img src="media:scene/river-intake" alt="River intake with a suction line, the low water level and the pump center line dimensioned" /></a><figcaption>Low water, not mean water, is the level that counts.</figcaption></figure>
<p>A self-priming pump draws from a river at 900 ft above sea level. Low water is 11 ft below the pump. Friction at 600 gpm is 3.5 ft. Water is 65 °F.</p>
<ul>
<li>Atmosphere: 33.9 − 1.1 = 32.8 ft</li>
<li>Static: −11.0 ft</li>
<li>Friction: −3.5 ft</li>
<li>Vapor pressure: −0.7 ft</li>
<li><strong>Available: 17.6 ft</strong></li>
</ul>
<p>The curve asks for 12 ft at 600 gpm. Margin: 5.6 ft, ratio 1.47. That is a pump which will be quiet.</p>
<h2>How much margin?</h2>
<p>The “required” line on a curve is measured at the point where head has already dropped by 3 percent, which means that the pump is cavitating there. Standing on the line is not safe. We ask for 3 ft or a ratio of 1.2, whichever is more, in clear water; 5 ft or 1.3 for sewage and anything with air in it; and for split-case pumps above 3,000 gpm we talk it over.</p>
<h2>When there is not enough</h2>
<ul>
<li>Lower the pump, or raise the stop level. Each foot counts in full.</li>
<li>A larger suction pipe. Going from 6 to 8 inches cuts friction to about a quarter.</li>
<li>Run slower. Required NPSH falls roughly with the square of speed.</li>
<li>A larger pump at the same flow sits further left and asks for less, but watch recirculation.</li>
<li>Cool the liquid, if you can. From 140 to 120 °F gives back 2.9 ft.</li>
</ul>
<p>A suction lift of more than 22 ft is beyond what we quote, whatever the math says. Air comes out of solution, the seals of old valves leak, and priming time doubles. Put the pump in the water instead: a <a href="/products/water-supply/vertical-turbine/">vertical turbine</a> has its eye below the surface, and the math is short.</p>`,
  },
];
