import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';
import type { ConsentField } from '../../model/form-definition.ts';
import { cleanHtml } from '../reading/cleaner.ts';
import type { FieldContext } from '../reading/read-base.ts';

export const ConsentFieldParts = graphql(`
  fragment ConsentFieldParts on ConsentField {
    checkboxLabel
  }
`);

export function readConsent(node: FragmentOf<typeof ConsentFieldParts>, { base, clean }: FieldContext): ConsentField {
  const { checkboxLabel } = readFragment(ConsentFieldParts, node);
  return { ...base, type: 'CONSENT', checkboxLabel: cleanHtml(clean, checkboxLabel) ?? '' };
}
