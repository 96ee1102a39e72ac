import type { SeedForm } from '../starting-content/model.ts';

const opinions = [
  { text: 'Disagree', value: 'glikertcol1' },
  { text: 'Neutral', value: 'glikertcol2' },
  { text: 'Agree', value: 'glikertcol3' },
];

/** A form with every kind of field of the add-ons for polls, quizzes and surveys. */
export const surveyForm: SeedForm = {
  id: 19,
  title: 'How did we do?',
  fields: [
    { type: 'SURVEY', inputType: 'LIKERT', id: 1, label: 'Our delivery was on time', choices: opinions },
    {
      type: 'SURVEY',
      inputType: 'LIKERT',
      id: 2,
      label: 'Our service',
      choices: opinions,
      isRequired: true,
      rows: [
        { text: 'They were friendly', value: 'glikertrow1' },
        { text: 'They were quick', value: 'glikertrow2' },
      ],
    },
    {
      type: 'SURVEY',
      inputType: 'RANK',
      id: 3,
      label: 'What matters to you',
      choices: [
        { text: 'Price', value: 'grank1' },
        { text: 'Speed', value: 'grank2' },
        { text: 'Care', value: 'grank3' },
      ],
    },
    {
      type: 'SURVEY',
      inputType: 'RATING',
      id: 4,
      label: 'All in all',
      choices: [
        { text: 'Bad', value: 'grating1' },
        { text: 'Fine', value: 'grating2' },
        { text: 'Great', value: 'grating3' },
      ],
    },
    {
      type: 'SURVEY',
      inputType: 'RADIO',
      id: 5,
      label: 'Would you buy again?',
      choices: [{ text: 'Yes' }, { text: 'No' }],
    },
    {
      type: 'SURVEY',
      inputType: 'CHECKBOX',
      id: 6,
      label: 'What you use',
      choices: [{ text: 'Pumps' }, { text: 'Valves' }],
    },
    {
      type: 'SURVEY',
      inputType: 'SELECT',
      id: 7,
      label: 'How you found us',
      choices: [{ text: 'Fair' }, { text: 'Search' }],
    },
    { type: 'SURVEY', inputType: 'TEXT', id: 8, label: 'In a word', choices: [] },
    { type: 'SURVEY', inputType: 'TEXTAREA', id: 9, label: 'What we should change', choices: [] },
    {
      type: 'POLL',
      inputType: 'RADIO',
      id: 10,
      label: 'Which day suits you?',
      choices: [{ text: 'Monday' }, { text: 'Friday' }],
    },
    {
      type: 'QUIZ_RADIO',
      id: 11,
      label: 'A valve opens',
      choices: [{ text: 'to the left' }, { text: 'to the right' }],
    },
    { type: 'QUIZ_CHECKBOX', id: 12, label: 'What wears out?', choices: [{ text: 'Seal' }, { text: 'Seat' }] },
    { type: 'QUIZ_SELECT', id: 13, label: 'A seal lasts', choices: [{ text: 'a year' }, { text: 'a decade' }] },
  ],
  confirmations: [
    {
      type: 'MESSAGE',
      id: 'default',
      name: 'Default Confirmation',
      isDefault: true,
      message: '<p>Thank you for your time.</p>',
    },
  ],
};
