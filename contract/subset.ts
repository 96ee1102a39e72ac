/**
 * The part of WordPress's schema that the site needs, type by type. `cut-schema.ts` cuts
 * `schema.graphql` out of `wordpress/schema.graphql` along this list, so that names, arguments and
 * nullability are WordPress's own and never typed by hand.
 *
 * Connections, their edges and page infos are selected completely and need no line here; interfaces add
 * their fields to every type that implements them.
 */
import { contentTypes } from '@headwater/content-model/content-types.ts';
import type { ContentModel } from '@headwater/content-model/model.ts';
import { addOnFields, addOnParts } from './form-additions.ts';
import { CONTENT, LINKED, modelRoots, modelSubset, writtenFields } from './model-subset.ts';
import { byType, postFieldParts, postFields } from './post-field-subset.ts';

const CONNECTION_FIELDS = 'edges nodes pageInfo';
const NODE = 'id';
const TERM = `${LINKED} databaseId slug name description count taxonomyName link contentNodes posts`;
const SEO = 'title metaDesc fullHead canonical metaRobotsNoindex metaRobotsNofollow';
const FORM_FIELD = 'id databaseId type inputType displayOnly pageNumber visibility layoutGridColumnSpan';
const LABELLED =
  'label description descriptionPlacement labelPlacement cssClass errorMessage conditionalLogic isRequired';
const PREPOPULATED = 'canPrepopulate inputName';
/** A price that visitors read and don't enter. */
const COMPUTED = 'label description descriptionPlacement labelPlacement cssClass conditionalLogic';
const OPTION = `${COMPUTED} isRequired ${PREPOPULATED} connectedProductField`;

