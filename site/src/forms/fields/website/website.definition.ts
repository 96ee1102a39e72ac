import { type FragmentOf, graphql, readFragment } from '../../../cms-client/graphql.ts';
import type { FieldContext } from '../../definition/read-base.ts';
import { readTyped } from '../../definition/read-settings.ts';
import type { WebsiteField } from '../../form-definition.ts';

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
