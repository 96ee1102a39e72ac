import type { ContentTypeDefinition } from '../content-type.ts';

export const testimonial = {
  singleName: 'testimonial',
  pluralName: 'testimonials',
  label: 'Testimonials',
  hasOwnPage: false,
  fields: { testimonialContent: 'wysiwyg', testimonialAuthor: 'text' },
} as const satisfies ContentTypeDefinition;
