import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';
import { cleanHtml } from '../../definition/cleaner.ts';
import type { FieldContext } from '../../definition/read-base.ts';
import type { ConsentField } from '../../form-definition.ts';

export const ConsentFieldParts = graphql(`
  fragment ConsentFieldParts on ConsentField {
    checkboxLabel
  }
`);

export function readConsent(node: FragmentOf<typeof ConsentFieldParts>, { base, clean }: FieldContext): ConsentField {
  const { checkboxLabel } = readFragment(ConsentFieldParts, node);
  return { ...base, type: 'CONSENT', checkboxLabel: cleanHtml(clean, checkboxLabel) ?? '' };
}
