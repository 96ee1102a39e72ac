import type { Post } from './story.ts';
import { authors } from './users.ts';

/** Posts on valves, force mains and the liquid beyond the pump. */
export const surgeAndAirPosts: readonly Post[] = [
  {
    slug: 'check-valve-slam',
    title: 'Check-valve slam: the bang is not the pump',
    seo: { title: 'Check-valve slam, and how to stop it | Alder Creek Pump Works' },
    date: '2024-11-19T08:00:00',
    author: authors.dale,
    categories: ['field-notes'],
    tags: ['hydraulics', 'wet-wells'],
    featuredImage: 'banner/canal-gate',
    excerpt:
      'Neighbors complained of a hammer at four in the morning, and the town wanted a quieter pump. The pump had already stopped when the noise came.',
    content: `<p>A slam makes people look at the pump because that is where their hand is when it happens. But listen for the order of things: the motor winds down, there is half a second of nothing, and then the bang. In that half second the water in the force main slowed, stopped, and started to come home. The valve closed on it.</p>
<h2>Why it slams</h2>
<p>A swing check closes when flow has already turned. If the column turns quickly, the disk arrives on its seat with the water behind it, and all of that speed becomes pressure at once. Each foot per second that is stopped dead makes about 100 ft of head in an iron pipe, some 43 psi. Two feet per second of backflow are enough to lift a gauge off its post.</p>
<p>Columns turn quickly when</p>
<ul>
<li>static head is high and the main is short,</li>
<li>another pump in the same header keeps running,</li>
<li>there is an air vessel close to the pump.</li>
</ul>
<h2>What I found</h2>
<p>The station had two 40 hp pumps in a common header. It slammed only when the lag pump stopped, and of course it was worst at night, when nothing else made a noise. The valves were 8 in swing checks with outside levers, and someone had moved the weights to the ends of the levers “so that they close tighter.” On one, the weight had been doubled.</p>
<p>A heavier weight starts the disk sooner but also has to be swung; on a fast reversal it hardly helps, and the lever bearing was so stiff that the disk hung for a moment and then let go.</p>
<h2>What we did, in this order</h2>
<ol>
<li>Cleaned and rebushed the lever shafts. Slam down by a third, for $80.</li>
<li>Changed weights for springs, set so that the lever is just lifted at 60 percent flow.</li>
<li>Let the drive ramp down over twelve seconds in place of coasting. The valve is nearly shut before the flow turns.</li>
<li>On the lag pump only, added an oil cushion for the last 10 degrees of stroke.</li>
</ol>
<table>
<thead><tr><th>Step</th><th>Peak at the header, psi</th><th>Heard in the bedroom</th></tr></thead>
<tbody>
<tr><td>As found</td><td>212</td><td>Yes</td></tr>
<tr><td>Bushings</td><td>168</td><td>Yes</td></tr>
<tr><td>Springs</td><td>121</td><td>Sometimes</td></tr>
<tr><td>Ramp</td><td>84</td><td>No</td></tr>
<tr><td>Cushion</td><td>79</td><td>No</td></tr>
</tbody>
</table>
<p>Working pressure is 62 psi. The pipe is rated for 150.</p>
<h2>Power failure does not ramp</h2>
<p>A drive’s gentle stop is gone when the lights go out, and the valve has to cope alone. That is why the springs come before the ramp. If a main is longer than a mile or climbs more than a hundred feet, have somebody calculate the surge before you buy valves. We can lend the pump’s inertia and four-quadrant data; the rest is the pipe’s.</p>
<h2>A quick test</h2>
<p>Put a pressure logger that samples at least 100 times a second on the header for a day. An ordinary gauge with a snubber shows nothing of this, which is what the snubber is for. No logger? Lay a hand on the pipe, have someone stop the pump, and count. If the bang comes later than one second after stop, the column turns slowly and a well-kept swing check should manage. If it comes sooner, look for a valve that closes with the flow and not after it.</p>`,
  },
  {
    slug: 'air-in-the-force-main',
    title: 'Air in the force main: the pump that lost a third of its flow',
    seo: { title: 'Air in the force main | Alder Creek Pump Works' },
    date: '2026-06-09T08:00:00',
    author: authors.dale,
    categories: ['field-notes'],
    tags: ['hydraulics'],
    featuredImage: 'banner/valve-vault',
    excerpt:
      'Flow dropped by a few gallons each month for two years, and two rebuilt pumps did not bring it back. At the top of a hill stood a vault that nobody had opened since 2017.',
    content: `<p>A small city in northern Wisconsin called about a station that was running eleven hours a day where it used to run seven. Inflow had not changed. Both pumps had been rebuilt the year before, by us as it happens, and our test sheets were good. So it was not the pumps, or it was our test sheets.</p>
<h2>One reading settles it</h2>
<p>Pressure at the discharge, with one pump running: 46 psi. On the drawing: 34. A worn pump gives less pressure and less flow. A pump against a restriction gives <em>more</em> pressure and less flow. It had slid left up its own curve. Something in 9,400 ft of eight-inch main was in the way.</p>
<table>
<thead><tr><th>Pressure</th><th>Flow</th><th>Look at</th></tr></thead>
<tbody>
<tr><td>Lower</td><td>Lower</td><td>The pump: wear, rag, rotation, suction</td></tr>
<tr><td>Higher</td><td>Lower</td><td>The main: valve, grease, air</td></tr>
<tr><td>Lower</td><td>Higher</td><td>The main: a break, or an open bypass</td></tr>
<tr><td>Swinging</td><td>Swinging</td><td>Air moving through</td></tr>
</tbody>
</table>
<h2>Why a bubble costs head</h2>
<p>At a high point air collects and water runs beneath it, down the far side, as in a ditch. The height of that downhill run is lost. The pump must lift the water to the top and gets nothing back for the way down. Here the far slope was 50 ft. The extra 12 psi are 28 ft, and the slower flow should have saved another 17 ft of friction. That makes 45 ft: a bubble that filled nine tenths of the slope.</p>
<p>Water carries a small bubble along if it is fast enough. In an eight-inch pipe that goes down at five percent it takes about 3 ft/s to sweep air out. This main ran at 2.6, later at 1.7, and the slower it became, the more air stayed.</p>
<h2>What was in the vault</h2>
<p>The lid took a bar and some language. Inside was a two-inch combination air valve of good make, full of grease, with the isolation valve below it shut. There was a tag on the wheel: “leaks, closed 8/17.” The leak had been a float that would not seat because of a bit of rag. Somebody had meant to come back.</p>
<ol>
<li>We put a ball valve and a hose on the test port and bled it with the pump running. It blew for fifty minutes, and smelled as you would expect. Gas detector, ventilation and a second person are not optional here: the air in a sewage main is largely not air.</li>
<li>New air valve, the long-bodied sewage kind, with a flushing connection.</li>
<li>A second one 600 ft on, where the profile has a dip that the original survey had smoothed over.</li>
</ol>
<h2>After</h2>
<p>Discharge pressure 35 psi. Flow from 266 back to 402 gpm. Running time 7.2 hours. At their rate that is $3,100 a year, and the valves with labor came to $4,700.</p>
<h2>Keeping it that way</h2>
<ul>
<li>Air valves are on the list twice a year, flushed and exercised. Write the date on the body.</li>
<li>One pressure reading each month, at the same pump, at the same level. It costs a minute.</li>
<li>Run both pumps together for fifteen minutes once a week, if the main allows it. Speed sweeps air and grit alike.</li>
<li>Do not let the inlet fall freely into the well. Half of the air gets in there.</li>
</ul>
<p>If your pumps seem weaker each year, read the gauge before you send them to us. We like the work, but we like it to help. <a href="/reading-a-pump-curve/">Reading a pump curve</a> shows how to turn the gauge into a place on the curve.</p>`,
  },
  {
    slug: 'snowmaking-pumps-in-november',
    title: 'What snowmaking taught us about starting cold pumps',
    seo: { title: 'Starting cold pumps for snowmaking | Alder Creek Pump Works' },
    date: '2026-04-14T08:00:00',
    author: authors.marit,
    categories: ['field-notes'],
    tags: ['cold-weather', 'seals', 'motors-and-drives'],
    featuredImage: 'banner/snowmaking',
    excerpt:
      'A snow hill asks its pumps to stand for eight months and then start on the first cold night. Three seasons of records from four hills show which preparations mattered.',
    content: `<p>Most pumps that we build run every day. The ones on ski hills stand from April to November, and are then asked to give full pressure at 600 psi within an hour of somebody reading a thermometer. Four hills around Lake Superior let us log every start for three seasons: 26 pumps, 1,840 starts. I wanted to know what separates the pumps that started from those that did not.</p>
<h2>What failed</h2>
<table>
<thead><tr><th>Cause of a failed first start</th><th>Times</th></tr></thead>
<tbody>
<tr><td>Suction valve or screen iced or closed</td><td>14</td></tr>
<tr><td>Drive: condensation, failed fan, lost parameters</td><td>11</td></tr>
<tr><td>Seal leaking in the first hour</td><td>9</td></tr>
<tr><td>Rotor stuck</td><td>4</td></tr>
<tr><td>Motor insulation low</td><td>3</td></tr>
<tr><td>Pump worn or damaged</td><td>1</td></tr>
</tbody>
</table>
<p>Forty-two failures, one of them the pump’s. That is a good result for a pump maker, and no help at all to a hill manager with a race on Saturday.</p>
<h2>What the good hills did</h2>
<h3>Turned them by hand</h3>
<p>Two of the four hills turned each shaft a turn and a quarter on the first of every month. They had none of the stuck rotors and two of the nine seals. Seal faces that stand for months wring together; the first start tears them. The quarter matters: it leaves the balls of the bearing in a new place.</p>
<h3>Kept the drive warm</h3>
<p>A drive that is switched off in spring breathes damp air all summer. One hill left control power on, with the drive idle, at a cost of about $40 a season for each. It had one drive failure in three years; the other hills together had ten. A drive that has stood for more than a year without power needs its capacitors formed before full voltage, and the maker’s manual says how.</p>
<h3>Started early, on purpose</h3>
<p>In the last week of October, on a warm day, run every pump for an hour against the bypass. Everything in the table above shows itself then, when parts can still come by truck.</p>
<h2>Cold water is not the trouble</h2>
<p>Water at 33 °F is only half a percent denser than in summer and about one and a half times as viscous as at 60 °F; the pump hardly notices. Cold <em>iron</em> is the trouble. Ductile iron keeps its toughness down to about −20 °F, gray iron has little to lose. A casing at −10 °F that is filled quickly with water cracks at the thickest flange, where the temperatures differ most. Fill slowly with the vent open, wait ten minutes, then start.</p>
<h2>Our list for October</h2>
<ol>
<li>Turn by hand, feel for drag.</li>
<li>Insulation resistance, corrected to 104 °F.</li>
<li>Oil: drain a cupful from the bottom and look for water.</li>
<li>Screen and suction valve: look at them; do not take anyone’s word for it.</li>
<li>Drive parameters compared with the printed sheet.</li>
<li>Vent, fill, wait, start, one hour.</li>
<li>Readings into the book: amps, pressures, bearing temperatures, seal drip.</li>
</ol>
<p>The same list suits irrigation pumps in April. What belongs on the other end of the season is in <a href="/winterizing-a-valve-vault/">winterizing a valve vault</a> and <a href="/storing-a-pump-for-a-year/">storing a pump for a year</a>.</p>`,
  },
];
