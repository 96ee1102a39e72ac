import { graphql } from '../../cms-client/graphql.ts';
import { withFragments } from '../../cms-client/with-fragments.ts';
import { typeFragments } from '../fields/form-field.ts';
import { ConditionalLogicParts } from '../fields/reading/conditional-logic.fragment.ts';
import { FieldParts } from '../fields/reading/field.fragment.ts';
import { ConfirmationParts } from './definition/confirmation.fragment.ts';
import { ScheduleParts } from './definition/schedule.fragment.ts';

/**
 * A form for visitors, without the settings of single field types. The query leaves out `notifications`, which contain
 * the staff's email addresses, and `captchaType`, whose stored value may be missing in its enum and make the query fail.
 */
const FormForVisitors = graphql(
  `
    query GetForm($id: ID!, $first: Int = 600, $after: String) {
      gfForm(id: $id, idType: DATABASE_ID) {
        databaseId
        title
        description
        cssClass
        isActive
        isTrash
        labelPlacement
        descriptionPlacement
        subLabelPlacement
        requiredIndicator
        customRequiredIndicator
        hasValidationSummary
        submitButton {
          type
          text
          imageUrl
          conditionalLogic {
            ...ConditionalLogicParts
          }
        }
        confirmations {
          ...ConfirmationParts
        }
        pagination {
          type
          pageNames
          hasProgressbarOnConfirmation
          progressbarCompletionText
          lastPageButton {
            type
            text
            imageUrl
          }
        }
        saveAndContinue {
          hasSaveAndContinue
          buttonText
        }
        scheduling {
          ...ScheduleParts
        }
        entryLimits {
          hasLimit
          limitReachedMessage
        }
        formFields(first: $first, after: $after) {
          nodes {
            __typename
            ...FieldParts
          }
        }
      }
      gfSettings {
        currency
        recaptcha {
          publicKey
          type
        }
      }
    }
  `,
  [ConditionalLogicParts, ConfirmationParts, FieldParts, ScheduleParts],
);

/** A form for visitors, with the settings of each field type that every form may have. */
export const GetForm = withFragments(FormForVisitors, 'FieldParts', typeFragments);
