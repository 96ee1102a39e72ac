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

export const PostTitleField = variantOf(textKind, 'POST_TITLE');
export const PostContentField = variantOf(textAreaKind, 'POST_CONTENT');
export const PostExcerptField = variantOf(textAreaKind, 'POST_EXCERPT');

export const PostCategorySelectField = variantOf(categoryKind(selectKind), 'POST_CATEGORY_SELECT');
export const PostCategoryRadioField = variantOf(categoryKind(radioKind), 'POST_CATEGORY_RADIO');
export const PostCategoryCheckboxField = variantOf(categoryKind(checkboxKind), 'POST_CATEGORY_CHECKBOX');
export const PostCategoryMultiSelectField = variantOf(categoryKind(multiSelectKind), 'POST_CATEGORY_MULTISELECT');

export const PostTagsTextField = variantOf(textKind, 'POST_TAGS_TEXT');
export const PostTagsSelectField = variantOf(selectKind, 'POST_TAGS_SELECT');
export const PostTagsRadioField = variantOf(radioKind, 'POST_TAGS_RADIO');
export const PostTagsCheckboxField = variantOf(checkboxKind, 'POST_TAGS_CHECKBOX');
export const PostTagsMultiSelectField = variantOf(multiSelectKind, 'POST_TAGS_MULTISELECT');

export const PostCustomTextField = variantOf(textKind, 'POST_CUSTOM_TEXT');
export const PostCustomTextAreaField = variantOf(textAreaKind, 'POST_CUSTOM_TEXTAREA');
export const PostCustomHiddenField = variantOf(hiddenKind, 'POST_CUSTOM_HIDDEN');
export const PostCustomEmailField = variantOf(emailKind, 'POST_CUSTOM_EMAIL');
export const PostCustomPhoneField = variantOf(phoneKind, 'POST_CUSTOM_PHONE');
export const PostCustomNumberField = variantOf(numberKind, 'POST_CUSTOM_NUMBER');
export const PostCustomWebsiteField = variantOf(websiteKind, 'POST_CUSTOM_WEBSITE');
export const PostCustomDateField = variantOf(dateKind, 'POST_CUSTOM_DATE');
export const PostCustomTimeField = variantOf(timeKind, 'POST_CUSTOM_TIME');
export const PostCustomSelectField = variantOf(selectKind, 'POST_CUSTOM_SELECT');
export const PostCustomMultiSelectField = variantOf(multiSelectKind, 'POST_CUSTOM_MULTISELECT');
export const PostCustomRadioField = variantOf(radioKind, 'POST_CUSTOM_RADIO');
export const PostCustomCheckboxField = variantOf(checkboxKind, 'POST_CUSTOM_CHECKBOX');
export const PostCustomListField = variantOf(listKind, 'POST_CUSTOM_LIST');
export const PostCustomFileuploadField = variantOf(fileUploadKind, 'POST_CUSTOM_FILEUPLOAD');

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
