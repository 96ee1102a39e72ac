import type { SeedPage } from '@headwater/cms/starting-content/model.ts';

/** Pages that exist for the form on them. */
export const formPages: readonly SeedPage[] = [
  {
    slug: 'quote',
    path: '/quote/',
    title: 'Request a quotation',
    template: 'Default',
    date: '2025-09-08T09:00:00',
    featuredImage: 'banner/test-basin',
    groups: {
      genericPageFields: {
        genericTeaserDescription: 'Flow, head and liquid are enough to start. You get a curve and a price.',
      },
    },
    seo: { metaDesc: 'Tell Alder Creek the duty of your pump and get a curve, a price and a delivery time.' },
    content: `<p>An application engineer reads each request and answers within two working days: the pump, its curve with your duty on it, the price and the weeks until it ships. No one calls you unless you ask.</p>
<p>For parts of a pump that you already have, the <a href="/replacement-parts/">parts desk</a> is quicker.</p>

[gravityform id="2" title="false" description="true"]`,
  },
  {
    slug: 'thank-you',
    path: '/quote/thank-you/',
    title: 'Your request is in',
    template: 'Default',
    date: '2025-09-08T09:10:00',
    seo: { noindex: true },
    content: `<p>Thank you. Your request is on an application engineer’s desk, and a copy is in your inbox.</p>
<h2>What happens next</h2>
<ol>
<li>We put your duty on the curves of two or three pumps and choose one. If a figure seems wrong, we ask.</li>
<li>Within two working days you get the curve, the price and the weeks until it ships.</li>
<li>The quotation holds for 30 days. Your <a href="/contact/#repMapSection">representative</a> gets a copy and can visit the site.</li>
</ol>
<p>Meanwhile, the <a href="/products/">product pages</a> have the data sheets and manuals.</p>`,
  },
  {
    slug: 'operator-class',
    path: '/operator-class/',
    title: 'Selection class for operators',
    template: 'Default',
    date: '2025-11-03T10:00:00',
    content: `<p>Two days in March, in the test basin and in the room above it. Marit Lindqvist shows how to read a curve, how to find the duty point of a force main that is older than its drawings, and what a pump sounds like when it runs off its curve. Each group breaks one pump, under supervision.</p>
<p>Twenty-four seats, $180 with lunch. The class counts for 12 hours of credit in Minnesota and Wisconsin.</p>

[gravityform id="4" title="true" description="false"]`,
  },
  {
    slug: 'start-up-report',
    path: '/start-up-report/',
    title: 'Start-up report',
    template: 'Page Without Separators',
    date: '2026-02-02T08:00:00',
    // Whoever installs a pump finds the address on its tag.
    seo: { noindex: true },
    content: `<p>For our service crew, our representatives and anyone else who puts one of our pumps to work. The tag on the cable points here.</p>

[gravityform id="3" title="true" description="true"]`,
  },
];
