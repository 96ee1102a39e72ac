/**
 * Which custom fields there are: by GraphQL type, each field with the kind of value an editor
 * gives it. Adding a field is a line here and in the contract; a test holds the two together.
 */
export type FieldType =
  | 'text'
  | 'textarea'
  | 'wysiwyg'
  | 'number'
  | 'strings'
  | 'image'
  | 'file'
  | 'gallery'
  | 'page'
  | 'pages'
  | 'link'
  | 'repeater';

export const fieldTypes = {
  GenericPageFields: { genericTeaserDescription: 'textarea' },
  HeroBanner: { bannerText: 'wysiwyg', bannerImage: 'image', bannerCtaLink: 'link', bannerCtaText: 'text' },
  HomeDescription: {
    descriptionText: 'wysiwyg',
    descriptionButtonText: 'text',
    descriptionButtonLink: 'link',
    descriptionImage: 'image',
  },
  LinkCards: { linkCardItems: 'repeater' },
  LinkCardsLinkCardItems: { cardImage: 'image', cardTitle: 'text', cardLink: 'page' },
  Features: { featureCards: 'repeater' },
  FeaturesFeatureCards: { featureTitle: 'text', featureImage: 'image', featureDescription: 'wysiwyg' },
  StatisticsSection: { title: 'text', statisticItems: 'repeater' },
  StatisticsSectionStatisticItems: { statisticIcon: 'image', statistic: 'text', statisticDescription: 'text' },
  Partner: { partnerTitle: 'text', partnerImageGallery: 'gallery' },
  ProductMainCategory: { description: 'wysiwyg', relatedSubCategories: 'pages' },
  ProductSubCategory: { teaserDescription: 'textarea', relatedProducts: 'pages' },
  SingleProduct: {
    teaserDescription: 'textarea',
    description: 'wysiwyg',
    features: 'wysiwyg',
    applications: 'wysiwyg',
    markets: 'wysiwyg',
    videoId: 'text',
    imageGallery: 'gallery',
    partsBreakoutImage: 'image',
    partsBreakoutText: 'wysiwyg',
    brochure: 'file',
    dataSheet: 'file',
    manual: 'file',
  },
  ReplacementParts: { body: 'wysiwyg', replacementLinkUrl: 'page', replacementBrands: 'repeater' },
  ReplacementPartsReplacementBrands: {
    brandTitle: 'text',
    coveredProductsList: 'wysiwyg',
    brandLogoGallery: 'gallery',
  },
  Project: { projectTitle: 'text', summary: 'textarea', contentArea: 'wysiwyg' },
  Testimonial: { testimonialContent: 'wysiwyg', testimonialAuthor: 'text' },
  Representative: {
    name: 'text',
    address: 'wysiwyg',
    territories: 'wysiwyg',
    website: 'text',
    geoCoordinateLatitude: 'number',
    geoCoordinateLongitude: 'number',
    polygonCoordinates: 'strings',
  },
} as const satisfies Record<string, Record<string, FieldType>>;

/** The groups on `Page`, by field, with the GraphQL type of the group. */
export const pageGroups = {
  genericPageFields: 'GenericPageFields',
  heroBanner: 'HeroBanner',
  homeDescription: 'HomeDescription',
  linkCards: 'LinkCards',
  features: 'Features',
  statisticsSection: 'StatisticsSection',
  partner: 'Partner',
} as const satisfies Record<string, keyof typeof fieldTypes>;

/** The group of each template type that has one. */
export const templateGroups = {
  Template_ProductMainCategory: { productMainCategory: 'ProductMainCategory' },
  Template_ProductSubcategory: { productSubCategory: 'ProductSubCategory' },
  Template_SingleProduct: { singleProduct: 'SingleProduct' },
  Template_ProductReplacementParts: { replacementParts: 'ReplacementParts' },
} as const satisfies Record<string, Record<string, keyof typeof fieldTypes>>;
