import { type FragmentOf, graphql, type ResultOf } from '../../../cms-client/graphql.ts';
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
      ... on GfFieldWithPlaceholderSetting {
        placeholder
      }
      ... on GfFieldWithSizeSetting {
        size
      }
      ... on GfFieldWithDefaultValueSetting {
        defaultValue
      }
      ... on GfFieldWithAutocompleteSetting {
        hasAutocomplete
      }
      ... on PageField {
        nextButton {
          text
          conditionalLogic {
            ...ConditionalLogicParts
          }
        }
        previousButton {
          text
          conditionalLogic {
            ...ConditionalLogicParts
          }
        }
      }
    }
  `,
  [ConditionalLogicParts],
);

/** A field as the CMS answers it: what all types have, and, out of sight of TypeScript, what its own type asks for. */
export type FieldNode = FragmentOf<typeof FieldParts> & { __typename: FieldTypeName };

/** The types of fields that the contract has. */
export type FieldTypeName = ResultOf<typeof FieldParts>['__typename'];
