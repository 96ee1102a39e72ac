import { graphql } from '../../cms-client/graphql.ts';
import { withFragments } from '../../cms-client/with-fragments.ts';
import { rareTypeFragments } from '../fields/form-field.ts';

const RareFieldParts = graphql(`
  fragment RareFieldParts on FormField {
    __typename
    databaseId
  }
`);

const FieldsOfRareTypes = graphql(
  `
    query GetRareFields($id: ID!, $first: Int = 600, $after: String) {
      gfForm(id: $id, idType: DATABASE_ID) {
        formFields(first: $first, after: $after) {
          nodes {
            __typename
            databaseId
            ...RareFieldParts
          }
        }
      }
    }
  `,
  [RareFieldParts],
);

const FieldsOfPosts = graphql(
  `
    query GetPostFields($id: ID!, $first: Int = 600, $after: String) {
      gfForm(id: $id, idType: DATABASE_ID) {
        formFields(first: $first, after: $after) {
          nodes {
            __typename
            databaseId
            ...RareFieldParts
          }
        }
      }
    }
  `,
  [RareFieldParts],
);

/** The settings of a form's fields of an order, and of its choices with pictures. */
export const GetRareFields = withFragments(FieldsOfRareTypes, 'RareFieldParts', rareTypeFragments.order);

/** The settings of a form's fields from which Gravity Forms writes a post. */
export const GetPostFields = withFragments(FieldsOfPosts, 'RareFieldParts', rareTypeFragments.post);
