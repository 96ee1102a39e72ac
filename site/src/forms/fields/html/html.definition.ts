import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';
import type { HtmlField } from '../../model/form-definition.ts';
import { cleanHtml } from '../reading/cleaner.ts';
import type { FieldContext } from '../reading/read-base.ts';

export const HtmlFieldParts = graphql(`
  fragment HtmlFieldParts on HtmlField {
    content
  }
`);

export function readHtml(node: FragmentOf<typeof HtmlFieldParts>, { base, clean }: FieldContext): HtmlField {
  const { content } = readFragment(HtmlFieldParts, node);
  return { ...base, type: 'HTML', content: cleanHtml(clean, content) ?? '' };
}
