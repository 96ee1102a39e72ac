import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';
import type { WebsiteField } from '../../model/form-definition.ts';
import type { FieldContext } from '../reading/read-base.ts';
import { readTyped } from '../reading/read-settings.ts';

export const WebsiteFieldParts = graphql(`
  fragment WebsiteFieldParts on WebsiteField {
    placeholder
    size
    defaultValue
    inputName
    hasAutocomplete
    autocompleteAttribute
  }
`);

export function readWebsite(node: FragmentOf<typeof WebsiteFieldParts>, context: FieldContext): WebsiteField {
  return { ...readTyped(context, readFragment(WebsiteFieldParts, node)), type: 'WEBSITE' };
}
