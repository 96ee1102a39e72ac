/** The fragment and reader of each field type, a line each, by the contract's name of the type. */
export { addressDefinition as AddressField } from './address/address.definition.ts';
export { captchaDefinition as CaptchaField } from './captcha/captcha.definition.ts';
export { checkboxDefinition as CheckboxField } from './checkbox/checkbox.definition.ts';
export { consentDefinition as ConsentField } from './consent/consent.definition.ts';
export { dateDefinition as DateField } from './date/date.definition.ts';
export { emailDefinition as EmailField } from './email/email.definition.ts';
export { fileUploadDefinition as FileUploadField } from './file-upload/file-upload.definition.ts';
export { hiddenDefinition as HiddenField } from './hidden/hidden.definition.ts';
export { htmlDefinition as HtmlField } from './html/html.definition.ts';
export { listDefinition as ListField } from './list/list.definition.ts';
export {
  imageChoiceDefinition as ImageChoiceField,
  multiChoiceDefinition as MultiChoiceField,
} from './multi-choice/multi-choice.definition.ts';
export { multiSelectDefinition as MultiSelectField } from './multi-select/multi-select.definition.ts';
export { nameDefinition as NameField } from './name/name.definition.ts';
export { numberDefinition as NumberField } from './number/number.definition.ts';
export {
  optionCheckboxDefinition as OptionCheckboxField,
  optionRadioDefinition as OptionRadioField,
  optionSelectDefinition as OptionSelectField,
} from './option/option.definition.ts';
export { pageDefinition as PageField } from './page/page.definition.ts';
export { phoneDefinition as PhoneField } from './phone/phone.definition.ts';
export { priceDefinition as ProductPriceField } from './price/price.definition.ts';
export {
  productCalculationDefinition as ProductCalculationField,
  productHiddenDefinition as ProductHiddenField,
  productSingleDefinition as ProductSingleField,
} from './product/product.definition.ts';
export {
  productRadioDefinition as ProductRadioField,
  productSelectDefinition as ProductSelectField,
} from './product/product-choice.definition.ts';
export {
  quantityHiddenDefinition as QuantityHiddenField,
  quantityNumberDefinition as QuantityNumberField,
  quantitySelectDefinition as QuantitySelectField,
} from './quantity/quantity.definition.ts';
export { radioDefinition as RadioField } from './radio/radio.definition.ts';
export { sectionDefinition as SectionField } from './section/section.definition.ts';
export { selectDefinition as SelectField } from './select/select.definition.ts';
export { shippingDefinition as ShippingSingleField } from './shipping/shipping.definition.ts';
export {
  shippingRadioDefinition as ShippingRadioField,
  shippingSelectDefinition as ShippingSelectField,
} from './shipping/shipping-choice.definition.ts';
export { textDefinition as TextField } from './text/text.definition.ts';
export { textAreaDefinition as TextAreaField } from './text-area/text-area.definition.ts';
export { timeDefinition as TimeField } from './time/time.definition.ts';
export { totalDefinition as TotalField } from './total/total.definition.ts';
export { websiteDefinition as WebsiteField } from './website/website.definition.ts';
