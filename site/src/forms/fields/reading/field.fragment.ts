import { type FragmentOf, graphql, type ResultOf } from '../../../cms-client/graphql.ts';
import { ConditionalLogicParts } from './conditional-logic.fragment.ts';

/** Common settings of fields, each on the types that have it. */
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
          type
          text
          imageUrl
          conditionalLogic {
            ...ConditionalLogicParts
          }
        }
        previousButton {
          type
          text
          imageUrl
          conditionalLogic {
            ...ConditionalLogicParts
          }
        }
      }
    }
  `,
  [ConditionalLogicParts],
);

/** A field in the CMS's response: common settings, and those of its type, which are masked from TypeScript. */
export type FieldNode = FragmentOf<typeof FieldParts> & { __typename: FieldTypeName };

/** The field types of the contract. */
export type FieldTypeName = ResultOf<typeof FieldParts>['__typename'];

/** A field, and what the CMS says is wrong with it. */
export type NodeWithProblem = FieldNode & { problem?: string };
