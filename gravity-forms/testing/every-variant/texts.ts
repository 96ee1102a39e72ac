import { after, choice, everySetting, type FormSource } from './form-source.ts';

/** Texts, numbers, and what visitors only read. */
export const texts: FormSource = {
  title: 'Texts',
  settings: {
    description: 'Every kind of <b>text</b>.',
    labelPlacement: 'right_label',
    descriptionPlacement: 'above',
    subLabelPlacement: 'above',
    cssClass: 'texts',
    requiredIndicator: 'custom',
    customRequiredIndicator: '(needed)',
    validationSummary: true,
    button: { type: 'image', text: '', imageUrl: '/wp-content/uploads/send.png', ...after(1, 'yes') },
    save: { enabled: true, button: { type: 'link', text: 'Save it' } },
    scheduleForm: true,
    scheduleStart: '01/02/2020',
    scheduleStartHour: '8',
    scheduleStartMinute: '30',
    scheduleStartAmpm: 'am',
    scheduleEnd: '12/31/2096',
    scheduleEndHour: '5',
    scheduleEndMinute: '0',
    scheduleEndAmpm: 'pm',
    schedulePendingMessage: 'Not yet.',
    scheduleMessage: 'No longer.',
    limitEntries: true,
    limitEntriesCount: '9999',
    limitEntriesPeriod: 'day',
    limitEntriesMessage: 'Full.',
    pagination: {
      type: 'steps',
      pages: ['About you', 'About it'],
      style: 'blue',
      display_progressbar_on_confirmation: true,
      progressbar_completion_text: 'Done',
    },
    lastPageButton: { type: 'image', text: 'Back', imageUrl: '/wp-content/uploads/back.png' },
    confirmations: {
      a: { id: 'a', name: 'Words', isDefault: true, type: 'message', message: 'Thanks, <b>{Text:1}</b>', event: '' },
      b: {
        ...{ id: 'b', name: 'Elsewhere', isActive: true, type: 'redirect', event: '' },
        ...{ url: 'https://example.com/thanks', queryString: 'who={Text:1}', ...after(1, 'elsewhere') },
      },
      c: {
        ...{ id: 'c', name: 'Page', isActive: false, type: 'page', pageId: 2, queryString: 'a=b', event: '' },
        ...after(1, 'page', { logicType: 'any', actionType: 'hide' }),
      },
    },
  },
  fields: [
    { field: { id: 1, type: 'text', label: 'Text' }, entered: { input_1: 'yes' } },
    {
      field: {
        ...{ id: 2, type: 'text', label: 'Serial', ...everySetting('serial'), ...after(1, 'yes') },
        ...{
          maxLength: '9',
          inputMask: true,
          inputMaskValue: 'aa-9999?99',
          defaultValue: 'SN-1',
          visibility: 'visible',
        },
      },
      entered: { input_2: 'sn 3040' },
      posted: { input_2: 'sn-3040' },
    },
    { field: { id: 3, type: 'text', label: 'Secret', enablePasswordInput: true }, entered: { input_3: 'p&"ä<b>' } },
    {
      field: {
        ...{ id: 4, type: 'textarea', label: 'Message', ...everySetting('message'), ...after(1, 'yes') },
        ...{ maxLength: 200, defaultValue: 'Dear all' },
      },
      entered: { input_4: 'Größe 2″ – «two»\r\nand 1 < 2 & "more"' },
    },
    {
      field: { id: 5, type: 'textarea', label: 'Rich', useRichTextEditor: true, size: 'small' },
      entered: { input_5: 'plain' },
    },
    {
      field: {
        id: 6,
        type: 'hidden',
        label: 'Origin',
        layoutGridColumnSpan: 6,
        defaultValue: 'site',
        allowsPrepopulate: true,
        inputName: 'origin',
      },
      entered: { input_6: 'site' },
    },
    {
      field: {
        id: 7,
        type: 'email',
        label: 'Email',
        ...everySetting('email'),
        ...after(1, 'yes'),
        defaultValue: 'a@b-pumps.co',
      },
      entered: { input_7: 'ada@b-pumps.co' },
    },
    {
      field: {
        ...{
          id: 8,
          type: 'email',
          label: 'Twice',
          emailConfirmEnabled: true,
          ...everySetting('twice'),
          ...after(1, 'yes'),
        },
        inputs: [
          {
            ...{ id: '8', label: 'Enter Email', name: '', customLabel: 'Yours', placeholder: 'you@b-pumps.co' },
            ...{ defaultValue: 'first@b-pumps.co', autocompleteAttribute: 'email' },
          },
          { id: '8.2', label: 'Confirm Email', name: '', customLabel: 'Again', placeholder: 'again' },
        ],
      },
      entered: { input_8: 'bob@b-pumps.co', input_8_2: 'bob@b-pumps.co' },
    },
    {
      field: {
        id: 9,
        type: 'phone',
        label: 'Phone',
        ...everySetting('phone'),
        ...after(1, 'yes'),
        phoneFormat: 'standard',
        defaultValue: '1',
      },
      entered: { input_9: '(218) 555-0142' },
    },
    {
      field: {
        id: 10,
        type: 'phone',
        label: 'Abroad',
        phoneFormat: 'international',
        labelPlacement: 'hidden_label',
        size: 'medium',
      },
      entered: { input_10: '+49 30 12345' },
    },
    {
      field: {
        id: 11,
        type: 'website',
        label: 'Website',
        ...everySetting('web'),
        ...after(1, 'yes'),
        defaultValue: 'https://',
      },
      entered: { input_11: 'https://example.com/a?b=1&c=2' },
    },
    {
      field: {
        id: 12,
        type: 'section',
        label: 'Numbers',
        layoutGridColumnSpan: 6,
        description: 'A section',
        cssClass: 'is-section',
        ...after(1, 'yes'),
      },
    },
    {
      field: {
        ...{ id: 13, type: 'page', label: '', layoutGridColumnSpan: 12, cssClass: 'is-page', ...after(1, 'yes') },
        nextButton: { type: 'image', text: 'On', imageUrl: '/wp-content/uploads/next.png', ...after(1, 'yes') },
        previousButton: { type: 'image', text: 'Back', imageUrl: '/wp-content/uploads/back.png', ...after(1, 'no') },
      },
    },
    {
      field: {
        id: 14,
        type: 'html',
        label: 'Note',
        layoutGridColumnSpan: 6,
        content: '<p>Read <a href="/x/">this</a>.</p>',
        cssClass: 'is-note',
        ...after(1, 'yes'),
      },
    },
    {
      field: {
        ...{ id: 15, type: 'number', label: 'Head', ...everySetting('head'), ...after(1, 'yes') },
        ...{ numberFormat: 'decimal_dot', rangeMin: '0', rangeMax: '5000', defaultValue: '3' },
      },
      entered: { input_15: '1,234.5' },
    },
    {
      field: {
        id: 16,
        type: 'number',
        label: 'Flow',
        numberFormat: 'decimal_comma',
        size: 'small',
        subLabelPlacement: 'below',
      },
      entered: { input_16: '1.234,5' },
    },
    {
      field: { id: 17, type: 'number', label: 'Budget', numberFormat: 'currency' },
      entered: { input_17: '$1,234.50' },
    },
    {
      field: {
        ...{ id: 18, type: 'number', label: 'Power', numberFormat: 'decimal_dot', enableCalculation: true },
        ...{ calculationFormula: '{Head:15} * 2 / 3', calculationRounding: '2' },
      },
      posted: { input_18: '823' },
    },
    {
      field: { id: 19, type: 'text', label: 'Not shown', isRequired: true, ...after(1, 'no') },
    },
    {
      field: {
        id: 20,
        type: 'text',
        label: 'Unseen',
        labelPlacement: 'right_label',
        visibility: 'hidden',
        defaultValue: 'unseen',
      },
      entered: { input_20: 'unseen' },
    },
    { field: { id: 21, type: 'text', label: 'Editors only', visibility: 'administrative' } },
    {
      field: {
        ...{
          id: 22,
          type: 'consent',
          label: 'Consent',
          checkboxLabel: 'I <a href="/terms/">agree</a>',
          isRequired: true,
        },
        ...{
          description: 'The <b>terms</b>',
          descriptionPlacement: 'below',
          labelPlacement: 'top_label',
          cssClass: 'is-consent',
        },
        ...{ errorMessage: 'Please agree.', layoutGridColumnSpan: 12, ...after(1, 'yes') },
        choices: [choice('Checked', '1')],
        inputs: [
          { id: '22.1', label: 'Consent', name: '' },
          { id: '22.2', label: 'Text', name: '', isHidden: true },
          { id: '22.3', label: 'Description', name: '', isHidden: true },
        ],
      },
      entered: { input_22_1: '1' },
    },
    {
      field: {
        ...{ id: 23, type: 'text', label: 'Any of these', ...everySetting('any') },
        conditionalLogic: {
          actionType: 'hide',
          logicType: 'any',
          rules: ['isnot', '>', '<', 'contains', 'starts_with', 'ends_with'].map((operator) => ({
            ...{ fieldId: '15', operator, value: operator === 'isnot' ? '1234.5' : '99999' },
          })),
        },
      },
    },
  ],
};
