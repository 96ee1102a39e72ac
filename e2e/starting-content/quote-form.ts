import type { SeedForm } from '@headwater/cms/starting-content/model.ts';
import type { ConditionalLogic } from '@headwater/gravity-forms/definition/conditional-logic.ts';

const showWhenPumping = (...values: string[]): ConditionalLogic => ({
  actionType: 'SHOW',
  logicType: 'ANY',
  rules: values.map((value) => ({ fieldId: 1, operator: 'IS', value })),
});

/** A form in two steps with fields that depend on others; its confirmation is a page. */
export const quoteForm: SeedForm = {
  id: 2,
  title: 'Ask for a price',
  requiredIndicator: 'ASTERISK',
  hasValidationSummary: true,
  fields: [
    {
      type: 'RADIO',
      id: 1,
      label: 'What do you pump?',
      isRequired: true,
      hasOtherChoice: true,
      choices: [
        { text: 'Raw sewage', value: 'sewage' },
        { text: 'Clean water', value: 'water' },
        { text: 'Slurry', value: 'slurry' },
      ],
    },
    {
      type: 'NUMBER',
      id: 2,
      label: 'Largest solid, inches',
      rangeMin: 0,
      rangeMax: 8,
      conditionalLogic: showWhenPumping('sewage'),
    },
    {
      type: 'NUMBER',
      id: 3,
      label: 'Specific gravity of the slurry',
      rangeMin: 1,
      rangeMax: 2.5,
      isRequired: true,
      conditionalLogic: showWhenPumping('slurry'),
    },
    { type: 'NUMBER', id: 4, label: 'Flow', rangeMin: 1, rangeMax: 60_000, isRequired: true },
    {
      type: 'CHECKBOX',
      id: 5,
      label: 'Power at the site',
      choices: [
        { text: '230 V, three phase', value: '230' },
        { text: '460 V, three phase', value: '460' },
      ],
    },
    { type: 'PAGE', id: 6, nextButton: { text: 'Continue to your details' }, previousButton: { text: 'Back' } },
    { type: 'NAME', id: 7, label: 'Name', isRequired: true },
    { type: 'TEXT', id: 8, label: 'Company', isRequired: true },
    { type: 'EMAIL', id: 9, label: 'Email', isRequired: true },
    {
      type: 'SELECT',
      id: 10,
      label: 'Region',
      isRequired: true,
      hasEnhancedUI: true,
      placeholder: 'Where the pump goes',
      choices: [{ text: 'USA' }, { text: 'Canada' }, { text: 'Other' }],
    },
    { type: 'TEXTAREA', id: 11, label: 'Notes' },
    {
      type: 'CONSENT',
      id: 12,
      label: 'Privacy',
      isRequired: true,
      checkboxLabel: 'Test Pump Company may keep this to quote, as the <a href="/about/">about page</a> says.',
    },
  ],
  pagination: { type: 'STEPS', pageNames: ['The duty', 'Your details'], lastPageButton: { text: 'Back to the duty' } },
  submitButton: { text: 'Send the request' },
  confirmations: [
    { type: 'PAGE', id: 'default', name: 'What happens next', isDefault: true, page: '/quote/thank-you/' },
  ],
};