/** Selected fields of each form field type that the site and the local CMS know. */
const formFields = {
  TextField: `${FORM_FIELD} ${LABELLED} ${PREPOPULATED} placeholder size defaultValue maxLength hasInputMask inputMaskValue isPasswordInput autocompleteAttribute hasAutocomplete shouldAllowDuplicates`,
  TextAreaField: `${FORM_FIELD} ${LABELLED} ${PREPOPULATED} placeholder size defaultValue maxLength hasRichTextEditor shouldAllowDuplicates`,
  HiddenField: `${FORM_FIELD} ${PREPOPULATED} label defaultValue`,
  EmailField: `${FORM_FIELD} ${LABELLED} ${PREPOPULATED} placeholder size hasEmailConfirmation inputs hasAutocomplete subLabelPlacement shouldAllowDuplicates`,
  PhoneField: `${FORM_FIELD} ${LABELLED} ${PREPOPULATED} placeholder size defaultValue phoneFormatType autocompleteAttribute hasAutocomplete shouldAllowDuplicates`,
  NumberField: `${FORM_FIELD} ${LABELLED} ${PREPOPULATED} placeholder size defaultValue numberFormat rangeMin rangeMax isCalculation calculationFormula calculationRounding autocompleteAttribute hasAutocomplete shouldAllowDuplicates`,
  WebsiteField: `${FORM_FIELD} ${LABELLED} ${PREPOPULATED} placeholder size defaultValue autocompleteAttribute hasAutocomplete shouldAllowDuplicates`,
  DateField: `${FORM_FIELD} ${LABELLED} ${PREPOPULATED} placeholder defaultValue dateFormat dateType inputs subLabelPlacement shouldAllowDuplicates`,
  TimeField: `${FORM_FIELD} ${LABELLED} ${PREPOPULATED} timeFormat inputs subLabelPlacement shouldAllowDuplicates`,
  SelectField: `${FORM_FIELD} ${LABELLED} ${PREPOPULATED} placeholder size defaultValue choices hasChoiceValue hasEnhancedUI autocompleteAttribute hasAutocomplete shouldAllowDuplicates`,
  MultiSelectField: `${FORM_FIELD} ${LABELLED} ${PREPOPULATED} size choices hasChoiceValue hasEnhancedUI`,
  RadioField: `${FORM_FIELD} ${LABELLED} ${PREPOPULATED} choices hasChoiceValue hasOtherChoice shouldAllowDuplicates`,
  CheckboxField: `${FORM_FIELD} ${LABELLED} ${PREPOPULATED} choices hasChoiceValue inputs hasSelectAll`,
  ConsentField: `${FORM_FIELD} ${LABELLED} checkboxLabel consentValue`,
  NameField: `${FORM_FIELD} ${LABELLED} ${PREPOPULATED} inputs hasAutocomplete subLabelPlacement`,
  AddressField: `${FORM_FIELD} ${LABELLED} ${PREPOPULATED} addressType defaultCountry defaultProvince defaultState inputs hasAutocomplete subLabelPlacement shouldCopyValuesOption copyValuesOptionFieldId copyValuesOptionLabel`,
  ListField: `${FORM_FIELD} ${LABELLED} ${PREPOPULATED} choices hasColumns maxRows`,
  FileUploadField: `${FORM_FIELD} ${LABELLED} ${PREPOPULATED} allowedExtensions canAcceptMultipleFiles maxFileSize maxFiles`,
  CaptchaField: `${FORM_FIELD} label description descriptionPlacement labelPlacement cssClass errorMessage conditionalLogic captchaType captchaBadgePosition captchaTheme captchaLanguage`,
  HtmlField: `${FORM_FIELD} label cssClass conditionalLogic content hasMargins`,
  SectionField: `${FORM_FIELD} label description cssClass conditionalLogic`,
  PageField: `${FORM_FIELD} cssClass conditionalLogic nextButton previousButton`,
  MultiChoiceField: `${FORM_FIELD} ${LABELLED} ${PREPOPULATED} choices hasChoiceValue inputs`,
  ImageChoiceField: `${FORM_FIELD} ${LABELLED} ${PREPOPULATED} choices hasChoiceValue inputs`,

  ProductSingleField: `${FORM_FIELD} ${LABELLED} ${PREPOPULATED} price formattedPrice hasQuantity shouldAllowDuplicates`,
  ProductHiddenField: `${FORM_FIELD} label ${PREPOPULATED} price formattedPrice`,
  ProductCalculationField: `${FORM_FIELD} ${COMPUTED} isRequired ${PREPOPULATED} hasQuantity isCalculation calculationFormula calculationRounding shouldAllowDuplicates`,
  ProductPriceField: `${FORM_FIELD} ${LABELLED} ${PREPOPULATED} placeholder size shouldAllowDuplicates`,
  ProductSelectField: `${FORM_FIELD} ${LABELLED} ${PREPOPULATED} placeholder size defaultValue choices hasChoiceValue hasEnhancedUI autocompleteAttribute hasAutocomplete shouldAllowDuplicates`,
  ProductRadioField: `${FORM_FIELD} ${LABELLED} ${PREPOPULATED} choices hasChoiceValue hasOtherChoice shouldAllowDuplicates`,
  OptionSelectField: `${FORM_FIELD} ${OPTION} placeholder size defaultValue choices hasChoiceValue hasEnhancedUI autocompleteAttribute hasAutocomplete shouldAllowDuplicates`,
  OptionRadioField: `${FORM_FIELD} ${OPTION} choices hasChoiceValue hasOtherChoice shouldAllowDuplicates`,
  OptionCheckboxField: `${FORM_FIELD} ${OPTION} choices hasChoiceValue inputs hasSelectAll`,
  QuantityNumberField: `${FORM_FIELD} ${LABELLED} ${PREPOPULATED} connectedProductField placeholder size defaultValue numberFormat rangeMin rangeMax isCalculation calculationFormula calculationRounding autocompleteAttribute hasAutocomplete shouldAllowDuplicates`,
  QuantitySelectField: `${FORM_FIELD} ${LABELLED} ${PREPOPULATED} connectedProductField placeholder size defaultValue choices hasChoiceValue hasEnhancedUI autocompleteAttribute hasAutocomplete shouldAllowDuplicates`,
  QuantityHiddenField: `${FORM_FIELD} label conditionalLogic ${PREPOPULATED} connectedProductField defaultValue`,
  ShippingSingleField: `${FORM_FIELD} ${COMPUTED} ${PREPOPULATED} price formattedPrice`,
  ShippingSelectField: `${FORM_FIELD} ${LABELLED} ${PREPOPULATED} placeholder size defaultValue choices hasChoiceValue hasEnhancedUI autocompleteAttribute hasAutocomplete shouldAllowDuplicates`,
  ShippingRadioField: `${FORM_FIELD} ${LABELLED} ${PREPOPULATED} choices hasChoiceValue hasOtherChoice shouldAllowDuplicates`,
  TotalField: `${FORM_FIELD} ${COMPUTED}`,
} satisfies Record<string, string>;

