/**
 * Fields from which Gravity Forms writes a post, a line each like the others: on the site they are ordinary fields. A
 * query of their own has their settings.
 */
import { checkboxDefinition } from './checkbox/checkbox.definition.ts';
import { dateDefinition } from './date/date.definition.ts';
import { emailDefinition } from './email/email.definition.ts';
import { fileUploadDefinition } from './file-upload/file-upload.definition.ts';
import { hiddenDefinition } from './hidden/hidden.definition.ts';
import { listDefinition } from './list/list.definition.ts';
import { multiSelectDefinition } from './multi-select/multi-select.definition.ts';
import { numberDefinition } from './number/number.definition.ts';
import { phoneDefinition } from './phone/phone.definition.ts';
import { radioDefinition } from './radio/radio.definition.ts';
import { likeType } from './reading/like-type.ts';
import { selectDefinition } from './select/select.definition.ts';
import { textDefinition } from './text/text.definition.ts';
import { textAreaDefinition } from './text-area/text-area.definition.ts';
import { timeDefinition } from './time/time.definition.ts';
import { websiteDefinition } from './website/website.definition.ts';

export { postImageDefinition as PostImageField } from './post-image/post-image.definition.ts';

const ofText = ['autocompleteAttribute', 'maxLength', 'hasInputMask', 'inputMaskValue', 'isPasswordInput'];
export const PostTitleField = likeType(textDefinition, 'PostTitleField', ofText);
export const PostContentField = likeType(textAreaDefinition, 'PostContentField');
export const PostExcerptField = likeType(textAreaDefinition, 'PostExcerptField', ['hasRichTextEditor']);

export const PostCategoryCheckboxField = likeType(checkboxDefinition, 'PostCategoryCheckboxField');
export const PostCategoryMultiSelectField = likeType(multiSelectDefinition, 'PostCategoryMultiSelectField');
export const PostCategoryRadioField = likeType(radioDefinition, 'PostCategoryRadioField', ['isOtherChoice']);
export const PostCategorySelectField = likeType(selectDefinition, 'PostCategorySelectField');

export const PostTagsCheckboxField = likeType(checkboxDefinition, 'PostTagsCheckboxField');
export const PostTagsMultiSelectField = likeType(multiSelectDefinition, 'PostTagsMultiSelectField');
export const PostTagsRadioField = likeType(radioDefinition, 'PostTagsRadioField');
export const PostTagsSelectField = likeType(selectDefinition, 'PostTagsSelectField');
export const PostTagsTextField = likeType(textDefinition, 'PostTagsTextField');

export const PostCustomCheckboxField = likeType(checkboxDefinition, 'PostCustomCheckboxField');
export const PostCustomDateField = likeType(dateDefinition, 'PostCustomDateField');
export const PostCustomEmailField = likeType(emailDefinition, 'PostCustomEmailField');
export const PostCustomFileuploadField = likeType(fileUploadDefinition, 'PostCustomFileuploadField');
export const PostCustomHiddenField = likeType(hiddenDefinition, 'PostCustomHiddenField');
export const PostCustomListField = likeType(listDefinition, 'PostCustomListField');
export const PostCustomMultiSelectField = likeType(multiSelectDefinition, 'PostCustomMultiSelectField');
export const PostCustomNumberField = likeType(numberDefinition, 'PostCustomNumberField');
export const PostCustomPhoneField = likeType(phoneDefinition, 'PostCustomPhoneField');
export const PostCustomRadioField = likeType(radioDefinition, 'PostCustomRadioField');
export const PostCustomSelectField = likeType(selectDefinition, 'PostCustomSelectField');
export const PostCustomTextField = likeType(textDefinition, 'PostCustomTextField');
export const PostCustomTextAreaField = likeType(textAreaDefinition, 'PostCustomTextAreaField');
export const PostCustomTimeField = likeType(timeDefinition, 'PostCustomTimeField');
export const PostCustomWebsiteField = likeType(websiteDefinition, 'PostCustomWebsiteField');
