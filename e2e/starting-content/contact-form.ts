import type { SeedForm } from '@headwater/cms/starting-content/model.ts';
import type { FormField } from '@headwater/gravity-forms/fields/field-kinds.ts';

/** Filled in by the site, by label. */
const hiddenFields: readonly FormField[] = ['gclid', 'Domestic', 'Country'].map((label, index) => ({
  type: 'TEXT',
  id: 11 + index,
  label,
  visibility: 'HIDDEN',
}));

/** A form of one page, two of whose fields depend on the subject. */
export const contactForm: SeedForm = {
  id: 1,
  title: 'Send us a message',
  fields: [
    { type: 'NAME', id: 1, label: 'Name', isRequired: true },
    { type: 'TEXT', id: 2, label: 'Company', layoutGridColumnSpan: 6 },
    {
      type: 'SELECT',
      id: 3,
      label: 'Region',
      isRequired: true,
      hasEnhancedUI: true,
      placeholder: 'Where the pump is',
      choices: [{ text: 'USA' }, { text: 'Canada' }, { text: 'Other' }],
      layoutGridColumnSpan: 6,
    },
    { type: 'EMAIL', id: 4, label: 'Email', isRequired: true },
    {
      type: 'SELECT',
      id: 6,
      label: 'What is it about?',
      isRequired: true,
      hasEnhancedUI: true,
      choices: [
        { text: 'Choosing a pump', value: 'sales', isSelected: true },
        { text: 'Spare parts', value: 'parts' },
        { text: 'Repair', value: 'service' },
        { text: 'A visit to the works', value: 'visit' },
        { text: 'Something else', value: 'other' },
      ],
    },
    {
      type: 'TEXT',
      id: 7,
      label: 'Serial number',
      maxLength: 20,
      conditionalLogic: {
        actionType: 'SHOW',
        logicType: 'ANY',
        rules: [
          { fieldId: 6, operator: 'IS', value: 'parts' },
          { fieldId: 6, operator: 'IS', value: 'service' },
        ],
      },
    },
    {
      type: 'DATE',
      id: 8,
      label: 'Which day?',
      dateFormat: 'MDY',
      conditionalLogic: {
        actionType: 'SHOW',
        logicType: 'ALL',
        rules: [{ fieldId: 6, operator: 'IS', value: 'visit' }],
      },
    },
    { type: 'TEXTAREA', id: 9, label: 'Message', isRequired: true, maxLength: 4000 },
    {
      type: 'CONSENT',
      id: 10,
      label: 'Privacy',
      isRequired: true,
      errorMessage: 'Check this box so that we may keep your message.',
      checkboxLabel: 'Test Pump Company may keep this to answer it, as the <a href="/about/">about page</a> says.',
    },
    ...hiddenFields,
  ],
  submitButton: { text: 'Submit' },
  confirmations: [
    {
      type: 'MESSAGE',
      id: 'default',
      name: 'Default Confirmation',
      isDefault: true,
      message: '<h3>Thank you, {Name:1.3}.</h3>\n<p>An engineer answers within two working days, at {Email:4}.</p>',
    },
  ],
  notifications: [
    {
      id: 'office',
      name: 'To the office',
      to: { address: 'office@example.com' },
      from: 'website@example.com',
      fromName: 'Test Pump Company',
      replyTo: '{Email:4}',
      subject: 'Message from {Name:1}',
      message: '{all_fields}',
    },
  ],
};
