import { graphql } from '../../../cms-client/graphql.ts';
import { cleanHtml } from '../reading/cleaner.ts';
import { defineField } from '../reading/define-field.ts';
import type { FieldBase } from '../shared/field-base.ts';

/** `content` is HTML. */
export type HtmlField = FieldBase & { type: 'HTML'; content: string };

const HtmlFieldParts = graphql(`
  fragment HtmlFieldParts on HtmlField {
    content
  }
`);

export const htmlDefinition = defineField(
  HtmlFieldParts,
  ({ content }, { base, clean }): HtmlField => ({ ...base, type: 'HTML', content: cleanHtml(clean, content) ?? '' }),
);
