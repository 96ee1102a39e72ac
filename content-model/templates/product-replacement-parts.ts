import type { TemplateDefinition } from '../template.ts';

export const productReplacementParts = {
  contentTypes: ['page'],
  groups: {
    replacementParts: {
      body: 'wysiwyg',
      replacementLinkUrl: 'page',
      replacementBrands: {
        rows: { brandTitle: 'text', coveredProductsList: 'wysiwyg', brandLogoGallery: 'gallery' },
      },
    },
  },
} as const satisfies TemplateDefinition;
