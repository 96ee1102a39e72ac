import { after, everySetting, type FormSource } from './form-source.ts';

/** Files, and the picture of a post. */
export const files: FormSource = {
  title: 'Files',
  settings: { postStatus: 'draft' },
  fields: [
    { field: { id: 1, type: 'fileupload', label: 'Drawing' }, files: ['drawing.pdf'] },
    {
      field: {
        id: 2,
        type: 'fileupload',
        label: 'Drawings',
        ...everySetting('drawings'),
        ...after(4, 'files'),
        multipleFiles: true,
        maxFiles: '3',
        maxFileSize: '5',
        allowedExtensions: 'pdf, .png',
      },
      files: ['one.pdf', 'two.png'],
    },
    {
      field: {
        id: 3,
        type: 'post_image',
        label: 'Picture',
        ...everySetting('picture'),
        ...after(4, 'files'),
        subLabelPlacement: 'above',
        displayTitle: true,
        displayCaption: true,
        displayDescription: true,
        displayAlt: true,
        allowedExtensions: 'png',
        inputs: null,
      },
      entered: { input_3_1: 'A title', input_3_2: 'In words', input_3_4: 'A caption', input_3_7: 'About it' },
      files: ['picture.png'],
    },
    { field: { id: 4, type: 'text', label: 'What' }, entered: { input_4: 'files' } },
    {
      field: {
        id: 5,
        type: 'post_custom_field',
        inputType: 'fileupload',
        postCustomFieldName: 'own_file',
        label: 'Custom file',
        ...everySetting('own'),
        ...after(4, 'files'),
        allowedExtensions: 'pdf',
        maxFileSize: '2',
      },
      files: ['own.pdf'],
    },
    {
      field: {
        id: 6,
        type: 'post_custom_field',
        inputType: 'fileupload',
        postCustomFieldName: 'own_files',
        label: 'Custom files',
        multipleFiles: true,
        maxFiles: '2',
        allowedExtensions: 'pdf',
      },
      files: ['own-one.pdf', 'own-two.pdf'],
    },
  ],
};
