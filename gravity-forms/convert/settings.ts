import { countries } from '@headwater/contract/forms/countries.ts';
import { regions } from '@headwater/contract/forms/regions.ts';
import { type JsonObject, textOf } from '../json.ts';
import { type Codec, commaList, count, decimal, digits, flag, money, oneOf, opposite, text } from './codec.ts';
import { conditionalLogic } from './conditional-logic.ts';

/** A property of Gravity Forms, and the setting of the definition that it becomes. */
export interface Setting {
  property: string;
  setting: string;
  codec: Codec;
}

function setting(property: string, codec: Codec, name = property): Setting {
  return { property, setting: name, codec };
}

/** Texts that have the same name in both. */
export function textSettings(...names: readonly string[]): Setting[] {
  return names.map((name) => setting(name, text));
}

const numberFormats = { decimal_dot: 'DECIMAL_DOT', decimal_comma: 'DECIMAL_COMMA', currency: 'CURRENCY' };
const dateFormats = {
  mdy: 'MDY',
  dmy: 'DMY',
  dmy_dash: 'DMY_DASH',
  dmy_dot: 'DMY_DOT',
  ymd_slash: 'YMD_SLASH',
  ymd_dash: 'YMD_DASH',
  ymd_dot: 'YMD_DOT',
};
const fieldLabels = { top_label: 'TOP', left_label: 'LEFT', right_label: 'RIGHT', hidden_label: 'HIDDEN' };
const subLabels = { above: 'ABOVE', below: 'BELOW', hidden_label: 'HIDDEN' };

/** Gravity Forms stores the name of a country, the definition its code. */
const country: Codec = {
  read: (stored) => {
    const written = textOf(stored);
    return [...countries].find(([code, name]) => name === written || code === written)?.[0];
  },
  write: (setting) => countries.get(textOf(setting)) ?? '',
};

const allRegions = new Map([...regions.US, ...regions.CANADA]);

/** Gravity Forms stores `New York`, the definition the contract's `NEW_YORK`. */
const region: Codec = {
  read: (stored) => [...allRegions].find(([, name]) => name === textOf(stored))?.[0],
  write: (setting) => allRegions.get(textOf(setting)) ?? '',
};

