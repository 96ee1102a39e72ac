import type { Post } from './story.ts';
import { authors } from './users.ts';

/** Posts on motors, drives and what turns the shaft. */
export const motorPosts: readonly Post[] = [
  {
    slug: 'megger-testing-a-motor',
    title: 'Testing motor insulation: what the megger says, and when to believe it',
    seo: { title: 'Testing motor insulation with a megger | Alder Creek Pump Works' },
    date: '2025-02-18T08:00:00',
    author: authors.dale,
    categories: ['maintenance'],
    tags: ['motors-and-drives'],
    featuredImage: 'banner/warranty-bench',
    excerpt:
      'One reading of insulation resistance means little, and two a year apart mean a lot. Here is how we take them on submersible motors without fooling ourselves.',
    content: `<p>An insulation tester costs as much as one service call. Most shops own one, and many use it only when a motor has already tripped. By then it tells you what you know. Used once a year it tells you which motor to pull next summer, at a time of your choosing.</p>
<h2>Before you connect anything</h2>
<ul>
<li>Lock out, and prove that it is dead.</li>
<li>Disconnect the motor leads at the panel. A drive, a soft starter or a surge arrester left in the circuit will be damaged by the test, or will be what you measure.</li>
<li>Disconnect the seal probe and thermal leads too, and never apply the test voltage to them.</li>
<li>If you can, let the motor run for half an hour first. A warm winding is a dry winding.</li>
</ul>
<h2>The test</h2>
<ol>
<li>For motors up to 600 V use 500 or 1,000 V DC. More is not better.</li>
<li>One lead on the three phase leads twisted together, the other on the ground lead.</li>
<li>Hold for one full minute. The figure climbs; write down the value at 30 seconds and at 60.</li>
<li>Let it go on to ten minutes for motors above 50 hp. The ratio of ten minutes to one is the polarization index.</li>
<li>Discharge to ground for at least four times as long as you tested.</li>
</ol>
<h2>Correct for temperature</h2>
<p>Resistance halves with each 18 °F (10 °C) of winding temperature. Bring every reading to 104 °F (40 °C), or you will be comparing July with January.</p>
<table>
<thead><tr><th>At 104 °F, motor alone</th><th>What we do</th></tr></thead>
<tbody>
<tr><td>Over 100 MΩ</td><td>Good. Write it down</td></tr>
<tr><td>20 to 100 MΩ</td><td>Fine if it was so last year. If it was 500, look at the cable</td></tr>
<tr><td>5 to 20 MΩ</td><td>Test cable and motor apart. Plan to pull</td></tr>
<tr><td>1 to 5 MΩ</td><td>Pull at the next dry week</td></tr>
<tr><td>Under 1 MΩ</td><td>Do not start it again</td></tr>
</tbody>
</table>
<p>The polarization index should be 2 or more. Near 1 means wet or dirty. Above 5,000 MΩ the index means nothing; do not worry about it.</p>
<h2>Cable or motor?</h2>
<p>On submersibles, a third of the low readings that I meet come from the cable: a nick from the guide rail, or a splice in the wet well that somebody promised was waterproof. Lift the pump to the hatch and test again. If the reading jumps when the cable leaves the water, you have saved a rewind.</p>
<p>Also look at the cable gland. Water that gets in at a damaged jacket runs down inside, between the strands, and arrives in the motor top with no leak at the seal.</p>
<h2>Besides the megger</h2>
<p>Insulation to ground is one question. A winding can have a short between turns and read 2,000 MΩ to ground. So take the resistance between phases with a milliohm meter: the three should agree within 2 percent. And when the motor is back in service, read all three amps. An imbalance of current more than ten times the imbalance of voltage points into the winding.</p>
<p>The card that we leave in the panel has a line for each of these. Whoever comes next, and it may be you, will want <a href="/shop-floor-card/">something to compare with</a>.</p>`,
  },
  {
    slug: 'how-slow-can-a-pump-run',
    title: 'How slow can a pump run? Drives and minimum speed',
    seo: { title: 'How slow can a pump run? | Alder Creek Pump Works' },
    date: '2025-04-22T08:00:00',
    author: authors.marit,
    categories: ['selection-and-sizing'],
    tags: ['motors-and-drives', 'controls', 'hydraulics'],
    featuredImage: 'banner/high-rise',
    excerpt:
      'A drive will turn the motor at any speed you ask for, and below a certain one the pump does nothing but warm the water. Static head decides where that is.',
    content: `<p>Every drive has a parameter called minimum speed, and it is usually still at the factory setting of zero, or at 30 Hz because that is half. Neither has anything to do with your pump. The right value comes from the system curve, takes ten minutes to find, and is one of three limits. The highest of them counts.</p>
<h2>Limit one: static head</h2>
<p>Head falls with the square of speed. If the water must rise 60 ft before anything flows, and the pump makes 100 ft at shut-off and full speed, then flow stops where</p>
<p><strong>speed = √(60 ÷ 100) = 77 percent, about 46 Hz.</strong></p>
<p>Below 46 Hz this pump stirs. At 47 Hz it delivers a trickle. All of its useful range lies between 49 and 60 Hz, and the saving that somebody promised “with the cube of speed” belongs to another system, one with friction only.</p>
<h2>Limit two: the pump’s own minimum flow</h2>
<p>Even when water moves, it must move enough. Below some 30 percent of best-efficiency flow <em>at that speed</em> a radial pump recirculates, and sewage drops its grit in the riser. For force mains we want 2 ft/s at all times and 3.5 ft/s once a day.</p>
<table>
<thead><tr><th>Force main, inside</th><th>Flow for 2 ft/s</th><th>Flow for 3.5 ft/s</th></tr></thead>
<tbody>
<tr><td>4 in (102 mm)</td><td>78 gpm (4.9 l/s)</td><td>137 gpm (8.6 l/s)</td></tr>
<tr><td>6 in (152 mm)</td><td>176 gpm (11.1 l/s)</td><td>308 gpm (19.5 l/s)</td></tr>
<tr><td>8 in (203 mm)</td><td>313 gpm (19.8 l/s)</td><td>548 gpm (34.6 l/s)</td></tr>
<tr><td>10 in (254 mm)</td><td>490 gpm (30.9 l/s)</td><td>857 gpm (54.1 l/s)</td></tr>
</tbody>
</table>
<h2>Limit three: the motor</h2>
<p>A fan on the shaft cools with the shaft. Ordinary TEFC motors on a centrifugal load are content down to 20 Hz or so, because the load falls too. Submersible motors that are cooled by the liquid do not mind speed, but they mind being out of the liquid. Vertical hollow-shaft motors have a ratchet and a thrust bearing that wants oil flow; ask for their limit, it is often 30 Hz.</p>
<h2>Setting it</h2>
<ol>
<li>Run on hand at 60 Hz with the lowest level in the well. Note flow.</li>
<li>Come down by 1 Hz at a time. Give it thirty seconds.</li>
<li>Note the speed at which flow reaches the figure from the table. Add 1 Hz. That is the minimum.</li>
<li>Repeat with the other pump running, if two may run together. Header pressure lifts the limit by several hertz.</li>
<li>Set the stop rule: at minimum speed for more than two minutes, stop. A pump that cannot go slower should go to sleep.</li>
</ol>
<h2>Two more settings that are worth a visit</h2>
<ul>
<li><strong>Ramp.</strong> Get to minimum speed in 3 to 5 seconds, then be as gentle as you like. A slow start from zero lets check valves chatter and rags settle.</li>
<li><strong>Skip bands.</strong> If the pump or its base hums at one speed, block 1.5 Hz on either side. Long vertical turbines nearly always have one.</li>
</ul>
<p>For <a href="/products/water-supply/booster-set/">booster sets</a> in tall buildings static head is most of the head, and the useful band is narrow. We then use one small pump for the night instead of a large one turning slowly. How that worked in one building is told in <a href="/project/lakeview-tower-booster/">Lakeview Tower</a>.</p>`,
  },
  {
    slug: 'the-pump-that-ran-backwards',
    title: 'The pump that ran backward for two years',
    date: '2025-12-02T08:00:00',
    author: authors.dale,
    categories: ['field-notes'],
    tags: ['motors-and-drives', 'hydraulics'],
    featuredImage: 'banner/mine-sump',
    excerpt:
      'It made pressure, it moved water, and the amps were near the plate. Nobody thought of rotation, including me for the first three hours.',
    content: `<p>The mine had bought a second dewatering pump like the first, for the same sump and the same pipe. The first delivered 900 gpm. The second delivered 560, and had done so since it was set. They had changed the impeller once and the rings twice. When they called, it was to ask for a price on a larger one.</p>
<h2>What I saw</h2>
<ul>
<li>Discharge pressure with the valve shut: 71 psi. The curve said 88.</li>
<li>Amps: 41 running. Plate 44. The sister pump ran at 42.</li>
<li>Vibration 0.31 in/s, against 0.11 on the sister.</li>
<li>A noise like a cement mixer.</li>
</ul>
<p>I looked for wear, then for a choke in the riser, then for air. It was over the third cup of coffee that the operator said they always had to start this one twice. I asked what happened the first time. “The overload goes.” I went back to the panel.</p>
<h2>Why it fools people</h2>
<p>A centrifugal pump that turns the wrong way still pumps. The liquid is thrown outward either way; the volute does not agree with it, but some of the pressure survives. Depending on the type you get half to two thirds of the flow and a good half of the head. Everything else looks like a worn pump.</p>
<table>
<thead><tr><th>Sign</th><th>Backward</th><th>Worn rings</th><th>Rag in the eye</th></tr></thead>
<tbody>
<tr><td>Shut-off head</td><td>50 to 80% of curve</td><td>85 to 95%</td><td>Near the curve</td></tr>
<tr><td>Amps</td><td>Near normal, or high</td><td>Lower</td><td>Lower</td></tr>
<tr><td>Noise</td><td>Rough from the first day</td><td>Came slowly</td><td>Came in a day</td></tr>
<tr><td>Change two leads</td><td>Cured</td><td>Worse</td><td>Worse for a moment, sometimes cured</td></tr>
</tbody>
</table>
<h2>Check it every time somebody has opened the panel</h2>
<ol>
<li><strong>You can see the shaft:</strong> bump it, look, compare with the arrow.</li>
<li><strong>You cannot:</strong> hang the submersible from the hoist, feet clear, and bump it. The kick is opposite to the rotation; on ours the motor top jerks counterclockwise when the impeller turns clockwise, seen from above. Keep people away from it.</li>
<li><strong>It is in the well and stays there:</strong> run it ten seconds against the closed valve, read the gauge, swap two leads, and run again. The higher pressure is right.</li>
</ol>
<p>A phase-rotation meter at the panel tells you about the panel. It does not tell you about the splice in the junction box below it.</p>
<h2>What it cost</h2>
<p>We swapped two leads. Flow went to 905 gpm, vibration to 0.10. The power for two years of running half as long again came to about $14,000, and the two rebuilds to $9,200. The larger pump was not ordered.</p>
<p>When I looked at the start-up sheet in our own files, the line “rotation checked” had a check mark. The mark was from the sister pump; somebody had copied the sheet. Since then our sheets ask for the shut-off pressure and not for a check mark. You cannot copy a number that you do not have.</p>
<p>Check valves that leak can turn a standing pump backward too, and a motor that starts against that may shear a key. But that is <a href="/check-valve-slam/">another story</a>.</p>`,
  },
];
