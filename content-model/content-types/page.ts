import type { ContentTypeDefinition } from '../content-type.ts';

export const page = {
  singleName: 'page',
  pluralName: 'pages',
  label: 'Pages',
  hierarchical: true,
  supports: ['author', 'editor', 'thumbnail'],
  groups: { genericPageFields: { genericTeaserDescription: 'textarea' } },
  frontPageGroups: {
    heroBanner: { bannerText: 'wysiwyg', bannerImage: 'image', bannerCtaLink: 'link', bannerCtaText: 'text' },
    homeDescription: {
      descriptionText: 'wysiwyg',
      descriptionButtonText: 'text',
      descriptionButtonLink: 'link',
      descriptionImage: 'image',
    },
    linkCards: { linkCardItems: { rows: { cardImage: 'image', cardTitle: 'text', cardLink: 'page' } } },
    features: {
      featureCards: { rows: { featureTitle: 'text', featureImage: 'image', featureDescription: 'wysiwyg' } },
    },
    statisticsSection: {
      title: 'text',
      statisticItems: { rows: { statisticIcon: 'image', statistic: 'text', statisticDescription: 'text' } },
    },
    partner: { partnerTitle: 'text', partnerImageGallery: 'gallery' },
  },
} as const satisfies ContentTypeDefinition;
