import type { TemplateDefinition } from '../template.ts';

// Templates without fields: they change the look of a page or post, not its content.
export const blank = { contentTypes: ['page'] } as const satisfies TemplateDefinition;
export const pageWithoutSeparators = blank;
export const pageWithLargeHeader = blank;
export const singlePostWithoutSeparators = { contentTypes: ['post'] } as const satisfies TemplateDefinition;
