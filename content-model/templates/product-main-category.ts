import type { TemplateDefinition } from '../template.ts';

export const productMainCategory = {
  contentTypes: ['page'],
  groups: { productMainCategory: { description: 'wysiwyg', relatedSubCategories: 'pages' } },
} as const satisfies TemplateDefinition;
