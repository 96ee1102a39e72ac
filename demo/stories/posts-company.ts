import type { Post } from './story.ts';
import { authors } from './users.ts';

/** News from the works. */
export const companyPosts: readonly Post[] = [
  {
    slug: 'second-induction-furnace',
    title: 'A second induction furnace, and why we kept the first',
    seo: { title: 'A second induction furnace | Alder Creek Pump Works' },
    date: '2025-10-14T08:00:00',
    author: authors.marit,
    categories: ['company'],
    tags: ['spare-parts'],
    featuredImage: 'banner/foundry-pour',
    excerpt:
      'Since September we have melted in two furnaces of three tons each. For customers the change is in lead time: a cast part that is not in stock now takes five weeks instead of nine.',
    content: `<p>On September 18 the new furnace made its first heat, 5,800 pounds of ductile iron, which became fourteen bowls for vertical turbine pumps and one bench anvil for the apprentices. It stands beside the old one, and both stay in use. Since several customers have asked what it means for their orders, here is the long answer.</p>
<h2>What changes</h2>
<p>With one furnace, iron set the calendar. A change from gray to ductile iron costs half a day; to high-chrome and back costs two, with a wash heat that is poured into pigs. So high-chrome was melted in one week each month, and a slurry liner that missed its week waited four.</p>
<table>
<thead><tr><th>Cast part, not in stock</th><th>2024</th><th>From October 2025</th></tr></thead>
<tbody>
<tr><td>Gray and ductile iron, pattern in store</td><td>9 weeks</td><td>5 weeks</td></tr>
<tr><td>High-chrome iron</td><td>7 to 14 weeks</td><td>7 weeks</td></tr>
<tr><td>New pattern, from drawing</td><td>18 weeks</td><td>14 weeks</td></tr>
<tr><td>New pattern, from your worn part</td><td>20 weeks</td><td>16 weeks</td></tr>
</tbody>
</table>
<p>These are the weeks that we now quote. Of the 212 cast parts promised since the change, 197 left on or before the date.</p>
<h2>What does not</h2>
<ul>
<li>We still pour on Tuesdays and Thursdays. Molds need the days between.</li>
<li>The largest casting is still 4,200 pounds, because the crane is the limit and not the furnace.</li>
<li>The recipe. Each heat is sampled, and the number is cast into the part.</li>
</ul>
<h2>Power</h2>
<p>Two furnaces at once would need a larger service than the street has. They share one power supply of 1,750 kW that switches between them every few minutes, so that one melts while the other holds. Per ton we use 9 percent less than before, since the new lining is thicker and the lid closes. The fume hood draws into a baghouse that was sized for both in 2019, when we were less sure that we would need it.</p>
<h2>The old furnace</h2>
<p>It was bought secondhand in 1987, from a piston-ring maker in Michigan, and has melted about 31,000 tons for us. We thought about replacing it. But its lining man, Roy Maki, has relined it fifty-four times, knows every bolt, and retires in 2029. He asked that it be allowed to go first, or with him. It now melts the high-chrome, for which it was built.</p>
<h2>Come and look</h2>
<p>The monthly tour used to be on a Wednesday, when nothing is poured. It is now on the <em>first Thursday</em> of the month, with a pour at 10 a.m. Write to us through the <a href="/contact/">contact page</a>. If you have a worn part in the truck, bring it; we scan it while you look around.</p>`,
  },
  {
    slug: 'what-a-test-to-hi-14-6-proves',
    title: 'What a test to HI 14.6 proves, and what it leaves open',
    seo: { title: 'What a test to HI 14.6 proves | Alder Creek Pump Works' },
    date: '2026-01-20T08:00:00',
    author: authors.marit,
    categories: ['company', 'selection-and-sizing'],
    tags: ['hydraulics'],
    featuredImage: 'banner/test-basin',
    excerpt:
      'Specifications ask for a certified test, and few say to which grade. The grade decides whether a pump that is five percent short is accepted or sent back.',
    content: `<p>About one order in three asks for a performance test to ANSI/HI 14.6. We run every pump anyway, so the test itself costs nothing more; the certificate, the witness and the argument about tolerance do. It helps to know which of these you are buying.</p>
<h2>Grades</h2>
<table>
<thead><tr><th>Grade</th><th>Flow</th><th>Head</th><th>Power or efficiency</th><th>Usual for</th></tr></thead>
<tbody>
<tr><td>1E</td><td>±5%</td><td>±3%</td><td>Efficiency at least guaranteed</td><td>Large pumps, energy contracts</td></tr>
<tr><td>1U</td><td>0 to +10%</td><td>0 to +6%</td><td>Power at most +10%</td><td>Municipal water, fire</td></tr>
<tr><td>1B</td><td>±5%</td><td>±3%</td><td>Power at most +4%</td><td>Municipal in general</td></tr>
<tr><td>2B</td><td>±8%</td><td>±5%</td><td>Power at most +8%</td><td>Standard pumps above 13 hp</td></tr>
<tr><td>3B</td><td>±9%</td><td>±7%</td><td>Power at most +9%</td><td>Small pumps</td></tr>
</tbody>
</table>
<p>The table is our shorthand. The standard is the authority, and where your specification names an edition, that one. If a specification says “tested to HI 14.6” and stops, the standard itself supplies a grade by power and use. We state on the quotation which one we mean.</p>
<h2>What happens on the stand</h2>
<figure class="wp-block-image"><a href="media:scene/test-basin"><img src="media:scene/test-basin" alt="Pump on the test stand with magnetic flow meter, pressure taps and torque meter" /></a><figcaption>Flow by magnetic meter, head by two calibrated transmitters, power at the motor terminals.</figcaption></figure>
<ol>
<li>The pump goes in with its own motor where that is possible. It runs twenty minutes to settle.</li>
<li>We take at least seven points from shut-off to run-out, five of them within ±20 percent of the guaranteed one, each held until ten readings agree.</li>
<li>Readings are corrected to rated speed with the affinity laws, and to water at 68 °F.</li>
<li>The points go on the sheet as points, with the curve drawn through. If one lies off the curve, it stays on the sheet.</li>
</ol>
<p>Flow meter and transmitters are calibrated once a year against the weigh tank. The stickers are on the instruments and you may photograph them.</p>
<h2>What it does not prove</h2>
<ul>
<li><strong>Your suction.</strong> The basin has a straight approach and nine feet of submergence. Your wet well may not.</li>
<li><strong>Your liquid.</strong> Clear water carries no rags.</li>
<li><strong>NPSH</strong>, unless ordered. That is a separate test with a closed tank and takes a day.</li>
<li><strong>Vibration on your base.</strong> Ours is forty tons of concrete.</li>
</ul>
<h2>Witnessed, or not?</h2>
<p>In 2025 we had 64 witnessed tests, of which 41 were followed by video. In four the pump missed its grade on the first run: three wanted a trim, one had a core shift in the volute and was scrapped. Without the witness the same four would have been caught, as the stand does not know who is watching. What a witness gets is the conversation. Many a duty point has been corrected over coffee between the third and the fourth reading.</p>
<p>A witnessed test is $1,150 for pumps up to 100 hp, by video $400. Tell us when you order; afterwards the stand is booked. And read <a href="/reading-a-pump-curve/">the curve</a> that comes with it.</p>`,
  },
  {
    slug: 'four-new-apprentices',
    title: 'Four new apprentices, and four bench vises',
    seo: { title: 'Four new apprentices | Alder Creek Pump Works' },
    date: '2026-09-15T08:00:00',
    author: authors.marit,
    categories: ['company'],
    tags: [],
    featuredImage: 'banner/apprentice',
    content: `<p>We usually take two apprentices in September. This year there are four, because the school sent us four we did not want to choose between, and because seven of our machinists and molders will retire before 2030. They started on the 8th. By custom their first job was to make the vise that they will use for the next four years, from a casting that they watched being poured.</p>
<h2>Who they are</h2>
<ul>
<li><strong>Hannah Olson</strong>, from Proctor, repaired outboard motors in her uncle’s shop and will learn the boring mills.</li>
<li><strong>Mateo Vargas</strong>, from Superior, comes from two years of welding school and begins in column pipe.</li>
<li><strong>Eli Beaulieu</strong>, from Cloquet, built a sand mold in his parents’ garage; we have seen the result. He goes to the foundry.</li>
<li><strong>Priya Raman</strong>, from Duluth, left a physics degree after a year because she “wanted to see something at the end of the day.” She starts in the pattern store.</li>
</ul>
<h2>How the four years go</h2>
<table>
<thead><tr><th>Year</th><th>Where</th><th>What they should be able to do at the end</th></tr></thead>
<tbody>
<tr><td>1</td><td>Pattern store, foundry floor</td><td>Read a pattern card, ram and close a two-part mold, know why a casting shrank</td></tr>
<tr><td>2</td><td>Lathes</td><td>Turn a shaft to half a thousandth, cut a wear ring to fit</td></tr>
<tr><td>3</td><td>Boring mills, balancing</td><td>Set up and bore a volute alone</td></tr>
<tr><td>4</td><td>Assembly, test basin, two months of field service</td><td>Build a pump, test it, stand by when it is started</td></tr>
</tbody>
</table>
<p>One day each week is school. We pay for tuition, books and tools, and the hours count as work. Of the forty-three who finished since 1998, twenty-nine are still here. Two run shops of their own and make parts for us, and one is the plant manager.</p>
<h2>Why the vise</h2>
<p>Somebody who has scraped a slide by hand for three days treats a machine differently. There is also this: a vise is a small pump housing in disguise. It has a bore, a thread, a sliding fit, a flat face and a casting skin that must be left alone. If the fit is bad, the owner finds out each morning.</p>
<p>Dale Kowalczyk still has his, from 1994. The jaw is out of square by four thousandths. He says that he keeps it that way to remember.</p>
<h2>Next September</h2>
<p>We begin to look in February. Grades matter less to us than something you have made or fixed and can explain. Spend a day here first; we pay for it. What the apprenticeship pays, and the other openings, are on the <a href="/careers/">careers page</a>.</p>
<h2>And the spare vise</h2>
<p>The furnace crew poured five castings, in case one failed. None did. The fifth is on the window sill in the entrance, unmachined, and may be picked up by anyone who wants to know what 60 pounds of ductile iron feels like.</p>`,
  },
];
