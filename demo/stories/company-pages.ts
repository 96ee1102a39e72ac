import type { SeedPage } from '@headwater/cms/starting-content/model.ts';

/** Pages about the works and its people. */
export const companyPages: readonly SeedPage[] = [
  {
    slug: 'about',
    path: '/about/',
    title: 'About the works',
    template: 'Default',
    date: '2024-01-15T09:00:00',
    featuredImage: 'banner/works-building',
    groups: {
      genericPageFields: {
        genericTeaserDescription:
          'A foundry, a machine shop and a test basin on one site in Duluth, where we have made pumps since 1921.',
      },
    },
    seo: {
      metaDesc: 'Alder Creek Pump Works casts, machines and tests pumps on one site in Duluth, Minnesota, since 1921.',
    },
    content: `<p>Alder Creek Pump Works makes pumps for wastewater, water supply, industry and mining. We pour the castings, machine them, assemble them and run every pump in our own basin before it ships. The four steps happen under two connected roofs on the west side of Duluth, and a casting travels about nine hundred feet from the ladle to the truck.</p>
<h2>What we do here</h2>
<p>The foundry pours gray and ductile iron on Tuesdays and Thursdays, in pieces from a two-pound wear ring to a 4,200-pound volute. High-chrome iron for slurry wet ends is poured one week in each month. Patterns are kept in a store next to the molding floor; the oldest one still in use is from 1938.</p>
<p>The machine shop has eleven lathes, four horizontal boring mills and a balancing stand. Each impeller is balanced to ISO 21940-11 grade G6.3 and its figures are stamped on the hub. If you send us an impeller twenty years from now, we can read back how it left.</p>
<p>The test basin holds 90,000 gallons and can measure up to 12,000 gallons a minute. We test to ANSI/HI 14.6, and the curve that comes with your pump is the curve of your pump, not of the first one we built.</p>
<figure class="wp-block-image"><a href="media:scene/test-basin"><img src="media:scene/test-basin" alt="A pump on the stand above the test basin, with flow meter and pressure taps marked" /></a><figcaption>The basin was dug in 1956 and relined in 2019.</figcaption></figure>
<h2>Who works here</h2>
<p>We are 143 people. Thirty-one of us have been here for more than twenty years. Five application engineers answer the phone themselves, and the service crew is six people with three trucks. The company belongs to two families in the region and to an employee trust that holds 38 percent of the shares.</p>
<h2>What we hold ourselves to</h2>
<ul>
<li>A quotation for a standard pump within two working days, with the curve and the drawing.</li>
<li>Parts for every pump we have built since 1952. For older ones we make them from the drawing or from your worn part.</li>
<li>Someone from field service on the phone at any hour: <a href="tel:+12185550199">(218) 555-0199</a>.</li>
<li>A plain answer when a pump is wrong for the duty, ours included.</li>
</ul>
<h2>Come and see it</h2>
<p>We show visitors the works on the first Thursday of each month, from pattern store to basin, in about two hours; a pour is at 10 a.m. Bring closed shoes; we have the rest. <a href="/contact/">Tell us you are coming</a>, or read <a href="/history/">how it started</a> and <a href="/made-in-minnesota/">what is made here and what is not</a>.</p>`,
  },
  {
    slug: 'history',
    path: '/history/',
    title: 'A hundred and five years on Alder Creek',
    template: 'Page With Large Header',
    date: '2024-01-15T10:00:00',
    featuredImage: 'banner/pattern-store',
    groups: {
      genericPageFields: {
        genericTeaserDescription: 'From ore-dock bilge pumps to lift stations: how the works came to be where it is.',
      },
    },
    content: `<p>The works began with a leaking ore boat. In the spring of 1921 Nils Haugen, a molder laid off from the shipyard, and Wendell Price, who kept the books at a chandlery, rented a brick stable beside Alder Creek and cast a bilge pump that could pass ore fines without seizing. The boat’s owner ordered six.</p>
<h2>1921 to 1945: bilges and mines</h2>
<p>The first catalog, from 1924, lists four pumps. Three of them were for water that was not clean. Mines on the Mesabi Range bought the largest, and by 1930 half of what left the works went north by rail to keep open pits dry. The foundry burned in January 1933 and was pouring again, under canvas, seven weeks later.</p>
<p>Between 1941 and 1945 the works built fire and bilge pumps for the ships launched across the harbor. The drawings were on linen; we still have them.</p>
<h2>1946 to 1979: towns</h2>
<p>After the war the orders came from towns that were building their first treatment plants. The non-clog impeller that our submersible pumps still descend from was drawn in 1952 by Ruth Lindahl, the first engineer the company hired from the university. Her notebook gives the reason for its two blunt vanes in one line: “A rag should find nothing to hold.”</p>
<p>The test basin was dug in 1956. Until then each pump was tested over the creek, when the creek was not frozen.</p>
<table>
<thead><tr><th>Year</th><th>What changed</th></tr></thead>
<tbody>
<tr><td>1921</td><td>First bilge pump; four employees</td></tr>
<tr><td>1933</td><td>Foundry burns and is rebuilt</td></tr>
<tr><td>1952</td><td>Two-vane non-clog impeller</td></tr>
<tr><td>1956</td><td>Test basin</td></tr>
<tr><td>1968</td><td>First packaged lift station, for Two Harbors</td></tr>
<tr><td>1987</td><td>High-chrome iron, slurry pumps</td></tr>
<tr><td>2003</td><td>Field service as a department of its own</td></tr>
<tr><td>2019</td><td>Basin relined, measurement to 12,000 gpm</td></tr>
<tr><td>2025</td><td>Second induction furnace</td></tr>
</tbody>
</table>
<h2>1980 to today: staying small enough</h2>
<p>The mines closed, reopened and closed again, and twice the works came near to closing with them. What carried it through was parts. A pump that we sold in 1958 still needed a wear ring in 1983, and we still had the pattern. Today spare parts are about a third of our sales, and the reason the pattern store has a sprinkler system and the office does not.</p>
<p>In 2011 the founding families sold 38 percent of the shares to a trust owned by the employees. The address has not changed. The creek runs in a culvert under the loading dock, and in April you can hear it.</p>
<p><a href="/about/">The works today</a> · <a href="/careers/">Work here</a></p>`,
  },
  {
    slug: 'made-in-minnesota',
    path: '/made-in-minnesota/',
    title: 'Made in Minnesota',
    template: 'Default',
    date: '2024-03-04T09:00:00',
    featuredImage: 'banner/foundry-pour',
    groups: {
      genericPageFields: {
        genericTeaserDescription:
          'What we cast and machine in Duluth, what we buy, and the papers we can give you for a funded project.',
      },
    },
    content: `<p>Many of our customers buy with public money and have to show where a pump was made. This page says what we make, what we buy, and which papers come with it.</p>
<h2>Made by us, in Duluth</h2>
<ul>
<li>All iron castings: volutes, impellers, bowls, motor housings, bearing frames, base elbows.</li>
<li>Machining, welding of base frames and column pipe, balancing, coating, assembly and test.</li>
<li>Control panels for lift stations and booster sets, in a UL 508A shop.</li>
</ul>
<h2>Bought, and from where</h2>
<table>
<thead><tr><th>Part</th><th>Origin</th></tr></thead>
<tbody>
<tr><td>Motor windings and laminations</td><td>Wisconsin and Ohio</td></tr>
<tr><td>Shaft bar, 416 and 17-4 stainless</td><td>Pennsylvania</td></tr>
<tr><td>Mechanical seals</td><td>Illinois; silicon carbide faces from Germany</td></tr>
<tr><td>Rolling bearings</td><td>United States, Sweden or Japan, as in stock</td></tr>
<tr><td>Variable-frequency drives</td><td>Wisconsin; some boards from abroad</td></tr>
</tbody>
</table>
<h2>Papers</h2>
<p>For projects under the Build America, Buy America Act we certify each pump by serial number, with the share of domestic component cost worked out for that pump. Every pump, package and set in this catalog meets the threshold in its standard build, parts bought abroad included. An option you choose, such as a drive of another make, can change the figure; we work it out again with the quotation and tell you the result before you order.</p>
<p>For American Iron and Steel projects we add the heat numbers of the castings. Ask for the certificate with the quotation; it is harder to reconstruct after shipment. <a href="/contact/">Contact us</a> with the project number and the funding program.</p>`,
  },
  {
    slug: 'careers',
    path: '/careers/',
    title: 'Careers',
    template: 'Default',
    date: '2026-09-08T08:00:00',
    featuredImage: 'banner/apprentice',
    groups: {
      genericPageFields: {
        genericTeaserDescription: 'Four openings at the works, and what we pay for them.',
      },
    },
    content: `<p>We hire a few people each year and hope they stay. Every opening lists the pay range. Everyone here gets health insurance from the first day, a retirement match of 5 percent, shares through the employee trust after one year, and a day off on the opening of fishing season.</p>
<h2>Openings</h2>
<h3>Molder, second shift</h3>
<p>Foundry · 2:30 p.m. to 10:30 p.m. · $27.50 to $33.00 an hour</p>
<p>You ram, close and pour molds for castings up to 4,200 pounds, work with the crane and read a pattern card. Experience with no-bake sand is useful. If you have none and do not mind heat, we train for six months at 90 percent of the rate.</p>
<h3>CNC machinist, horizontal boring</h3>
<p>Machine shop · day shift · $31.00 to $39.50 an hour</p>
<p>You set up and run volutes and split cases on four-axis mills, hold a bearing fit within a thousandth of an inch and write your own offsets. Lots are small: the median is three. Five years on a lathe or mill, or a two-year program and two years.</p>
<h3>Field service technician</h3>
<p>Based in Duluth · travel three weeks in five · $34.00 to $43.00 an hour, plus travel time</p>
<p>You start up, align, measure and repair pumps on the customer’s site, alone or with Dale. You need a driver’s license, a steady hand with a dial indicator, and the habit of writing down what you found. An electrician’s license adds $3.00 an hour.</p>
<h3>Apprentice, pattern and machine shop</h3>
<p>Four years with Lake Superior trade school · $21.00 an hour in the first year, rising every six months</p>
<p>Two apprentices start each September. You spend a year in the pattern store, two in the machine shop and one at the test basin. We pay for school and tools.</p>
<h2>How to apply</h2>
<p>Write to <a href="mailto:jobs@aldercreek.example.com">jobs@aldercreek.example.com</a> or call <a href="tel:+12185550142">(218) 555-0142</a> and ask for Karin Price. A letter of half a page says more to us than a long list. You hear from us within ten working days, and everyone we interview walks through the works first.</p>`,
  },
];
