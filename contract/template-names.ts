/**
 * The page templates that editors choose from, by the label that WordPress shows and answers as
 * `template.templateName`, with the GraphQL type that carries the template's fields.
 */
export const templateTypes = {
  Default: 'DefaultTemplate',
  'Product Main Category': 'Template_ProductMainCategory',
  'Product Subcategory': 'Template_ProductSubcategory',
  'Single Product': 'Template_SingleProduct',
  'Product Replacement Parts': 'Template_ProductReplacementParts',
  Blank: 'Template_Blank',
  'Page Without Separators': 'Template_PageWithoutSeparators',
  'Page With Large Header': 'Template_PageWithLargeHeader',
  'Single Post Without Separators': 'Template_SinglePostWithoutSeparators',
} as const;

export type TemplateName = keyof typeof templateTypes;

/** Content types that may use each template; `Default` serves all of them. */
export const templateContentTypes = {
  Default: ['page', 'post', 'project', 'representative', 'testimonial'],
  'Product Main Category': ['page'],
  'Product Subcategory': ['page'],
  'Single Product': ['page'],
  'Product Replacement Parts': ['page'],
  Blank: ['page'],
  'Page Without Separators': ['page'],
  'Page With Large Header': ['page'],
  'Single Post Without Separators': ['post'],
} as const satisfies Record<TemplateName, readonly string[]>;
