import type { TemplateName } from '@headwater/content-model/templates.ts';

export interface PageVariant {
  /** How the top of the page looks; `none` leaves it to the content. */
  banner: 'default' | 'large' | 'none';
  /** Whether rules separate the content. */
  separators: boolean;
  /** Printed as one sheet to hang on a wall: large type, in one column. */
  isSheet?: boolean;
}

const standard: PageVariant = { banner: 'default', separators: true };

const variants: Partial<Record<TemplateName, PageVariant>> = {
  Blank: { banner: 'none', separators: false, isSheet: true },
  'Page Without Separators': { banner: 'default', separators: false },
  'Single Post Without Separators': { banner: 'default', separators: false },
  'Page With Large Header': { banner: 'large', separators: true },
};

/** How a generic page or a post looks with the template that its editor chose; the default look for all others. */
export function pageVariant(templateName: string | null | undefined): PageVariant {
  const name = Object.keys(variants).find((label) => label.toLowerCase() === templateName?.toLowerCase());
  return (name && variants[name as TemplateName]) || standard;
}
