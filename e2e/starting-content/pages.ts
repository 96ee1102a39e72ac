import type { SeedPage } from '@headwater/cms/starting-content/model.ts';
import { coreBlocks } from './core-blocks.ts';
import { products, subCategoryPath } from './products.ts';

/** A form of the starting content as editors embed it. */
function formBlock(formId: number, title = false): string {
  return `<!-- wp:gravityforms/form ${JSON.stringify({ formId: String(formId), title, description: title })} /-->`;
}

/** Many pages, so that visitors are still browsing when a site is killed. */
const bulletins: readonly SeedPage[] = Array.from({ length: 60 }, (_, index) => {
  const slug = `bulletin-${index + 1}`;
  const [path, title] = [`/about/${slug}/`, `Bulletin ${index + 1}`];
  return { slug, path, title, template: 'Default', content: `<p>What bulletin ${index + 1} says.</p>` };
});

/** Parents come before their children. */
export const pages: readonly SeedPage[] = [
  {
    slug: 'home',
    path: '/',
    title: 'Home',
    template: 'Default',
    groups: {
      heroBanner: {
        bannerText: '<h1>Pumps for tests</h1>',
        bannerImage: { media: 'banner' },
        bannerCtaLink: { link: { url: '/pumps/', title: 'See pumps' } },
        bannerCtaText: 'See pumps',
      },
      homeDescription: { descriptionText: '<p>Each test needs its pump.</p>', descriptionButtonText: 'About us' },
      features: {
        featureCards: [
          {
            featureTitle: 'Tested',
            featureImage: { media: 'icon' },
            featureDescription: '<p>Each pump passes a test.</p>',
          },
        ],
      },
    },
  },
  { slug: 'news', path: '/news/', title: 'News', template: 'Default' },
  {
    slug: 'hidden-page',
    path: '/hidden-page/',
    title: 'Hidden page',
    template: 'Default',
    seo: { noindex: true },
    content: '<p>Nobody looks for the quokka.</p>',
  },
  { slug: 'core-blocks', path: '/core-blocks/', title: 'Blocks', template: 'Default', content: coreBlocks },
  { slug: 'privacy-policy', path: '/privacy-policy/', title: 'Privacy policy', template: 'Default' },
  { slug: 'standard-terms-of-sale', path: '/standard-terms-of-sale/', title: 'Terms of sale', template: 'Default' },
  {
    slug: 'about',
    path: '/about/',
    title: 'About us',
    template: 'Default',
    featuredImage: 'banner',
    content: '<p>A maker of pumps that exist in tests only.</p>',
  },
  {
    slug: 'contact',
    path: '/contact/',
    title: 'Contact',
    template: 'Default',
    content: `<h2>Send us a message</h2>\n\n${formBlock(1)}`,
  },
  {
    slug: 'history',
    path: '/history/',
    title: 'History',
    template: 'Page With Large Header',
    featuredImage: 'banner',
    content: '<h2>The first test</h2><p>It was passed.</p>',
  },
  {
    slug: 'service',
    path: '/service/',
    title: 'Service',
    template: 'Page Without Separators',
    featuredImage: 'banner',
    content: '<h2>Repairs</h2><p>Tests are repaired here.</p>',
  },
  {
    slug: 'data-card',
    path: '/data-card/',
    title: 'Data card',
    template: 'Blank',
    content: '<h1>Data card</h1><p>To print.</p>',
  },
  {
    slug: 'careers',
    path: '/careers/',
    title: 'Careers',
    template: 'Default',
    content: '<p>We look for testers. Read <a href="/about/">about us</a> or <a href="/contact/">write</a>.</p>',
  },
  {
    slug: 'warranty',
    path: '/warranty/',
    title: 'Warranty',
    template: 'Default',
    content: '<p>Every test counts.</p>',
  },
  {
    slug: 'replacement-parts',
    path: '/replacement-parts/',
    title: 'Replacement parts',
    template: 'Product Replacement Parts',
    featuredImage: 'banner',
    groups: {
      replacementParts: {
        body: '<h2>What we need from you</h2><p>The serial number.</p>',
        replacementLinkUrl: { pages: ['/quote/'] },
        replacementBrands: [
          {
            brandTitle: 'Test Pump Company',
            coveredProductsList: '<ul><li>All years</li></ul>',
            brandLogoGallery: { gallery: ['icon'] },
          },
        ],
      },
    },
  },
  {
    slug: 'start-up-report',
    path: '/start-up-report/',
    title: 'Start-up report',
    template: 'Default',
    seo: { noindex: true },
    content: formBlock(3, true),
  },
  {
    slug: 'pump-check',
    path: '/pump-check/',
    title: 'Pump check',
    template: 'Default',
    seo: { noindex: true },
    content: formBlock(5),
  },
  {
    slug: 'parts-order',
    path: '/parts-order/',
    title: 'Parts order',
    template: 'Default',
    seo: { noindex: true },
    content: formBlock(6),
  },
  {
    slug: 'site-photos',
    path: '/site-photos/',
    title: 'Site photos',
    template: 'Default',
    seo: { noindex: true },
    content: formBlock(17),
  },
  {
    slug: 'operator-class',
    path: '/operator-class/',
    title: 'Operator class',
    template: 'Default',
    content: formBlock(4),
  },
  { slug: 'quote', path: '/quote/', title: 'Ask for a price', template: 'Default', content: formBlock(2) },
  {
    slug: 'thank-you',
    path: '/quote/thank-you/',
    title: 'Your request is in',
    template: 'Default',
    seo: { noindex: true },
    content: '<p>You hear from us.</p>',
  },
  {
    slug: 'pumps',
    path: '/pumps/',
    title: 'Pumps',
    template: 'Product Main Category',
    groups: {
      productMainCategory: { description: '<p>One line.</p>', relatedSubCategories: { pages: [subCategoryPath] } },
    },
  },
  {
    slug: 'test-pumps',
    path: subCategoryPath,
    title: 'Test pumps',
    template: 'Product Subcategory',
    groups: {
      productSubCategory: {
        teaserDescription: 'Pumps for every test',
        relatedProducts: { pages: products.map(({ path }) => path) },
      },
    },
  },
  ...products,
  ...bulletins,
];
