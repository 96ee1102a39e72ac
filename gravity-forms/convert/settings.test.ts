import { expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { readField, writeField } from './field.ts';
import { readForm, writeForm } from './form.ts';

/** A property of Gravity Forms, what it stores there, and the setting of the definition with its value. */
type Row = [property: string, stored: Json, setting: string, value: Json];

/** The same words in capitals, as most settings that are a choice between words. */
function words(property: string, ...stored: string[]): Row[] {
  return stored.map((word): Row => [property, word, property, word.toUpperCase()]);
}

const logic = { actionType: 'hide', logicType: 'any', rules: [{ fieldId: '2.1', operator: 'isnot', value: 'x' }] };
const readLogic = { actionType: 'HIDE', logicType: 'ANY', rules: [{ fieldId: 2.1, operator: 'IS_NOT', value: 'x' }] };

const ofFields: readonly Row[] = [
  ['label', 'Model', 'label', 'Model'],
  ['description', 'On the plate', 'description', 'On the plate'],
  ['cssClass', 'wide', 'cssClass', 'wide'],
  ['errorMessage', 'Say which', 'errorMessage', 'Say which'],
  ['isRequired', true, 'isRequired', true],
  ['noDuplicates', true, 'noDuplicates', true],
  ...words('visibility', 'hidden', 'administrative'),
  ['layoutGridColumnSpan', 6, 'layoutGridColumnSpan', 6],
  ['conditionalLogic', logic, 'conditionalLogic', readLogic],
  ['labelPlacement', 'top_label', 'labelPlacement', 'TOP'],
  ['labelPlacement', 'left_label', 'labelPlacement', 'LEFT'],
  ['labelPlacement', 'right_label', 'labelPlacement', 'RIGHT'],
  ['labelPlacement', 'hidden_label', 'labelPlacement', 'HIDDEN'],
  ...words('descriptionPlacement', 'above', 'below'),
  ...words('subLabelPlacement', 'above', 'below'),
  ['subLabelPlacement', 'hidden_label', 'subLabelPlacement', 'HIDDEN'],
  ['allowsPrepopulate', true, 'canPrepopulate', true],
  ['inputName', 'model', 'inputName', 'model'],
  ['placeholder', 'X 100', 'placeholder', 'X 100'],
  ['defaultValue', 'X', 'defaultValue', 'X'],
  ...words('size', 'small', 'medium', 'large'),
  ['maxLength', 40, 'maxLength', 40],
  ['enablePasswordInput', true, 'isPasswordInput', true],
  ['useRichTextEditor', true, 'hasRichTextEditor', true],
  ['phoneFormat', 'standard', 'phoneFormatType', 'STANDARD'],
  ['phoneFormat', 'international', 'phoneFormatType', 'INTERNATIONAL'],
  ...words('numberFormat', 'decimal_dot', 'decimal_comma', 'currency'),
  ['rangeMin', -1.5, 'rangeMin', -1.5],
  ['rangeMax', 10, 'rangeMax', 10],
  ...words('dateFormat', 'mdy', 'dmy', 'dmy_dash', 'dmy_dot', 'ymd_slash', 'ymd_dash', 'ymd_dot'),
  ['dateType', 'datepicker', 'dateType', 'PICKER'],
  ['dateType', 'datefield', 'dateType', 'FIELD'],
  ['dateType', 'datedropdown', 'dateType', 'DROPDOWN'],
  ['timeFormat', '12', 'timeFormat', 'H12'],
  ['timeFormat', '24', 'timeFormat', 'H24'],
  ['enableEnhancedUI', true, 'hasEnhancedUI', true],
  ['enableOtherChoice', true, 'hasOtherChoice', true],
  ['enableSelectAll', true, 'hasSelectAll', true],
  ...words('addressType', 'international', 'us'),
  ['addressType', 'canadian', 'addressType', 'CANADA'],
  ['defaultCountry', 'Germany', 'defaultCountry', 'DE'],
  ['defaultState', 'District of Columbia', 'defaultState', 'DISTRICT_OF_COLUMBIA'],
  ['defaultState', 'U.S. Virgin Islands', 'defaultState', 'U_S__VIRGIN_ISLANDS'],
  ['defaultProvince', 'Newfoundland and Labrador', 'defaultProvince', 'NEWFOUNDLAND_AND_LABRADOR'],
  ['maxRows', 4, 'maxRows', 4],
  ['allowedExtensions', 'jpg, png', 'allowedExtensions', ['jpg', 'png']],
  ['multipleFiles', true, 'canAcceptMultipleFiles', true],
  ['maxFileSize', 5, 'maxFileSize', 5],
  ['maxFiles', 3, 'maxFiles', 3],
  ['disableMargins', true, 'hasMargins', false],
  ['displayTitle', true, 'hasTitle', true],
  ['displayCaption', true, 'hasCaption', true],
  ['displayDescription', true, 'hasDescription', true],
  ['displayAlt', true, 'hasAlt', true],
  ['productField', 7, 'productField', 7],
  ['basePrice', '$12.50', 'price', 12.5],
  ['disableQuantity', true, 'hasQuantity', false],
  ['calculationRounding', 2, 'calculationRounding', 2],
  ...words('captchaTheme', 'light', 'dark'),
  ['captchaBadge', 'bottomright', 'captchaBadgePosition', 'BOTTOM_RIGHT'],
  ['captchaBadge', 'bottomleft', 'captchaBadgePosition', 'BOTTOM_LEFT'],
  ['captchaBadge', 'inline', 'captchaBadgePosition', 'INLINE'],
];

test.each(ofFields)('the property %s of a field, %j, is the setting %s: %j', (property, stored, setting, value) => {
  expect(readField({ type: 'text', id: 1, [property]: stored })).toMatchObject({ [setting]: value });
  expect(writeField({ type: 'TEXT', id: 1, [setting]: value }, 9)).toMatchObject({ [property]: stored });
});

const ofForms: readonly Row[] = [
  ['description', 'For dealers', 'description', 'For dealers'],
  ['cssClass', 'wide', 'cssClass', 'wide'],
  ['firstPageCssClass', 'first', 'firstPageCssClass', 'first'],
  ['labelPlacement', 'top_label', 'labelPlacement', 'TOP'],
  ['labelPlacement', 'left_label', 'labelPlacement', 'LEFT'],
  ['labelPlacement', 'right_label', 'labelPlacement', 'RIGHT'],
  ...words('descriptionPlacement', 'above', 'below'),
  ...words('subLabelPlacement', 'above', 'below'),
  ...words('requiredIndicator', 'asterisk', 'custom', 'text'),
  ['customRequiredIndicator', '(needed)', 'customRequiredIndicator', '(needed)'],
  ['enableHoneypot', true, 'hasHoneypot', true],
  ['validationSummary', true, 'hasValidationSummary', true],
];

test.each(ofForms)('the property %s of a form, %j, is the setting %s: %j', (property, stored, setting, value) => {
  const empty = { id: 1, title: 'Form', fields: [], confirmations: [] };
  expect(readForm({ ...empty, [property]: stored })).toMatchObject({ [setting]: value });
  expect(writeForm({ ...empty, [setting]: value })).toMatchObject({ [property]: stored });
});

const ofButtons: readonly Row[] = [
  ...words('type', 'text', 'image'),
  ['text', 'Send', 'text', 'Send'],
  ['imageUrl', 'https://a.example/send.png', 'imageUrl', 'https://a.example/send.png'],
  ...words('width', 'auto', 'full'),
  ...words('location', 'bottom', 'inline'),
  ['conditionalLogic', logic, 'conditionalLogic', readLogic],
];

test.each(ofButtons)('the property %s of a button, %j, is the setting %s: %j', (property, stored, setting, value) => {
  const empty = { id: 1, title: 'Form', fields: [], confirmations: [] };
  expect(readForm({ ...empty, button: { [property]: stored } })).toMatchObject({ submitButton: { [setting]: value } });
  const button = { type: 'text', text: 'Submit', imageUrl: '', [property]: stored };
  expect(writeForm({ ...empty, submitButton: { [setting]: value } }).button).toEqual(button);
});

test.each<[property: string, stored: Json]>([
  ['label', ''],
  ['isRequired', '0'],
  ['visibility', 'visible'],
  ['maxLength', '0'],
  ['maxLength', '1.5'],
  ['rangeMin', ' '],
  ['rangeMax', 'ten'],
  ['defaultCountry', 'Atlantis'],
  ['defaultState', ''],
  ['allowedExtensions', ' , '],
  ['disableMargins', false],
  ['basePrice', 'free'],
  ['calculationRounding', '10'],
  ['captchaTheme', 'blue'],
])('the property %s of a field, %j, is left out: a new field has the same', (property, stored) => {
  expect(readField({ type: 'text', id: 1, [property]: stored })).toEqual({ type: 'TEXT', id: 1 });
});

test.each([
  ['$1,250.00', 1250],
  ['1.250,00 €', 1250],
  ['$1,250', 1250],
  ['12,5', 12.5],
  ['-$3.00', -3],
  // As Gravity Forms stores other currencies than the dollar.
  ['1.250,00 &#8364;', 1250],
  ['&#163; 12.00', 12],
])('the price %s is %d', (basePrice, price) => {
  expect(readField({ type: 'product', id: 1, basePrice })).toMatchObject({ price });
});

test('a margin or quantity that is on is written as not disabled', () => {
  expect(writeField({ type: 'HTML', id: 1, hasMargins: true, hasQuantity: true }, 9)).toMatchObject({
    disableMargins: false,
    disableQuantity: false,
  });
});
