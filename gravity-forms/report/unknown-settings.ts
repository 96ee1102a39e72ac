import { fieldSettings, formSettings } from '../convert/settings.ts';
import type { GravityField, GravityForm } from '../gravity-form.ts';
import { isObject, type Json, type JsonObject, objectsIn, textOf } from '../json.ts';

/**
 * The settings that are honored, that mean nothing to visitors and entries, or that another line of the report is about.
 * Whatever else a form has is named: what this project does not know may do something.
 */
function listed(names: string): string[] {
  return names.trim().split(/\s+/);
}

const ofField = new Set([
  ...fieldSettings.map(({ property }) => property),
  ...listed(`type id formId inputType inputs choices conditionalLogic fields pageNumber nextFieldId
    adminOnly inputMask inputMaskValue inputMaskIsCustom enableAutocomplete autocompleteAttribute
    calculationFormula enableCalculation
    enableChoiceValue enablePrice enableColumns emailConfirmEnabled nextButton previousButton nameFormat displayOnly
    captchaType hideAddress2 hideState hideCountry enableCopyValuesOption copyValuesOptionDefault copyValuesOptionField
    copyValuesOptionLabel gsurveyLikertEnableMultipleRows gsurveyLikertRows storageType`),
  // Of the editor's screens, and of how Gravity Forms itself draws and stores a field.
  ...listed(`adminLabel calendarIconType calendarIconUrl layoutGroupId layoutSpacerGridColumnSpan descriptionPlaceholder
    checked_indicator_url checked_indicator_markup useRichTextEditor visibility productField sectionId simpleCaptchaSize
    simpleCaptchaFontColor simpleCaptchaBackgroundColor mathCaptchaSize errors failed_validation validation_message
    choicesGroup displayUrl multipleChoices enableDisplayInColumns addIconUrl deleteIconUrl selectAllText typeLabel
    imageChoices_choiceMarkupId isChoicePriced canRevealPassword passwordStrengthEnabled minPasswordStrength`),
  // Add-ons and posts have lines of their own: nothing is graded, and nothing is written.
  ...listed(`poll_field_type gpollRandomizeOrder reversed postCustomFieldName postCustomFieldNameType postFeaturedImage
    postContentTemplate postContentTemplateEnabled postTitleTemplate postTitleTemplateEnabled customFieldTemplate
    customFieldTemplateEnabled postImageTemplate allowedPostTypes
    imageChoicesSize imageChoices_style imageChoices_imageStyle enableImageSize`),
]);

const ofInput = new Set(
  listed(
    'id label name key customLabel placeholder defaultValue autocompleteAttribute isHidden choices inputType defaultLabel',
  ),
);
const ofChoice = new Set(
  listed(
    'text value isSelected price isOtherChoice key attachment_id file_url gquizIsCorrect gquizWeight score weight',
  ),
);

const ofForm = new Set([
  ...formSettings.map(({ property }) => property),
  ...listed(`id title fields button confirmations notifications save pagination lastPageButton is_active is_trash
    is_deleted scheduleForm scheduleStart scheduleStartHour scheduleStartMinute scheduleStartAmpm scheduleEnd scheduleEndHour
    scheduleEndMinute scheduleEndAmpm schedulePendingMessage scheduleMessage limitEntries limitEntriesCount limitEntriesPeriod
    limitEntriesMessage requireLogin requireLoginMessage enableHoneypot honeypotAction postStatus postAuthor postCategory
    postFormat postContentTemplate postContentTemplateEnabled postTitleTemplate postTitleTemplateEnabled
    useCurrentUserAsAuthor version nextFieldId markupVersion date_created date_updated blog_id template_id
    enableAnimation validationPlacement saveEnabled saveButtonText buttonType buttonText trash view_count sort_column`),
]);

const ofNotification = new Set(
  listed(`id name event to toType toEmail toField routing cc bcc replyTo from fromName subject message message_format isActive
    isDefault conditionalLogic notification_conditional_logic notification_conditional_logic_object form_id enableAttachments
    fromEmail service`),
);

const ofConfirmation = new Set(
  listed(`id name event type message url page pageId queryString isActive isDefault conditionalLogic isNew
    confirmation_conditional_logic confirmation_conditional_logic_object default`),
);

function isSet(value: Json | undefined): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (isObject(value)) return Object.keys(value).length > 0;
  return value === true || !['', '0', 'false'].includes(textOf(value));
}

function unknown(item: JsonObject, known: ReadonlySet<string>): string[] {
  return Object.entries(item).flatMap(([name, value]) => (known.has(name) || !isSet(value) ? [] : [name]));
}

/** Settings of add-ons that grade are told about where the field is. */
export function unknownFieldSettings(field: GravityField): string[] {
  const own = unknown(field, ofField).filter((name) => !/^(?:gquiz|gsurvey|gpoll)/.test(name));
  const inner = [
    ...objectsIn(field.inputs).flatMap((input) => unknown(input, ofInput)),
    ...objectsIn(field.choices).flatMap((choice) => unknown(choice, ofChoice)),
  ];
  return [...new Set([...own, ...inner])];
}

/** Feeds of add-ons have a line of their own. */
export function unknownFormSettings(form: GravityForm): string[] {
  return unknown(form, ofForm).filter((name) => !/feeds?$/i.test(name));
}

export function unknownNotificationSettings(notification: JsonObject): string[] {
  const service = textOf(notification.service) || 'wordpress';
  return [...unknown(notification, ofNotification), ...(service === 'wordpress' ? [] : ['service'])];
}

export function unknownConfirmationSettings(confirmation: JsonObject): string[] {
  return unknown(confirmation, ofConfirmation);
}
