import type { SeedForm } from '../starting-content/model.ts';

const categories = [
  { text: 'News', value: '1' },
  { text: 'Projects', value: '4' },
];
const tags = [{ text: 'Pump' }, { text: 'Valve' }];

/** A form with every type of field from which Gravity Forms writes a post: a story from a customer. */
export const postForm: SeedForm = {
  id: 18,
  title: 'Your story',
  fields: [
    { type: 'POST_TITLE', id: 1, label: 'Headline', isRequired: true },
    { type: 'POST_CONTENT', id: 2, label: 'Story', maxLength: 2000 },
    { type: 'POST_EXCERPT', id: 3, label: 'In short' },
    { type: 'POST_IMAGE', id: 4, label: 'Picture', hasTitle: true, hasAlt: true, allowedExtensions: ['jpg', 'png'] },
    { type: 'POST_CATEGORY_SELECT', id: 5, label: 'Section', choices: categories, placeholder: 'Any section' },
    { type: 'POST_CATEGORY_RADIO', id: 6, label: 'Main section', choices: categories },
    { type: 'POST_CATEGORY_CHECKBOX', id: 7, label: 'More sections', choices: categories },
    { type: 'POST_CATEGORY_MULTISELECT', id: 8, label: 'Related sections', choices: categories },
    { type: 'POST_TAGS_TEXT', id: 9, label: 'Keywords' },
    { type: 'POST_TAGS_SELECT', id: 10, label: 'Keyword', choices: tags },
    { type: 'POST_TAGS_RADIO', id: 11, label: 'Main keyword', choices: tags },
    { type: 'POST_TAGS_CHECKBOX', id: 12, label: 'More keywords', choices: tags },
    { type: 'POST_TAGS_MULTISELECT', id: 13, label: 'Related keywords', choices: tags },
    { type: 'POST_CUSTOM_TEXT', id: 14, label: 'Part number', maxLength: 12 },
    { type: 'POST_CUSTOM_TEXTAREA', id: 15, label: 'Measurements' },
    { type: 'POST_CUSTOM_HIDDEN', id: 16, label: 'Source', defaultValue: 'website' },
    { type: 'POST_CUSTOM_EMAIL', id: 17, label: 'Email' },
    { type: 'POST_CUSTOM_PHONE', id: 18, label: 'Telephone', phoneFormatType: 'STANDARD' },
    { type: 'POST_CUSTOM_NUMBER', id: 19, label: 'Hours of operation', rangeMin: 0 },
    { type: 'POST_CUSTOM_WEBSITE', id: 20, label: 'Website' },
    { type: 'POST_CUSTOM_DATE', id: 21, label: 'Start-up', dateFormat: 'DMY', dateType: 'PICKER' },
    { type: 'POST_CUSTOM_TIME', id: 22, label: 'Best time to call', timeFormat: 'H24' },
    { type: 'POST_CUSTOM_SELECT', id: 23, label: 'Size', choices: tags },
    { type: 'POST_CUSTOM_MULTISELECT', id: 24, label: 'Materials', choices: tags },
    { type: 'POST_CUSTOM_RADIO', id: 25, label: 'Condition', choices: tags },
    { type: 'POST_CUSTOM_CHECKBOX', id: 26, label: 'Accessories', choices: tags },
    { type: 'POST_CUSTOM_LIST', id: 27, label: 'Readings', columns: ['Day', 'Pressure'], maxRows: 4 },
    { type: 'POST_CUSTOM_FILEUPLOAD', id: 28, label: 'Drawing', allowedExtensions: ['pdf'] },
  ],
  confirmations: [
    {
      type: 'MESSAGE',
      id: 'default',
      name: 'Default Confirmation',
      isDefault: true,
      message: '<p>Thank you for your story.</p>',
    },
  ],
};
