/**
 * Fields from which Gravity Forms writes a post. Each is an ordinary control under another name; this CMS stores the
 * entry and writes no post.
 */

import type { ChoiceSettings } from '../definition/field-settings.ts';
import { phpJson } from '../json.ts';
import { checkboxKind } from './checkbox.ts';
import { choiceValue } from './choices.ts';
import { dateKind } from './date.ts';
import { emailKind } from './email.ts';
import { type FieldKind, type StoredValues, storedTexts, storePosted } from './field-kind.ts';
import { fileUploadKind } from './file-upload.ts';
import { listKind } from './list.ts';
import { numberKind } from './number.ts';
import { phoneKind } from './phone.ts';
import { multiSelectKind, radioKind, selectKind, severalIn } from './select.ts';
import { hiddenKind, textAreaKind, textKind } from './text.ts';
import { timeKind } from './time.ts';
import { variantOf } from './variant-of.ts';
import { websiteKind } from './website.ts';

const alone = (type: string) => ({ type, inputType: type });
const category = (inputType: string) => ({ type: 'POST_CATEGORY', inputType });
const tags = (inputType: string) => ({ type: 'POST_TAGS', inputType });
const custom = (inputType: string) => ({ type: 'POST_CUSTOM_FIELD', inputType });

export const postTitleKind = variantOf(textKind, 'POST_TITLE', alone('POST_TITLE'));
export const postContentKind = variantOf(textAreaKind, 'POST_CONTENT', alone('POST_CONTENT'));
export const postExcerptKind = variantOf(textAreaKind, 'POST_EXCERPT', alone('POST_EXCERPT'));

export const postCategorySelectKind = variantOf(categoryKind(selectKind), 'POST_CATEGORY_SELECT', category('SELECT'));
export const postCategoryRadioKind = variantOf(categoryKind(radioKind), 'POST_CATEGORY_RADIO', category('RADIO'));
export const postCategoryCheckboxKind = variantOf(
  categoryKind(checkboxKind),
  'POST_CATEGORY_CHECKBOX',
  category('CHECKBOX'),
);
export const postCategoryMultiSelectKind = variantOf(
  categoryKind(multiSelectKind),
  'POST_CATEGORY_MULTISELECT',
  category('MULTISELECT'),
);

export const postTagsTextKind = variantOf(textKind, 'POST_TAGS_TEXT', tags('TEXT'));
export const postTagsSelectKind = variantOf(selectKind, 'POST_TAGS_SELECT', tags('SELECT'));
export const postTagsRadioKind = variantOf(radioKind, 'POST_TAGS_RADIO', tags('RADIO'));
export const postTagsCheckboxKind = variantOf(checkboxKind, 'POST_TAGS_CHECKBOX', tags('CHECKBOX'));
export const postTagsMultiSelectKind = variantOf(multiSelectKind, 'POST_TAGS_MULTISELECT', tags('MULTISELECT'));

export const postCustomTextKind = variantOf(textKind, 'POST_CUSTOM_TEXT', custom('TEXT'));
export const postCustomTextAreaKind = variantOf(textAreaKind, 'POST_CUSTOM_TEXTAREA', custom('TEXTAREA'));
export const postCustomHiddenKind = variantOf(hiddenKind, 'POST_CUSTOM_HIDDEN', custom('HIDDEN'));
export const postCustomEmailKind = variantOf(emailKind, 'POST_CUSTOM_EMAIL', custom('EMAIL'));
export const postCustomPhoneKind = variantOf(phoneKind, 'POST_CUSTOM_PHONE', custom('PHONE'));
export const postCustomNumberKind = variantOf(numberKind, 'POST_CUSTOM_NUMBER', custom('NUMBER'));
export const postCustomWebsiteKind = variantOf(websiteKind, 'POST_CUSTOM_WEBSITE', custom('WEBSITE'));
export const postCustomDateKind = variantOf(dateKind, 'POST_CUSTOM_DATE', custom('DATE'));
export const postCustomTimeKind = variantOf(timeKind, 'POST_CUSTOM_TIME', custom('TIME'));
export const postCustomSelectKind = variantOf(selectKind, 'POST_CUSTOM_SELECT', custom('SELECT'));
export const postCustomMultiSelectKind = variantOf(multiSelectKind, 'POST_CUSTOM_MULTISELECT', custom('MULTISELECT'));
export const postCustomRadioKind = variantOf(radioKind, 'POST_CUSTOM_RADIO', custom('RADIO'));
export const postCustomCheckboxKind = variantOf(checkboxKind, 'POST_CUSTOM_CHECKBOX', custom('CHECKBOX'));
export const postCustomListKind = variantOf(listKind, 'POST_CUSTOM_LIST', custom('LIST'));
export const postCustomFileUploadKind = variantOf(fileUploadKind, 'POST_CUSTOM_FILEUPLOAD', custom('FILEUPLOAD'));

/** Gravity Forms stores a category as its name and its ID: `News:4`. */
function categoryKind<Field extends ChoiceSettings<string>>(kind: FieldKind<Field>): FieldKind<Field> {
  const withNames = ({ choices }: Field, stored: StoredValues): StoredValues => {
    const name = (id: string) => {
      const choice = choices.find((each) => choiceValue(each) === id);
      return choice ? `${choice.text}:${id}` : id;
    };
    const renamed = (value: string) =>
      value.startsWith('[') ? phpJson(severalIn(value).map(name)) : severalIn(value).map(name).join(',');
    return Object.fromEntries(Object.entries(stored).map(([id, value]) => [id, renamed(value)]));
  };
  return {
    ...kind,
    store: (field, posted) => withNames(field, (kind.store ?? storePosted)(field, posted)),
    show: (field, stored) =>
      storedTexts(field, stored)
        .flatMap((value) => (value.startsWith('[') ? severalIn(value) : [value]))
        .map((value) => value.replace(/:\d+(?=,|$)/g, ''))
        .join(', '),
  };
}
