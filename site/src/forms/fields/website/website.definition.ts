import { graphql } from '../../../cms-client/graphql.ts';
import { defineField } from '../reading/define-field.ts';
import { readTyped } from '../reading/read-settings.ts';
import type { FieldBase, TypedSettings } from '../shared/field-base.ts';

export type WebsiteField = FieldBase & TypedSettings & { type: 'WEBSITE' };

const WebsiteFieldParts = graphql(`
  fragment WebsiteFieldParts on WebsiteField {
    inputName
    autocompleteAttribute
  }
`);

export const websiteDefinition = defineField(
  WebsiteFieldParts,
  (parts, context): WebsiteField => ({ ...readTyped(context, parts), type: 'WEBSITE' }),
);
