/** What visitors see and do not fill in. */
import type { FieldSettings, PageButton } from '../definition/field-settings.ts';
import type { FieldKind } from './field-kind.ts';

export interface HtmlField extends FieldSettings<'HTML'> {
  content: string;
  hasMargins?: boolean;
}

export interface SectionField extends FieldSettings<'SECTION'> {
  description?: string;
}

/** Everything after it is on the next page of the form. */
export interface PageField extends FieldSettings<'PAGE'> {
  nextButton?: PageButton;
  previousButton?: PageButton;
}

export const htmlKind: FieldKind<HtmlField> = {
  type: 'HTML',
  valueKey: null,
  details: ({ hasMargins = true }) => ({ hasMargins }),
  rule: () => ({ type: 'HTML' }),
};

export const sectionKind: FieldKind<SectionField> = {
  type: 'SECTION',
  valueKey: null,
  rule: () => ({ type: 'SECTION' }),
};

function button(text: string, own: PageButton = {}): PageButton {
  return { type: 'TEXT', text, ...own };
}

export const pageKind: FieldKind<PageField> = {
  type: 'PAGE',
  valueKey: null,
  details: ({ nextButton, previousButton }) => ({
    nextButton: button('Next', nextButton),
    previousButton: button('Previous', previousButton),
  }),
  rule: () => ({ type: 'PAGE' }),
};
