import type { TemplateDefinition } from '../template.ts';

export const singleProduct = {
  contentTypes: ['page'],
  groups: {
    singleProduct: {
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
      catalogueTables: 'textarea',
    },
  },
} as const satisfies TemplateDefinition;
