import type { SeedForm } from '../starting-content/model.ts';

/** The recorded site's form: one field of each ordinary type. */
export const smallForm: SeedForm = {
  id: 1,
  title: 'Contact us',
  fields: [
    { type: 'NAME', id: 1, label: 'Name', isRequired: true },
    { type: 'EMAIL', id: 2, label: 'Email', isRequired: true, placeholder: 'you@example.com' },
    { type: 'PHONE', id: 3, label: 'Phone', phoneFormatType: 'STANDARD' },
    {
      type: 'SELECT',
      id: 4,
      label: 'Region',
      isRequired: true,
      choices: [{ text: 'USA' }, { text: 'Canada' }, { text: 'Other' }],
    },
    { type: 'ADDRESS', id: 5, label: 'Address' },
    {
      type: 'CHECKBOX',
      id: 6,
      label: 'Interests',
      choices: [{ text: 'Pumps' }, { text: 'Parts' }, { text: 'Service' }],
    },
    { type: 'RADIO', id: 7, label: 'Reply by', choices: [{ text: 'Email' }, { text: 'Phone' }] },
    {
      type: 'MULTISELECT',
      id: 8,
      label: 'Markets',
      choices: [{ text: 'Mining' }, { text: 'Municipal' }, { text: 'Farm' }],
    },
    { type: 'DATE', id: 9, label: 'Site visit', dateType: 'FIELD' },
    { type: 'TIME', id: 10, label: 'Best time' },
    { type: 'NUMBER', id: 11, label: 'Flow (l/s)', rangeMin: 1, rangeMax: 500 },
    { type: 'WEBSITE', id: 12, label: 'Website' },
    { type: 'TEXTAREA', id: 13, label: 'Message', isRequired: true, size: 'LARGE', maxLength: 2000 },
    {
      type: 'TEXT',
      id: 14,
      label: 'Model no.',
      conditionalLogic: {
        actionType: 'SHOW',
        logicType: 'ALL',
        rules: [{ fieldId: 6, operator: 'IS', value: 'Parts' }],
      },
    },
    { type: 'TEXT', id: 15, label: 'gclid', visibility: 'HIDDEN' },
    { type: 'TEXT', id: 16, label: 'Domestic', visibility: 'HIDDEN' },
    { type: 'TEXT', id: 17, label: 'Country', visibility: 'HIDDEN' },
    { type: 'CONSENT', id: 18, label: 'Consent', isRequired: true, checkboxLabel: 'I agree to be contacted' },
  ],
  confirmations: [
    {
      type: 'MESSAGE',
      id: 'default',
      name: 'Default Confirmation',
      isDefault: true,
      message: '<p>Thanks <strong>friend</strong>.</p><script>x</script>',
    },
  ],
};
