import type { SeedPage } from '@headwater/cms/starting-content/model.ts';

/** Pages that people come to for a job: reaching us, service, the posts page, and unpublished drafts. */
export const workingPages: readonly SeedPage[] = [
  {
    slug: 'contact',
    path: '/contact/',
    title: 'Contact',
    template: 'Default',
    date: '2024-01-15T11:00:00',
    featuredImage: 'banner/drawing-office',
    groups: {
      genericPageFields: {
        genericTeaserDescription: 'An engineer answers on weekdays, field service at any hour.',
      },
    },
    seo: {
      metaDesc: 'Phone numbers, address and hours of Alder Creek Pump Works in Duluth, and a representative near you.',
    },
    content: `<p>The quickest way to an answer is the phone. Have the serial number from the data plate at hand; it tells us the impeller, the seal and the motor that left with your pump.</p>
<h2>Phone and email</h2>
<table>
<tbody>
<tr><th scope="row">Sales and application engineering</th><td><a href="tel:+12185550142">(218) 555-0142</a><br /><a href="mailto:sales@aldercreek.example.com">sales@aldercreek.example.com</a></td></tr>
<tr><th scope="row">Spare parts</th><td><a href="tel:+12185550122">(218) 555-0122</a><br /><a href="mailto:parts@aldercreek.example.com">parts@aldercreek.example.com</a></td></tr>
<tr><th scope="row">Field service, day and night</th><td><a href="tel:+12185550199">(218) 555-0199</a><br /><a href="mailto:service@aldercreek.example.com">service@aldercreek.example.com</a></td></tr>
</tbody>
</table>
<h2>The works</h2>
<p>Alder Creek Pump Works, Inc.<br />1921 Alder Creek Road<br />Duluth, Minnesota 55810</p>
<p>Office: Monday to Friday, 7:00 a.m. to 4:30 p.m. Central.<br />Receiving dock: Monday to Thursday, 6:00 a.m. to 2:00 p.m., door 4. Trucks over 40 feet come in by the north gate.</p>
<h2>Near you</h2>
<p>Sixteen firms <a href="/contact/#repMapSection">represent us</a> in the lower 48 states and in Ontario, Manitoba, Saskatchewan and Alberta. They know the local codes, keep common parts and can be on site sooner than we can.</p>
<h2>Send us a message</h2>
<p>For a price, <a href="/quote/">request a quotation</a>: it asks for the liquid, the flow, the head and how the pump is driven. For everything else, write here.</p>

[gravityform id="1" title="false" description="false"]`,
  },
  {
    slug: 'service',
    path: '/service/',
    title: 'Field service and repair',
    template: 'Page Without Separators',
    date: '2024-02-05T09:00:00',
    featuredImage: 'banner/service-truck',
    groups: {
      genericPageFields: {
        genericTeaserDescription: 'Start-up, alignment, vibration and repair, on your site or in our shop.',
      },
    },
    content: `<p>Six people and three trucks. Each truck carries an alignment laser, a vibration analyzer, a 5 kV insulation tester, a chain hoist and seal kits for the pumps we see most.</p>
<h2>On your site</h2>
<ul>
<li><strong>Start-up.</strong> We check rotation, alignment, amperage at three points of the curve and the level settings, and leave a signed sheet. One day for a duplex station.</li>
<li><strong>Annual check.</strong> Oil, seal chamber, wear-ring clearance, insulation resistance, vibration at each bearing. You get the figures beside last year’s.</li>
<li><strong>Emergency.</strong> Call <a href="tel:+12185550199">(218) 555-0199</a>. We tell you over the phone whether to stop the pump or let it run, and when a truck can be there.</li>
</ul>
<h2>In our shop</h2>
<p>Send the pump on a pallet, drained, with the cable coiled and tagged. We take it apart, photograph each wear part, measure and quote within three working days. If you do not go ahead, you pay the return freight and nothing else.</p>
<table>
<thead><tr><th>Repair</th><th>Usual time in the shop</th></tr></thead>
<tbody>
<tr><td>Seal and bearings, submersible up to 20 hp</td><td>4 working days</td></tr>
<tr><td>Rewind, submersible up to 75 hp</td><td>15 working days</td></tr>
<tr><td>Split-case rotor, new rings and sleeves</td><td>8 working days</td></tr>
<tr><td>Vertical turbine, bowls and line shaft bearings</td><td>12 working days</td></tr>
</tbody>
</table>
<h2>Rates for 2026</h2>
<p>$148 an hour on site, $96 an hour for travel, mileage at the federal rate. Time and a half after ten hours and on Saturdays. Lodging at cost. No trip charge.</p>
<p>Before you call, the <a href="/shop-floor-card/">shop-floor card</a> helps with the first ten minutes. Many calls end there. To learn the reasons behind it, send an operator to the <a href="/operator-class/">selection class</a>.</p>`,
  },
  {
    slug: 'shop-floor-card',
    path: '/shop-floor-card/',
    title: 'Shop-floor card: pump will not pump',
    template: 'Blank',
    date: '2024-02-05T10:00:00',
    content: `<h1>Pump will not pump: the first ten minutes</h1>
<p>Print this page and hang it in the control panel. Lock out before you open anything.</p>
<table>
<thead><tr><th>What you see</th><th>Look first at</th><th>Then at</th></tr></thead>
<tbody>
<tr><td>Motor does not start</td><td>Hand-off-auto switch, overload, seal-leak relay</td><td>Level signal, control fuse, voltage on all three legs</td></tr>
<tr><td>Runs, no flow</td><td>Rotation, closed valve, level below the volute</td><td>Air lock, check valve stuck, broken coupling</td></tr>
<tr><td>Runs, low flow, low amps</td><td>Rags in the impeller eye, suction strainer</td><td>Worn rings, valve half shut, force main blocked</td></tr>
<tr><td>Runs, low flow, high amps</td><td>Rotation, rags behind the impeller, dense liquid</td><td>Rubbing ring, bad bearing, low voltage</td></tr>
<tr><td>Rattle like gravel</td><td>Suction level and strainer</td><td>Discharge valve too far open: running off the curve</td></tr>
<tr><td>Trips on temperature</td><td>Level: motor out of water, starts per hour</td><td>Voltage imbalance over 1 percent, clogged impeller</td></tr>
<tr><td>Seal-leak lamp</td><td>Test the probe dry and wet</td><td>Change the oil, look at it, plan the seal</td></tr>
</tbody>
</table>
<p>Write down before you call: serial number, amps on each leg, volts between legs, suction and discharge pressure, what changed last.</p>
<p>Field service, day and night: <a href="tel:+12185550199">(218) 555-0199</a></p>`,
  },
  { slug: 'news', path: '/news/', title: 'News', template: 'Default', date: '2024-01-15T12:00:00', content: '' },
  {
    slug: 'service-rates-2027',
    path: '/service-rates-2027/',
    title: 'Service rates for 2027',
    template: 'Default',
    status: 'draft',
    date: '2026-10-26T15:20:00',
    content: `<p>From January 4, 2027: $154 an hour on site, $100 an hour for travel. Contracts signed before that date keep the 2026 rates to the end of their term.</p>
<p>Karin: the trust meets on November 18. Do not publish before.</p>`,
  },
  {
    slug: 'representative-handbook',
    path: '/representative-handbook/',
    title: 'Handbook for representatives',
    template: 'Default',
    status: 'private',
    date: '2025-05-12T08:30:00',
    content: `<p>For our representatives only. Discounts, demonstration pumps and the return of cores.</p>
<h2>Demonstration pumps</h2>
<p>Two SN-series pumps on skids and one self-priming trailer can be borrowed for three weeks. Freight out is ours, freight back is yours. Rinse them.</p>
<h2>Cores</h2>
<p>A core credit is good for 90 days from the shipment of the exchange unit. Tag the core with the order number; untagged cores wait at door 4 until somebody claims them.</p>`,
  },
];