const allFormFields = { ...formFields, ...postFields(formFields), ...addOnFields(formFields.MultiChoiceField) };

/** The contract's name of a type of form field. */
export type FormFieldName = keyof typeof allFormFields;

/** Selected fields of each object and interface type that is not in the content model. */
const fixedFields: Record<string, string> = {
  RootMutation: 'generateAuthorizationCode submitGfForm',

  Node: NODE,
  DatabaseIdentifier: 'databaseId',
  UniformResourceIdentifiable: LINKED,
  ContentNode: CONTENT,
  NodeWithTitle: 'title seo',
  NodeWithContentEditor: 'content',
  NodeWithExcerpt: 'excerpt',
  NodeWithFeaturedImage: 'featuredImage featuredImageDatabaseId',
  NodeWithAuthor: 'author authorDatabaseId',
  NodeWithTemplate: 'template',
  NodeWithRevisions: 'isRevision revisionOf',
  Previewable: 'isPreview previewRevisionDatabaseId previewRevisionId',
  MenuItemLinkable: 'id uri databaseId',
  HierarchicalContentNode: 'parent parentDatabaseId parentId children ancestors',
  HierarchicalNode: 'parentDatabaseId parentId',
  HierarchicalTermNode: 'parentDatabaseId parentId',
  TermNode: `${LINKED} databaseId slug name description count taxonomyName link`,
  NodeWithPageAttributes: 'menuOrder',
  ContentTemplate: 'templateName',
  NodeWithForm: 'form formDatabaseId formId',

  Post: `${writtenFields(contentTypes.post)} tags categories terms isSticky`,
  MediaItem: `${CONTENT} title seo author authorDatabaseId altText caption description fileSize mediaDetails mediaItemUrl mediaType mimeType sizes sourceUrl srcSet`,
  MediaDetails: 'file height width',
  ContentType: `${LINKED} name label description contentNodes graphqlSingleName graphqlPluralName hierarchical public`,
  Category: `${TERM} seo`,
  Tag: `${TERM} seo`,
  User: `${LINKED} databaseId userId name username nickname slug description avatar url email firstName lastName locale registeredDate capabilities roles templates shouldShowFaustToolbar posts pages projects`,
  UserRole: 'id name displayName capabilities',
  Avatar: 'url width height size',
  Menu: 'id databaseId name slug locations menuItems count',
  MenuItem:
    'id databaseId label title description uri path url target parentId parentDatabaseId cssClasses order menu locations connectedNode childItems linkRelationship',
  GeneralSettings: 'id title description url language timezone dateFormat timeFormat email',
  ReadingSettings: 'id pageForPosts pageOnFront postsPerPage showOnFront',
  PostTypeSEO: SEO,
  TaxonomySEO: SEO,

  AcfLink: 'url title target',

  GfForm:
    'id databaseId title description cssClass isActive isTrash submitButton confirmations formFields pagination saveAndContinue scheduling entryLimits login firstPageCssClass hasHoneypot labelPlacement descriptionPlacement subLabelPlacement requiredIndicator customRequiredIndicator hasValidationSummary version',
  FormSubmitButton: 'type text imageUrl conditionalLogic location width',
  FormButton: 'type text imageUrl conditionalLogic',
  FormLastPageButton: 'type text imageUrl',
  FormConfirmation: 'id name type isActive isDefault message url page pageId queryString conditionalLogic',
  FormPagination: 'lastPageButton pageNames style type hasProgressbarOnConfirmation progressbarCompletionText',
  FormSaveAndContinue: 'hasSaveAndContinue buttonText',
  FormSchedule: 'hasSchedule closedMessage pendingMessage startDetails endDetails',
  FormScheduleDetails: 'date dateGmt hour minute amPm',
  FormEntryLimits: 'hasLimit limitReachedMessage maxEntries limitationPeriod',
  FormLogin: 'isLoginRequired loginRequiredMessage',
  ConditionalLogic: 'actionType logicType rules',
  ConditionalLogicRule: 'fieldId operator value',
  GfSettings: 'currency recaptcha',
  GfSettingsRecaptcha: 'publicKey type',

  FormField: FORM_FIELD,
  GfFieldWithLabelSetting: 'label',
  GfFieldWithLabelPlacementSetting: 'labelPlacement descriptionPlacement',
  GfFieldWithSubLabelPlacementSetting: 'subLabelPlacement',
  GfFieldWithDescriptionSetting: 'description',
  GfFieldWithCssClassSetting: 'cssClass',
  GfFieldWithErrorMessageSetting: 'errorMessage',
  GfFieldWithConditionalLogicSetting: 'conditionalLogic',
  GfFieldWithRulesSetting: 'isRequired',
  GfFieldWithPlaceholderSetting: 'placeholder',
  GfFieldWithSizeSetting: 'size',
  GfFieldWithDefaultValueSetting: 'defaultValue',
  GfFieldWithMaxLengthSetting: 'maxLength',
  GfFieldWithAutocompleteSetting: 'hasAutocomplete',
  GfFieldWithPrepopulateFieldSetting: 'canPrepopulate',
  GfFieldWithDuplicatesSetting: 'shouldAllowDuplicates',
  GfFieldWithAddressSetting: 'addressType defaultCountry defaultProvince defaultState',
  GfFieldWithCopyValuesOptionSetting: 'shouldCopyValuesOption copyValuesOptionFieldId copyValuesOptionLabel',
  GfFieldWithCaptchaTypeSetting: 'captchaType',
  GfFieldWithCaptchaBadgeSetting: 'captchaBadgePosition',
  GfFieldWithCaptchaThemeSetting: 'captchaTheme',
  GfFieldWithCaptchaLanguageSetting: 'captchaLanguage',
  GfFieldWithCheckboxLabelSetting: 'checkboxLabel',
  GfFieldWithSelectAllChoicesSetting: 'hasSelectAll',
  GfFieldWithOtherChoiceSetting: 'hasOtherChoice',
  GfFieldWithEnhancedUISetting: 'hasEnhancedUI',
  GfFieldWithDateInputTypeSetting: 'dateType',
  GfFieldWithDateFormatSetting: 'dateFormat',
  GfFieldWithTimeFormatSetting: 'timeFormat',
  GfGfFieldWithEmailConfirmationSetting: 'hasEmailConfirmation',
  GfFieldWithNumberFormatSetting: 'numberFormat',
  GfFieldWithRangeSetting: 'rangeMin rangeMax',
  GfFieldWithPhoneFormatSetting: 'phoneFormatType',
  GfFieldWithInputMaskSetting: 'hasInputMask inputMaskValue',
  GfFieldWithPasswordFieldSetting: 'isPasswordInput',
  GfFieldWithRichTextEditorSetting: 'hasRichTextEditor',
  GfFieldWithColumnsSetting: 'hasColumns',
  GfFieldWithMaxRowsSetting: 'maxRows',
  GfFieldWithFileExtensionsSetting: 'allowedExtensions',
  GfFieldWithFileSizeSetting: 'maxFileSize',
  GfFieldWithMultipleFilesSetting: 'canAcceptMultipleFiles maxFiles',
  GfFieldWithContentSetting: 'content',
  GfFieldWithDisableMarginsSetting: 'hasMargins',
  GfFieldWithNextButtonSetting: 'nextButton',
  GfFieldWithPreviousButton: 'previousButton',
  GfFieldWithChoices: 'choices',
  GfFieldWithInputs: 'inputs',
  GfFieldChoice: 'text value',
  GfFieldInput: 'id label',
  ...allFormFields,
  ...postFieldParts,
  ...addOnParts,
  ProductField: 'databaseId',
  ...byType(
    ['Select', 'MultiSelect', 'Checkbox', 'Name', 'MultiChoice', 'ImageChoice'].map((type) => `${type}FieldChoice`),
    'isSelected text value',
  ),
  ...byType(
    ['Product', 'Option', 'Quantity', 'Shipping'].map((part) => `${part}SelectFieldChoice`),
    'isSelected text value price formattedPrice',
  ),
  OptionCheckboxFieldChoice: 'isSelected text value price formattedPrice',
  ...byType(
    ['Product', 'Option', 'Shipping'].map((part) => `${part}RadioFieldChoice`),
    'isSelected isOtherChoice text value price formattedPrice',
  ),
  ListFieldChoice: 'text value',
  RadioFieldChoice: 'isSelected isOtherChoice text value',
  CheckboxInputProperty: 'id label name',
  OptionCheckboxInputProperty: 'id label name',
  ProductSingleInputProperty: 'id label name',
  EmailInputProperty: 'id label name customLabel placeholder defaultValue autocompleteAttribute',
  DateInputProperty: 'id label customLabel placeholder defaultValue autocompleteAttribute',
  TimeInputProperty: 'id label customLabel placeholder defaultValue autocompleteAttribute',
  NameInputProperty:
    'id key label name customLabel isHidden placeholder defaultValue autocompleteAttribute choices hasChoiceValue',
  AddressInputProperty: 'id key label name customLabel isHidden placeholder defaultValue autocompleteAttribute',

  SubmitGfFormPayload: 'clientMutationId confirmation entry errors resumeUrl targetPageNumber',
  SubmissionConfirmation: 'type message url pageId queryString',
  GfEntry: 'id formId formDatabaseId dateCreated isDraft isSubmitted',
  GfSubmittedEntry: 'id databaseId formId formDatabaseId form dateCreated isDraft isSubmitted status',
  GfDraftEntry: 'id formId formDatabaseId form dateCreated isDraft isSubmitted resumeToken',
  FieldError: 'id message connectedFormField',
  GenerateAuthorizationCodePayload: 'clientMutationId code error',

  PageInfo: 'hasNextPage hasPreviousPage startCursor endCursor',
  WPPageInfo: 'hasNextPage hasPreviousPage startCursor endCursor',
  Connection: CONNECTION_FIELDS,
  Edge: 'cursor node',
  PostToCategoryConnectionEdge: 'cursor node isPrimary',
  OneToOneConnection: 'cursor node',
};

const ROOTS =
  'categories category contentNode contentNodes contentType contentTypes generalSettings gfForm gfForms gfSettings menu menuItem menuItems menus node nodeByUri readingSettings tag tags termNode terms user users viewer';

/** Selected fields of each object and interface type, separated by spaces. */
export function keptFields(model: ContentModel): Record<string, string> {
  return { ...modelSubset(model), RootQuery: `${ROOTS} ${modelRoots(model)}`, ...fixedFields };
}

/** `where` inputs have only the keys that the site sends: the local CMS honors every key that it accepts. */
export const keptInputFields: Record<string, RegExp> = {
  '*WhereArgs':
    /^(in|notIn|id|contentTypes|search|name|slug|status|stati|location|parent|parentId|orderby|hideEmpty|ids|hasPassword)$/,
  FormFieldValuesInput: /./,
};

/** Arguments that the site never sends. */
export const droppedArguments = new Set(['forceDefault', 'rating']);
