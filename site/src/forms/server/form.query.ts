import { graphql } from '../../cms-client/graphql.ts';
import { AddressFieldParts } from '../fields/address/address.definition.ts';
import { CaptchaFieldParts } from '../fields/captcha/captcha.definition.ts';
import { CheckboxFieldParts } from '../fields/checkbox/checkbox.definition.ts';
import { ConsentFieldParts } from '../fields/consent/consent.definition.ts';
import { DateFieldParts } from '../fields/date/date.definition.ts';
import { EmailFieldParts } from '../fields/email/email.definition.ts';
import { FileUploadFieldParts } from '../fields/file-upload/file-upload.definition.ts';
import { HiddenFieldParts } from '../fields/hidden/hidden.definition.ts';
import { HtmlFieldParts } from '../fields/html/html.definition.ts';
import { ListFieldParts } from '../fields/list/list.definition.ts';
import { MultiSelectFieldParts } from '../fields/multi-select/multi-select.definition.ts';
import { NameFieldParts } from '../fields/name/name.definition.ts';
import { NumberFieldParts } from '../fields/number/number.definition.ts';
import { PhoneFieldParts } from '../fields/phone/phone.definition.ts';
import { RadioFieldParts } from '../fields/radio/radio.definition.ts';
import { ConditionalLogicParts } from '../fields/reading/conditional-logic.fragment.ts';
import { FieldParts } from '../fields/reading/field.fragment.ts';
import { SelectFieldParts } from '../fields/select/select.definition.ts';
import { TextFieldParts } from '../fields/text/text.definition.ts';
import { TextAreaFieldParts } from '../fields/text-area/text-area.definition.ts';
import { TimeFieldParts } from '../fields/time/time.definition.ts';
import { WebsiteFieldParts } from '../fields/website/website.definition.ts';
import { PageFieldParts } from './definition/button.fragment.ts';
import { ConfirmationParts } from './definition/confirmation.fragment.ts';
import { ScheduleParts } from './definition/schedule.fragment.ts';

/**
 * A form for visitors. Two fields are never asked for: `notifications`, which hold the staff's addresses,
 * and `captchaType`, whose stored value may be missing in its enum and would fail the query.
 */
export const GetForm = graphql(
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
          text
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
            text
          }
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
            ...AddressFieldParts
            ...CaptchaFieldParts
            ...CheckboxFieldParts
            ...ConsentFieldParts
            ...DateFieldParts
            ...EmailFieldParts
            ...FileUploadFieldParts
            ...HiddenFieldParts
            ...HtmlFieldParts
            ...ListFieldParts
            ...MultiSelectFieldParts
            ...NameFieldParts
            ...NumberFieldParts
            ...PageFieldParts
            ...PhoneFieldParts
            ...RadioFieldParts
            ...SelectFieldParts
            ...TextFieldParts
            ...TextAreaFieldParts
            ...TimeFieldParts
            ...WebsiteFieldParts
          }
        }
      }
      gfSettings {
        recaptcha {
          publicKey
          type
        }
      }
    }
  `,
  [
    AddressFieldParts,
    CaptchaFieldParts,
    CheckboxFieldParts,
    ConditionalLogicParts,
    ConfirmationParts,
    ConsentFieldParts,
    DateFieldParts,
    EmailFieldParts,
    FieldParts,
    FileUploadFieldParts,
    HiddenFieldParts,
    HtmlFieldParts,
    ListFieldParts,
    MultiSelectFieldParts,
    NameFieldParts,
    NumberFieldParts,
    PageFieldParts,
    PhoneFieldParts,
    RadioFieldParts,
    ScheduleParts,
    SelectFieldParts,
    TextAreaFieldParts,
    TextFieldParts,
    TimeFieldParts,
    WebsiteFieldParts,
  ],
);
