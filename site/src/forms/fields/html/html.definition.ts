import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';
import { cleanHtml } from '../../definition/cleaner.ts';
import type { FieldContext } from '../../definition/read-base.ts';
import type { HtmlField } from '../../form-definition.ts';

export const HtmlFieldParts = graphql(`
  fragment HtmlFieldParts on HtmlField {
    content
  }
`);

export function readHtml(node: FragmentOf<typeof HtmlFieldParts>, { base, clean }: FieldContext): HtmlField {
  const { content } = readFragment(HtmlFieldParts, node);
  return { ...base, type: 'HTML', content: cleanHtml(clean, content) ?? '' };
}
