import type { SeedPage } from '@headwater/cms/starting-content/model.ts';

/** Warranty, privacy and terms, as a small manufacturer writes them. */
export const legalPages: readonly SeedPage[] = [
  {
    slug: 'warranty',
    path: '/warranty/',
    title: 'Warranty',
    template: 'Default',
    date: '2025-01-02T08:00:00',
    groups: {
      genericPageFields: {
        genericTeaserDescription: 'What we cover, for how long, and what to send when something fails.',
      },
    },
    featuredImage: 'banner/warranty-bench',
    content: `<p>Effective January 1, 2025. This page is the whole warranty; what a salesperson or a brochure says does not add to it.</p>
<h2>What we promise</h2>
<p>We warrant that pumps, motors and panels that we make are free from defects in material and workmanship, and that they meet the rating on the data plate within the tolerance of ANSI/HI 14.6.</p>
<table>
<thead><tr><th>Product</th><th>Period, whichever ends first</th></tr></thead>
<tbody>
<tr><td>Pumps and packaged lift stations</td><td>24 months from start-up, 30 months from shipment</td></tr>
<tr><td>Registered start-up by our service crew or a representative</td><td>36 months from start-up, 42 months from shipment</td></tr>
<tr><td>Slurry wet ends</td><td>12 months from start-up; wear excluded</td></tr>
<tr><td>Spare parts and repairs</td><td>12 months from shipment</td></tr>
</tbody>
</table>
<h2>What is not covered</h2>
<ul>
<li>Wear: seal faces, wear rings, packing and slurry liners that have worn in ordinary use.</li>
<li>Damage from cavitation, dry running, reversed rotation, lightning, freezing, or a voltage more than 10 percent from the plate.</li>
<li>Liquids, temperatures or duties other than those on the order.</li>
<li>Pumps that someone else has opened during the period without our written consent. Changing oil and adjusting clearance as the manual says is not opening.</li>
<li>Removal, reinstallation, cranes, bypass pumping and lost production.</li>
</ul>
<h2>How to claim</h2>
<ol>
<li>Call <a href="tel:+12185550199">(218) 555-0199</a> or write to <a href="mailto:service@aldercreek.example.com">service@aldercreek.example.com</a> within 30 days of the failure, with the serial number.</li>
<li>We decide with you whether to look at the pump on site or in Duluth, and give you a return number. Freight to us is yours; if the claim is good, we pay it back.</li>
<li>We open the pump within five working days of its arrival and send photographs and a finding.</li>
<li>If it is ours, we repair or replace it and pay the freight back. If it is not, you get a quotation and decide.</li>
</ol>
<h2>Limits</h2>
<p>Repair, replacement or a refund of the price are the only remedies, and our liability does not exceed the price of the product. We are not liable for consequential or incidental damages where the law allows that exclusion. <strong>There are no other warranties, express or implied, including merchantability and fitness for a particular purpose,</strong> beyond those that the law does not let us exclude.</p>
<p>See also our <a href="/standard-terms-of-sale/">standard terms of sale</a>.</p>`,
  },
  {
    slug: 'privacy-policy',
    path: '/privacy-policy/',
    title: 'Privacy policy',
    template: 'Default',
    date: '2025-06-02T08:00:00',
    content: `<p>Last changed June 2, 2025. Alder Creek Pump Works, Inc., 1921 Alder Creek Road, Duluth, Minnesota 55810, is responsible for this site. Questions go to <a href="mailto:privacy@aldercreek.example.com">privacy@aldercreek.example.com</a>; Karin Price reads that mailbox.</p>
<h2>What we collect</h2>
<p><strong>What you send us.</strong> A form on this site sends what you type into it: usually name, company, email, telephone, state or province, and a description of the duty. We do not ask for anything we do not need for an answer.</p>
<p><strong>What the server writes down.</strong> Each request leaves a line with the time, the page, the status and a shortened IP address. We keep these lines for 30 days to find faults and abuse.</p>
<p><strong>Measurement.</strong> If you agree, we count visits and note which advertisement brought you here. If you do not, the site works the same. You can change your mind at any time through the link at the foot of the page.</p>
<h2>What we use it for</h2>
<ul>
<li>To answer you and, if you order, to carry out the order.</li>
<li>To pass your inquiry to the representative for your region, who may use it for that inquiry only.</li>
<li>To tell you about a safety notice for a pump that you own.</li>
</ul>
<p>We do not sell personal data, and we do not send newsletters to people who have not asked for them.</p>
<h2>Who else sees it</h2>
<p>The company that hosts this site, the company that carries our email, and the representative for your region. Each has signed an agreement that binds it to this purpose. If you load a map or a video from another provider, that provider learns your IP address; the page asks you first.</p>
<h2>How long we keep it</h2>
<table>
<thead><tr><th>Data</th><th>Kept for</th></tr></thead>
<tbody>
<tr><td>Inquiries without an order</td><td>3 years</td></tr>
<tr><td>Orders, serial numbers and service reports</td><td>As long as the pump may be in service</td></tr>
<tr><td>Applications for work</td><td>1 year</td></tr>
<tr><td>Server log lines</td><td>30 days</td></tr>
</tbody>
</table>
<h2>Your rights</h2>
<p>You may ask what we hold about you, have it corrected, have it deleted where no law makes us keep it, and receive a copy. Write to the address above from the email that you used with us; we answer within 30 days. Residents of Minnesota, and of other places with such laws, may also complain to their attorney general or supervisory authority. We treat all requests alike, wherever they come from.</p>
<h2>Children</h2>
<p>This site is for people who buy and look after pumps. We do not knowingly collect data from children under 13.</p>
<h2>Changes</h2>
<p>When this policy changes we change the date at the top. A change that affects data which we already hold is sent to the people concerned.</p>`,
  },
  {
    slug: 'standard-terms-of-sale',
    path: '/standard-terms-of-sale/',
    title: 'Standard terms of sale',
    template: 'Default',
    date: '2025-01-02T09:00:00',
    content: `<p>Effective January 1, 2025, for sales by Alder Creek Pump Works, Inc. (“we”) to businesses and public bodies (“you”).</p>
<h2>1. The agreement</h2>
<p>Our quotation, these terms and our written acknowledgment are the agreement. Other terms in your purchase order do not apply unless an officer of ours has signed them. Where a public body must by law use its own terms, those apply to the extent that the law requires.</p>
<h2>2. Quotations and prices</h2>
<p>A quotation is open for 30 days. Prices are in US dollars, packed, FCA Duluth, without taxes and duties. If iron or copper moves more than 8 percent between quotation and release for manufacture, we may adjust the price by the documented difference, and you may cancel without charge within ten days of being told.</p>
<h2>3. Payment</h2>
<p>Net 30 days from invoice with approved credit. Orders above $75,000 are paid 30 percent at order, 60 percent at readiness to ship and 10 percent at start-up, at most 90 days after shipment. Late amounts carry 1 percent a month or the highest lawful rate, whichever is lower.</p>
<h2>4. Drawings and approval</h2>
<p>When an order needs approval drawings, we send them within three weeks. Delivery time runs from the day on which we receive them back without exceptions.</p>
<h2>5. Delivery</h2>
<p>Delivery dates are estimates made in good faith. If we see that we cannot keep one, we tell you within five working days. Liquidated damages apply only where we have agreed to them in writing. Risk passes when the carrier takes the goods; note damage on the carrier’s receipt and tell us within five days.</p>
<h2>6. Inspection and test</h2>
<p>Each pump is run in our basin. Witnessed tests are available if ordered before manufacture. A pump that meets ANSI/HI 14.6 at the agreed grade is accepted as to performance.</p>
<h2>7. Changes and cancellation</h2>
<p>Changes are priced before we carry them out. If you cancel, you pay the cost of work done and material that we cannot use elsewhere, plus 15 percent. Standard spare parts in new condition may be returned within 60 days for 85 percent of the price; ask for a return number first.</p>
<h2>8. Warranty</h2>
<p>Our <a href="/warranty/">warranty</a> is part of these terms.</p>
<h2>9. Limit of liability</h2>
<p>Except for injury to persons and where the law forbids such a limit, our total liability does not exceed the price of the goods concerned, and neither of us is liable to the other for consequential, incidental or punitive damages.</p>
<h2>10. Drawings, patterns and software</h2>
<p>Drawings, patterns, curves and control programs remain ours. You may copy them to install, operate and maintain the goods. Patterns that you pay for are yours; we store them for ten years from the last order and then ask what you want done.</p>
<h2>11. Export</h2>
<p>You do not resell the goods where United States law forbids it.</p>
<h2>12. Events beyond control</h2>
<p>Neither of us is in breach for delay by fire, flood, strike, embargo, shortage of power or similar events, for as long as they last. After 120 days either may cancel the part not yet delivered.</p>
<h2>13. Law</h2>
<p>The law of Minnesota applies, without its conflict rules and without the UN sales convention. Disputes go to the courts in St. Louis County, Minnesota, after a meeting of one person with authority from each side.</p>`,
  },
];
