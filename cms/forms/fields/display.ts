/** What visitors see and do not fill in. */
import type { HtmlField, PageButton, PageField, SectionField } from '../definition/field.ts';
import type { FieldKind } from './field-kind.ts';

export const htmlKind: FieldKind<HtmlField> = {
  graphqlType: 'HtmlField',
  valueKey: null,
  details: ({ hasMargins = true }) => ({ hasMargins }),
};

export const sectionKind: FieldKind<SectionField> = { graphqlType: 'SectionField', valueKey: null };

function button(text: string, own: PageButton = {}): PageButton {
  return { type: 'TEXT', text, ...own };
}

export const pageKind: FieldKind<PageField> = {
  graphqlType: 'PageField',
  valueKey: null,
  details: ({ nextButton, previousButton }) => ({
    nextButton: button('Next', nextButton),
    previousButton: button('Previous', previousButton),
  }),
};
