/** Every type of field that the local CMS knows, a line each, under the contract's name of the type. */
export {
  pollKind as PollField,
  quizCheckboxKind as QuizCheckboxField,
  quizRadioKind as QuizRadioField,
  quizSelectKind as QuizSelectField,
  surveyKind as SurveyField,
} from './add-ons.ts';
export { addressKind as AddressField } from './address.ts';
export { captchaKind as CaptchaField } from './captcha.ts';
export { checkboxKind as CheckboxField } from './checkbox.ts';
export { consentKind as ConsentField } from './consent.ts';
export { dateKind as DateField } from './date.ts';
export { htmlKind as HtmlField, pageKind as PageField, sectionKind as SectionField } from './display.ts';
export { emailKind as EmailField } from './email.ts';
export { fileUploadKind as FileUploadField } from './file-upload.ts';
export { listKind as ListField } from './list.ts';
export { imageChoiceKind as ImageChoiceField, multiChoiceKind as MultiChoiceField } from './multi-choice.ts';
export { nameKind as NameField } from './name.ts';
export { numberKind as NumberField } from './number.ts';
export {
  optionCheckboxKind as OptionCheckboxField,
  optionRadioKind as OptionRadioField,
  optionSelectKind as OptionSelectField,
  productCalculationKind as ProductCalculationField,
  productHiddenKind as ProductHiddenField,
  productPriceKind as ProductPriceField,
  productRadioKind as ProductRadioField,
  productSelectKind as ProductSelectField,
  productSingleKind as ProductSingleField,
  quantityHiddenKind as QuantityHiddenField,
  quantityNumberKind as QuantityNumberField,
  quantitySelectKind as QuantitySelectField,
  shippingRadioKind as ShippingRadioField,
  shippingSelectKind as ShippingSelectField,
  shippingSingleKind as ShippingSingleField,
  totalKind as TotalField,
} from './order.ts';
export { phoneKind as PhoneField } from './phone.ts';
export * from './post-fields.ts';
export { postImageKind as PostImageField } from './post-image.ts';
export { multiSelectKind as MultiSelectField, radioKind as RadioField, selectKind as SelectField } from './select.ts';
export { hiddenKind as HiddenField, textAreaKind as TextAreaField, textKind as TextField } from './text.ts';
export { timeKind as TimeField } from './time.ts';
export { websiteKind as WebsiteField } from './website.ts';
