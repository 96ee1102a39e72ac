import type { TemplateDefinition } from '../template.ts';

/** Templates without fields: they change how a page or post looks, not what it holds. */
export const variants = {
  Blank: { contentTypes: ['page'] },
  'Page Without Separators': { contentTypes: ['page'] },
  'Page With Large Header': { contentTypes: ['page'] },
  'Single Post Without Separators': { contentTypes: ['post'] },
} as const satisfies Record<string, TemplateDefinition>;
