import type { SeedPage } from '../starting-content/model.ts';

const body = `<p class="wp-block-paragraph">Body text with <strong>markup</strong>, a <a href="/contact/">link</a> and <script>alert(1)</script> an entity &amp; “quotes”.</p>`;

const contact = `<p class="wp-block-paragraph">Write to us.</p>

<!-- wp:gravityforms/form {"formId":"1","title":false,"description":false} /-->

<p class="wp-block-paragraph">After.</p>`;

const families = ['Submersible', 'Centrifugal', 'Grinder'];
const familySlug = (family: string): string => `${family.toLowerCase()}-pumps`;
const familyPath = (family: string): `/${string}/` => `/products/${familySlug(family)}/`;

function product(family: string, number: 100 | 200 | 300 | 400): SeedPage {
  const isOdd = number === 300;
  const slug = `${family.toLowerCase()}-pump-${number}${isOdd ? '-grose' : ''}`;
  const isFull = number === 100;
  return {
    slug,
    path: `${familyPath(family)}${slug}/`,
    title: `${family} Pump ${number}${isOdd ? ' - "Größe" &lt;Ü&gt;' : ''}`,
    template: 'Single Product',
    content:
      '<h2>Details</h2>\n<p>Rated for 4 bar.</p>\n<table>\n<tr>\n<th>Flow</th>\n<td>48 l/s</td>\n</tr>\n</table>\n',
    ...(number !== 400 && { featuredImage: 'view-2' }),
    groups: {
      singleProduct: {
        teaserDescription: number === 200 ? '' : `Compact ${family} pump no. ${number}`,
        description: `The ${family} moves water.`,
        dataSheet: { media: 'sheet' },
        ...(isFull && {
          features: '<ul>\n<li>Cast iron</li>\n<li onclick="x()">IP68</li>\n</ul>',
          applications: '<p>Mines, lifts</p>',
          markets: '<p>Municipal</p>',
          videoId: 'abc123xyz0',
          imageGallery: { gallery: ['view-1', 'view-2'] },
          partsBreakoutImage: { media: 'view-6' },
          partsBreakoutText: '<p>All parts in stock.</p>',
          brochure: { media: 'brochure' },
          manual: { media: 'manual' },
        }),
      },
    },
  };
}

function family(name: string): SeedPage {
  return {
    slug: familySlug(name),
    path: familyPath(name),
    title: `${name} Pumps`,
    template: 'Product Subcategory',
    content: body,
    groups: {
      productSubCategory: {
        teaserDescription: name === 'Grinder' ? '' : `${name} pumps for every depth`,
        relatedProducts: {
          pages: ([100, 200, 300, 400] as const).map((number) => product(name, number).path),
        },
      },
    },
  };
}

const home: SeedPage = {
  slug: 'home',
  path: '/',
  title: 'Home',
  template: 'Default',
  groups: {
    heroBanner: {
      bannerText: '<h1>Water, moved.</h1>',
      bannerImage: { media: 'hero-river' },
      bannerCtaLink: { link: { url: '/products/', title: 'See pumps' } },
      bannerCtaText: 'See pumps',
    },
    homeDescription: {
      descriptionText: 'A family works on the Ostravice.',
      descriptionButtonText: 'About',
      descriptionButtonLink: { link: { url: '/about-the-works/', title: 'About' } },
      descriptionImage: { media: 'view-2' },
    },
    linkCards: {
      linkCardItems: families.map((name) => ({
        cardTitle: `${name} Pumps`,
        cardImage: { media: 'view-4' },
        cardLink: { pages: [familyPath(name)] },
      })),
    },
    features: {
      featureCards: [
        { featureTitle: 'Cast here', featureDescription: 'Own foundry.', featureImage: { media: 'view-5' } },
        { featureTitle: 'No image', featureDescription: 'Still shown.', featureImage: null },
      ],
    },
    statisticsSection: {
      title: 'By numbers',
      statisticItems: [
        { statistic: '104', statisticDescription: 'years', statisticIcon: { media: 'icon' } },
        { statistic: '12,000+', statisticDescription: 'stations', statisticIcon: null },
      ],
    },
    partner: { partnerTitle: 'Partners', partnerImageGallery: { gallery: ['logo-1', 'logo-2', 'logo-3', 'logo-4'] } },
  },
};

export const smallPages: readonly SeedPage[] = [
  home,
  { slug: 'news', path: '/news/', title: 'News', template: 'Default' },
  { slug: 'contact', path: '/contact/', title: 'Contact', template: 'Default', content: contact },
  {
    slug: 'about-the-works',
    path: '/about-the-works/',
    title: 'About the Works',
    template: 'Default',
    content: body,
    featuredImage: 'view-1',
    groups: { genericPageFields: { genericTeaserDescription: 'A <em>teaser</em> & more' } },
  },
  {
    slug: 'products',
    path: '/products/',
    title: 'Products',
    template: 'Product Main Category',
    content: 'All product lines.',
    groups: {
      productMainCategory: { description: 'Choose a line.', relatedSubCategories: { pages: families.map(familyPath) } },
    },
  },
  ...families.flatMap((name) => [
    family(name),
    ...([100, 200, 300, 400] as const).map((number) => product(name, number)),
  ]),
  {
    slug: 'replacement-parts',
    path: '/replacement-parts/',
    title: 'Replacement Parts',
    template: 'Product Replacement Parts',
    content: body,
    featuredImage: 'view-3',
    groups: {
      replacementParts: {
        body: 'Genuine parts.',
        replacementLinkUrl: { pages: ['/contact/'] },
        replacementBrands: [
          {
            brandTitle: 'OFW',
            coveredProductsList: '<ul>\n<li>All lines</li>\n</ul>',
            brandLogoGallery: { gallery: ['logo-1', 'logo-2', 'logo-3', 'logo-4'] },
          },
          { brandTitle: 'Vltava', coveredProductsList: '1980–2004', brandLogoGallery: { gallery: [] } },
        ],
      },
    },
  },
  {
    slug: 'unfinished',
    path: '/unfinished/',
    title: 'Unfinished',
    template: 'Single Product',
    status: 'draft',
    content: '<p>A draft about an amphibious pump.</p>',
  },
];