/** Settings of fields, whatever their type: a property means the same wherever Gravity Forms stores it. */
export const fieldSettings: readonly Setting[] = [
  ...textSettings('label', 'description', 'content', 'cssClass', 'errorMessage'),
  setting('isRequired', flag),
  setting('noDuplicates', flag),
  setting('visibility', oneOf({ hidden: 'HIDDEN', administrative: 'ADMINISTRATIVE' })),
  setting('layoutGridColumnSpan', count),
  setting('conditionalLogic', conditionalLogic),
  setting('labelPlacement', oneOf(fieldLabels)),
  setting('descriptionPlacement', oneOf({ above: 'ABOVE', below: 'BELOW' })),
  setting('subLabelPlacement', oneOf(subLabels)),
  setting('allowsPrepopulate', flag, 'canPrepopulate'),
  ...textSettings('inputName', 'placeholder', 'defaultValue'),
  setting('size', oneOf({ small: 'SMALL', medium: 'MEDIUM', large: 'LARGE' })),
  setting('maxLength', count),
  setting('enablePasswordInput', flag, 'isPasswordInput'),
  setting('useRichTextEditor', flag, 'hasRichTextEditor'),
  setting('phoneFormat', oneOf({ standard: 'STANDARD', international: 'INTERNATIONAL' }), 'phoneFormatType'),
  setting('numberFormat', oneOf(numberFormats)),
  setting('rangeMin', decimal),
  setting('rangeMax', decimal),
  setting('dateFormat', oneOf(dateFormats)),
  setting('dateType', oneOf({ datepicker: 'PICKER', datefield: 'FIELD', datedropdown: 'DROPDOWN' })),
  setting('timeFormat', oneOf({ 12: 'H12', 24: 'H24' })),
  setting('enableEnhancedUI', flag, 'hasEnhancedUI'),
  setting('enableOtherChoice', flag, 'hasOtherChoice'),
  setting('enableSelectAll', flag, 'hasSelectAll'),
  setting('choiceLimit', oneOf({ exactly: 'EXACTLY', range: 'RANGE' })),
  setting('choiceLimitNumber', count),
  setting('choiceLimitMin', count),
  setting('choiceLimitMax', count),
  setting('displayAllCategories', flag, 'hasAllCategories'),
  setting('categoryInitialItemEnabled', flag, 'hasInitialItem'),
  setting('categoryInitialItem', text, 'initialItem'),
  setting('checkboxLabel', text),
  setting('addressType', oneOf({ international: 'INTERNATIONAL', us: 'US', canadian: 'CANADA' })),
  setting('defaultCountry', country),
  setting('defaultState', region),
  setting('defaultProvince', region),
  setting('maxRows', count),
  setting('allowedExtensions', commaList),
  setting('multipleFiles', flag, 'canAcceptMultipleFiles'),
  setting('maxFileSize', count),
  setting('maxFiles', count),
  setting('disableMargins', opposite, 'hasMargins'),
  setting('displayTitle', flag, 'hasTitle'),
  setting('displayCaption', flag, 'hasCaption'),
  setting('displayDescription', flag, 'hasDescription'),
  setting('displayAlt', flag, 'hasAlt'),
  setting('productField', count),
  setting('basePrice', money, 'price'),
  setting('disableQuantity', opposite, 'hasQuantity'),
  setting('calculationRounding', digits),
  setting('captchaTheme', oneOf({ light: 'LIGHT', dark: 'DARK' })),
  setting(
    'captchaBadge',
    oneOf({ bottomright: 'BOTTOM_RIGHT', bottomleft: 'BOTTOM_LEFT', inline: 'INLINE' }),
    'captchaBadgePosition',
  ),
];

/** Settings of forms. */
export const formSettings: readonly Setting[] = [
  ...textSettings('description', 'cssClass', 'firstPageCssClass'),
  setting('labelPlacement', oneOf({ left_label: 'LEFT', right_label: 'RIGHT', top_label: 'TOP' })),
  setting('descriptionPlacement', oneOf({ above: 'ABOVE', below: 'BELOW' })),
  setting('subLabelPlacement', oneOf({ above: 'ABOVE', below: 'BELOW' })),
  setting('requiredIndicator', oneOf({ asterisk: 'ASTERISK', custom: 'CUSTOM', text: 'TEXT' })),
  setting('customRequiredIndicator', text),
  setting('enableHoneypot', flag, 'hasHoneypot'),
  setting('validationSummary', flag, 'hasValidationSummary'),
];

/** Settings of submit, next and previous buttons. */
export const buttonSettings: readonly Setting[] = [
  setting('type', oneOf({ text: 'TEXT', image: 'IMAGE' })),
  setting('text', text),
  setting('imageUrl', text),
  setting('width', oneOf({ auto: 'AUTO', full: 'FULL' })),
  setting('location', oneOf({ bottom: 'BOTTOM', inline: 'INLINE' })),
  setting('conditionalLogic', conditionalLogic),
];

/** What the properties of Gravity Forms say, in the words of the definition. */
export function readSettings(settings: readonly Setting[], stored: JsonObject): JsonObject {
  return Object.fromEntries(
    settings.flatMap(({ property, setting: name, codec }) => {
      const value = codec.read(stored[property]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The opposite of `readSettings`; settings that are absent write nothing. */
export function writeSettings(settings: readonly Setting[], definition: JsonObject): JsonObject {
  return Object.fromEntries(
    settings.flatMap(({ property, setting: name, codec }) => {
      const value = definition[name];
      return value === undefined ? [] : [[property, codec.write(value)]];
    }),
  );
}
