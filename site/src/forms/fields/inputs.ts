/** How values of each field type get in and out, a line each, by the `type` of its definition. */
export { addressInputs as ADDRESS } from './address/address.inputs.ts';
export { captchaInputs as CAPTCHA } from './captcha/captcha.inputs.ts';
/** Each row of a Likert field is sent as checkboxes send theirs. */
export { checkboxInputs as CHECKBOX, checkboxInputs as LIKERT } from './checkbox/checkbox.inputs.ts';
export { consentInputs as CONSENT } from './consent/consent.inputs.ts';
export { dateInputs as DATE } from './date/date.inputs.ts';
export { emailInputs as EMAIL } from './email/email.inputs.ts';
export { fileUploadInputs as FILEUPLOAD } from './file-upload/file-upload.inputs.ts';
export { listInputs as LIST } from './list/list.inputs.ts';
export { multiSelectInputs as MULTISELECT } from './multi-select/multi-select.inputs.ts';
export { nameInputs as NAME } from './name/name.inputs.ts';
export { numberInputs as NUMBER } from './number/number.inputs.ts';
export { priceInputs as PRICE } from './price/price.inputs.ts';
export { productInputs as PRODUCT } from './product/product.inputs.ts';
export { radioInputs as RADIO } from './radio/radio.inputs.ts';
export { rankInputs as RANK } from './rank/rank.inputs.ts';
export { selectInputs as SELECT } from './select/select.inputs.ts';
export { noValue as HTML, noValue as PAGE, noValue as SECTION, noValue as UNSUPPORTED } from './shared/no-value.ts';
export { singleText as HIDDEN, singleText as PHONE, singleText as WEBSITE } from './shared/single-text.ts';
export { shippingInputs as SHIPPING } from './shipping/shipping.inputs.ts';
export { textInputs as TEXT } from './text/text.inputs.ts';
export { textAreaInputs as TEXTAREA } from './text-area/text-area.inputs.ts';
export { timeInputs as TIME } from './time/time.inputs.ts';
export { totalInputs as TOTAL } from './total/total.inputs.ts';
