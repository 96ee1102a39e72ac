import { after, type FormSource, fullFields, given } from './form-source.ts';

const full = fullFields(after(4, 'files'));

/** Files, and the picture of a post. */
export const files: FormSource = {
  title: 'Files',
  settings: { postStatus: 'draft' },
  fields: [
    { field: { id: 1, type: 'fileupload', label: 'Drawing' }, files: ['drawing.pdf'] },
    {
      field: full(2, 'fileupload', 'Drawings', 'drawings', {
        multipleFiles: true,
        maxFiles: '3',
        maxFileSize: '5',
        allowedExtensions: 'pdf, .png',
      }),
      files: ['one.pdf', 'two.png'],
    },
    {
      field: full(3, 'post_image', 'Picture', 'picture', {
        subLabelPlacement: 'above',
        displayTitle: true,
        displayCaption: true,
        displayDescription: true,
        displayAlt: true,
        allowedExtensions: 'png',
        inputs: null,
      }),
      files: ['picture.png'],
      entered: { input_3_1: 'A title', input_3_2: 'In words', input_3_4: 'A caption', input_3_7: 'About it' },
    },
    given({ id: 4, type: 'text', label: 'What' }, 'files'),
    {
      field: full(5, 'post_custom_field', 'Custom file', 'own', {
        inputType: 'fileupload',
        postCustomFieldName: 'own_file',
        allowedExtensions: 'pdf',
        maxFileSize: '2',
      }),
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
