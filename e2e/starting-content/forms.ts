import type { SeedForm } from '@headwater/cms/starting-content/model.ts';
import { everyFieldForm } from '@headwater/cms/testing/every-field-form.ts';
import { postForm } from '@headwater/cms/testing/post-form.ts';
import { surveyForm } from '@headwater/cms/testing/survey-form.ts';
import { orderForm } from '@headwater/gravity-forms/testing/order-form.ts';
import { contactForm } from './contact-form.ts';
import { quoteForm } from './quote-form.ts';

/** A form whose schedule has ended: visitors see its closing message. */
const closedForm: SeedForm = {
  id: 4,
  title: 'Operator class',
  fields: [{ type: 'NAME', id: 1, label: 'Name', isRequired: true }],
  schedule: { end: '2026-03-06T23:00', closedMessage: 'Registration for the class of March 2026 is closed.' },
  confirmations: [
    {
      type: 'MESSAGE',
      id: 'default',
      name: 'Default Confirmation',
      isDefault: true,
      message: '<p>Your seat is reserved.</p>',
    },
  ],
};

const startUpForm = everyFieldForm({
  name: 'Test Pump Company',
  mail: { to: 'service@example.com', from: 'website@example.com', fromName: 'Test Pump Company' },
  page: { name: 'Grinders have a page of their own', path: '/about/' },
});

/** A form of one page with a rule, rows, an answer of the visitor's own and a query parameter. */
const checkForm: SeedForm = {
  id: 5,
  title: 'Pump check',
  fields: [
    {
      type: 'RADIO',
      id: 1,
      label: 'What do you pump?',
      isRequired: true,
      hasOtherChoice: true,
      choices: [{ text: 'Clean water' }, { text: 'Slurry' }],
    },
    {
      type: 'TEXT',
      id: 2,
      label: 'Grain size',
      conditionalLogic: {
        actionType: 'SHOW',
        logicType: 'ALL',
        rules: [{ fieldId: 1, operator: 'IS', value: 'Slurry' }],
      },
    },
    {
      type: 'SELECT',
      id: 3,
      label: 'Region',
      hasEnhancedUI: true,
      placeholder: 'Where the pump is',
      choices: [{ text: 'USA' }, { text: 'Canada' }],
    },
    { type: 'CHECKBOX', id: 4, label: 'Checked', hasSelectAll: true, choices: [{ text: 'Oil' }, { text: 'Guard' }] },
    { type: 'LIST', id: 5, label: 'Readings', columns: ['Pump', 'Amps'], maxRows: 4 },
    { type: 'TEXT', id: 6, label: 'Order number', inputName: 'order', canPrepopulate: true },
    { type: 'TEXTAREA', id: 7, label: 'Notes' },
  ],
  submitButton: { text: 'Send the check' },
  confirmations: [
    {
      type: 'MESSAGE',
      id: 'default',
      name: 'Default Confirmation',
      isDefault: true,
      message: '<p>The check is on file.</p>',
    },
  ],
};

/** A form with files: photos of a pump, and a drawing that it needs. */
const photosForm: SeedForm = {
  id: 17,
  title: 'Site photos',
  fields: [
    { type: 'TEXT', id: 1, label: 'Pump', isRequired: true },
    {
      type: 'FILEUPLOAD',
      id: 2,
      label: 'Photos',
      isRequired: true,
      canAcceptMultipleFiles: true,
      allowedExtensions: ['jpg', 'png'],
      maxFiles: 3,
      maxFileSize: 10,
    },
    { type: 'FILEUPLOAD', id: 3, label: 'Drawing', allowedExtensions: ['dwg', 'step'] },
  ],
  submitButton: { text: 'Send the photos' },
  confirmations: [
    {
      type: 'MESSAGE',
      id: 'default',
      name: 'Default Confirmation',
      isDefault: true,
      message: '<p>The photos are on file.</p>',
    },
  ],
};

export const forms = [
  contactForm,
  quoteForm,
  startUpForm,
  closedForm,
  checkForm,
  orderForm,
  photosForm,
  postForm,
  surveyForm,
];
