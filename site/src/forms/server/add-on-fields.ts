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
    query GetAddOnFields($id: ID!, $first: Int = 600, $after: String) {
      gfForm(id: $id, idType: DATABASE_ID) {
        formFields(first: $first, after: $after) {
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
 * The settings of a form's polls, quizzes and survey fields, a query for each add-on. Only sent for forms with such a field: a
 * WordPress without the add-on does not know its types, so these are not operations that every CMS has to know.
 */
export const addOnQueries = {
  poll: withFragments(FieldsOfAddOns, 'AddOnFieldParts', rareTypeFragments.poll),
  quiz: withFragments(FieldsOfAddOns, 'AddOnFieldParts', rareTypeFragments.quiz),
  survey: withFragments(FieldsOfAddOns, 'AddOnFieldParts', rareTypeFragments.survey),
};
