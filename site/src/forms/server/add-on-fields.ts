import { graphql } from '../../cms-client/graphql.ts';
import { withFragments } from '../../cms-client/with-fragments.ts';
import { rareTypeFragments } from '../fields/form-field.ts';

const AddOnFieldParts = graphql(`
  fragment AddOnFieldParts on FormField {
    __typename
    databaseId
  }
`);

const FieldsOfAddOns = graphql(
  `
    query GetAddOnFields($id: ID!) {
      gfForm(id: $id, idType: DATABASE_ID) {
        formFields(first: 600) {
          nodes {
            __typename
            databaseId
            ...AddOnFieldParts
          }
        }
      }
    }
  `,
  [AddOnFieldParts],
);

/**
 * The settings of a form's polls, quizzes and survey fields. Only sent for forms with some: a WordPress without the
 * add-ons does not know the types, so this is not one of the site's operations that every CMS has to answer.
 */
export const GetAddOnFields = withFragments(FieldsOfAddOns, 'AddOnFieldParts', rareTypeFragments.addOn);
