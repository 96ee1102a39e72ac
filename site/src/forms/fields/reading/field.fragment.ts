import { graphql } from '../../../cms-client/graphql.ts';
import { ConditionalLogicParts } from './conditional-logic.fragment.ts';

/** What fields have in common, as far as each type has it. */
export const FieldParts = graphql(
  `
    fragment FieldParts on FormField {
      __typename
      databaseId
      type
      visibility
      layoutGridColumnSpan
      ... on GfFieldWithLabelSetting {
        label
      }
      ... on GfFieldWithLabelPlacementSetting {
        labelPlacement
        descriptionPlacement
      }
      ... on GfFieldWithDescriptionSetting {
        description
      }
      ... on GfFieldWithCssClassSetting {
        cssClass
      }
      ... on GfFieldWithErrorMessageSetting {
        errorMessage
      }
      ... on GfFieldWithRulesSetting {
        isRequired
      }
      ... on GfFieldWithConditionalLogicSetting {
        conditionalLogic {
          ...ConditionalLogicParts
        }
      }
      ... on GfFieldWithPrepopulateFieldSetting {
        canPrepopulate
      }
    }
  `,
  [ConditionalLogicParts],
);
