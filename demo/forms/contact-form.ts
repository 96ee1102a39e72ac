import type { SeedForm } from '@headwater/cms/starting-content/model.ts';
import type { ConditionalLogic } from '@headwater/gravity-forms/definition/conditional-logic.ts';
import { hiddenLeadFields, regionChoices, sender } from './hidden-lead-fields.ts';

const subjectIs = (value: string): ConditionalLogic => ({
  actionType: 'SHOW',
  logicType: 'ALL',
  rules: [{ fieldId: 6, operator: 'IS', value }],
});

/** The form at the end of the contact page. */
export const contactForm: SeedForm = {
  id: 1,
  title: 'Send us a message',
  requiredIndicator: 'ASTERISK',
  fields: [
    {
      type: 'NAME',
      id: 1,
      label: 'Name',
      isRequired: true,
      parts: { first: { autocompleteAttribute: 'given-name' }, last: { autocompleteAttribute: 'family-name' } },
    },
    {
      type: 'TEXT',
      id: 2,
      label: 'Company or utility',
      autocompleteAttribute: 'organization',
      maxLength: 120,
      layoutGridColumnSpan: 6,
    },
    {
      type: 'SELECT',
      id: 3,
      label: 'Region',
      isRequired: true,
      hasEnhancedUI: true,
      placeholder: 'Where the pump is',
      choices: regionChoices,
      layoutGridColumnSpan: 6,
    },
    {
      type: 'EMAIL',
      id: 4,
      label: 'Email',
      isRequired: true,
      autocompleteAttribute: 'email',
      placeholder: 'you@utility.example',
      layoutGridColumnSpan: 6,
    },
    {
      type: 'PHONE',
      id: 5,
      label: 'Telephone',
      phoneFormatType: 'INTERNATIONAL',
      description: 'Only if we may call you back.',
      autocompleteAttribute: 'tel',
      layoutGridColumnSpan: 6,
    },
    {
      type: 'SELECT',
      id: 6,
      label: 'What is it about?',
      inputName: 'about',
      canPrepopulate: true,
      isRequired: true,
      hasEnhancedUI: true,
      choices: [
        { text: 'Choosing a pump', value: 'sales', isSelected: true },
        { text: 'Spare parts', value: 'parts' },
        { text: 'Field service or repair', value: 'service' },
        { text: 'A visit to the works', value: 'visit' },
        { text: 'Something else', value: 'other' },
      ],
    },
    {
      type: 'TEXT',
      id: 7,
      label: 'Serial number',
      inputName: 'serial',
      canPrepopulate: true,
      description: 'Seven digits on the data plate. It tells us the impeller, the seal and the motor.',
      placeholder: '2104417',
      maxLength: 20,
      size: 'SMALL',
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
      label: 'Which first Thursday?',
      description: 'We show visitors the works on the first Thursday of each month, with a pour at 10 a.m.',
      dateFormat: 'MDY',
      conditionalLogic: subjectIs('visit'),
    },
    {
      type: 'TEXTAREA',
      id: 9,
      label: 'Message',
      isRequired: true,
      size: 'LARGE',
      maxLength: 4000,
    },
    {
      type: 'CONSENT',
      id: 10,
      label: 'Privacy',
      isRequired: true,
      errorMessage: 'Check this box so that we may keep your message and answer it.',
      checkboxLabel:
        'Alder Creek may keep this message to answer it, as the <a href="/privacy-policy/">privacy policy</a> says.',
    },
    ...hiddenLeadFields(11),
    { type: 'HIDDEN', id: 14, label: 'Representative', inputName: 'representative', canPrepopulate: true },
  ],
  submitButton: { text: 'Submit' },
  confirmations: [
    {
      type: 'MESSAGE',
      id: 'default',
      name: 'Answered by the office',
      isDefault: true,
      message:
        '<h3>Thank you, {Name:1.3}.</h3>\n<p>Your message has reached the works. An engineer will answer within two working days, at {Email:4}.</p>',
    },
    {
      type: 'MESSAGE',
      id: 'service',
      name: 'Service cannot wait',
      conditionalLogic: subjectIs('service'),
      message:
        '<h3>Thank you, {Name:1.3}.</h3>\n<p>Field service reads this at 7:00 a.m. on working days. If a station is down now, do not wait for us: call <a href="tel:+12185550199">(218) 555-0199</a>, day and night.</p>',
    },
  ],
  notifications: [
    {
      id: 'sales',
      name: 'To the sales office',
      to: { address: 'sales@aldercreek.example.com' },
      ...sender,
      replyTo: '{Email:4}',
      subject: 'Message from {Name:1}: {What is it about?:6}',
      message: '<p>From {embed_url}</p>\n{all_fields}',
      conditionalLogic: {
        actionType: 'HIDE',
        logicType: 'ANY',
        rules: [
          { fieldId: 6, operator: 'IS', value: 'parts' },
          { fieldId: 6, operator: 'IS', value: 'service' },
        ],
      },
    },
    {
      id: 'parts',
      name: 'To the parts desk',
      to: { address: 'parts@aldercreek.example.com' },
      ...sender,
      replyTo: '{Email:4}',
      subject: 'Parts for {Serial number:7}, {Name:1}',
      message: '<p>From {embed_url}</p>\n{all_fields}',
      conditionalLogic: subjectIs('parts'),
    },
    {
      id: 'service',
      name: 'To field service',
      to: { address: 'service@aldercreek.example.com' },
      ...sender,
      replyTo: '{Email:4}',
      subject: 'Service for {Serial number:7}, {Name:1}',
      message: '<p>From {embed_url}</p>\n{all_fields}',
      conditionalLogic: subjectIs('service'),
    },
    {
      id: 'copy',
      name: 'Receipt for the visitor',
      to: { fieldId: 4 },
      ...sender,
      fromName: 'Alder Creek Pump Works',
      replyTo: 'sales@aldercreek.example.com',
      subject: 'We have your message',
      message:
        '<p>{Name:1.3}, this is what you sent us. An engineer will answer within two working days.</p>\n{all_fields:nohidden}\n<p>Alder Creek Pump Works, 1921 Alder Creek Road, Duluth, Minnesota 55810</p>',
    },
  ],
};
