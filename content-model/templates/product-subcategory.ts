import type { TemplateDefinition } from '../template.ts';

export const productSubcategory = {
  contentTypes: ['page'],
  groups: { productSubCategory: { teaserDescription: 'textarea', relatedProducts: 'pages' } },
} as const satisfies TemplateDefinition;
