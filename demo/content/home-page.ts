import type { SeedPage } from '@headwater/cms/starting-content/model.ts';
import { bullets } from './html.ts';

/** The front page, with every block that the front page can have. */
export const homePage: SeedPage = {
  slug: 'home',
  path: '/',
  title: 'Home',
  template: 'Default',
  seo: {
    metaDesc:
      'Alder Creek Pump Works casts, machines and tests pumps for wastewater, water supply, industry and mining in Duluth, Minnesota.',
  },
  groups: {
    heroBanner: {
      bannerText:
        '<h1>Pumps poured, machined and tested on one site</h1>\n<p>Since 1921 we have built pumps in Duluth for towns, mills and mines. Every one runs in our own basin before it leaves, and ships with its own curve.</p>',
      bannerImage: { media: 'scene/hero-works' },
      bannerCtaLink: { link: { url: '/products/', title: 'See the pumps' } },
      bannerCtaText: 'See the pumps',
    },
    homeDescription: {
      descriptionText: `<h2>A casting travels nine hundred feet here</h2>
<p>Foundry, machine shop, assembly and test basin stand under two connected roofs. The person who bored your volute can walk over and look at it while it runs, and sometimes does.</p>
<p>That is slower to set up than buying castings, and it is why we can still make parts for pumps from 1952.</p>
${bullets([
  'Quotations for standard pumps within two working days, with curve and drawing',
  'Field service by phone at any hour',
  'Domestic content certified by serial number',
])}`,
      descriptionButtonText: 'Walk through the works',
      descriptionButtonLink: { link: { url: '/about/', title: 'About the works' } },
      descriptionImage: { media: 'scene/works-building' },
    },
    linkCards: {
      linkCardItems: [
        {
          cardTitle: 'Wastewater',
          cardImage: { media: 'scene/wet-well' },
          cardLink: { pages: ['/products/wastewater/'] },
        },
        {
          cardTitle: 'Water supply',
          cardImage: { media: 'scene/water-tower' },
          cardLink: { pages: ['/products/water-supply/'] },
        },
        {
          cardTitle: 'Industrial and mining',
          cardImage: { media: 'scene/quarry-dewatering' },
          cardLink: { pages: ['/products/industrial-and-mining/'] },
        },
        {
          cardTitle: 'Replacement parts',
          cardImage: { media: 'scene/parts-shelf' },
          cardLink: { pages: ['/replacement-parts/'] },
        },
      ],
    },
    features: {
      featureCards: [
        {
          featureTitle: 'Our own foundry',
          featureImage: { media: 'scene/foundry-pour' },
          featureDescription:
            '<p>Gray and ductile iron every Tuesday and Thursday, high-chrome iron one week a month. If a casting is wrong we see it the next morning and pour it again.</p>',
        },
        {
          featureTitle: 'A basin, not a calculation',
          featureImage: { media: 'scene/test-basin' },
          featureDescription:
            '<p>Each pump is run on water and measured to ANSI/HI 14.6. The curve in the envelope belongs to your serial number.</p>',
        },
        {
          featureTitle: 'Parts for old pumps',
          featureImage: { media: 'scene/pattern-store' },
          featureDescription:
            '<p>We keep the patterns. For anything built here since 1952 we can pour the part; for older pumps we work from the drawing or from your worn piece. <a href="/replacement-parts/">Order parts</a>.</p>',
        },
        {
          featureTitle: 'People who come out',
          featureImage: { media: 'scene/service-truck' },
          featureDescription:
            '<p>Six technicians and three trucks. They start up, align and measure, and they write down what they found. What that covers is in the <a href="/warranty/">warranty</a>.</p>',
        },
      ],
    },
    statisticsSection: {
      title: 'The works in figures',
      statisticItems: [
        {
          statisticIcon: { media: 'icon/years' },
          statistic: '1921',
          statisticDescription: 'Building pumps in Duluth since',
        },
        { statisticIcon: { media: 'icon/pumps' }, statistic: '61,400', statisticDescription: 'Serial numbers issued' },
        {
          statisticIcon: { media: 'icon/test' },
          statistic: '12,000 gpm',
          statisticDescription: 'Largest flow we can measure',
        },
        {
          statisticIcon: { media: 'icon/service' },
          statistic: '24 h',
          statisticDescription: 'A technician answers the phone',
        },
        {
          statisticIcon: { media: 'icon/states' },
          statistic: '48',
          statisticDescription: 'States with a representative',
        },
      ],
    },
    partner: {
      partnerTitle: 'Who we work with',
      partnerImageGallery: {
        gallery: [
          'partner/north-shore-foundry',
          'partner/iron-range-electric',
          'partner/duluth-port-machine',
          'partner/st-louis-bay-coatings',
          'partner/mesabi-bearing',
          'partner/arrowhead-controls',
        ],
      },
    },
  },
};
