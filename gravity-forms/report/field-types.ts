import { differs, type Finding, lost } from './loss.ts';

const byMail = 'Ask for it in a text field, or let people send it by email.';
const asChoices = 'Use a Radio Buttons or Checkboxes field with the same choices.';
const noAccounts = 'Remove it: visitors of the site have no accounts.';
const priced = 'Use a Drop Down or Number field, and send the price with your answer.';
const asText = 'Use a text field; editors copy it into a post.';

/**
 * What happens to each type of field of Gravity Forms: `works`, or why it doesn't and what to do. A type with several
 * kinds of control has a line for each, as `type/inputType`, where they differ.
 */
export const fieldTypes: Readonly<Record<string, 'works' | Finding>> = {
  text: 'works',
  textarea: 'works',
  hidden: 'works',
  email: 'works',
  phone: 'works',
  number: 'works',
  website: 'works',
  date: 'works',
  time: 'works',
  select: 'works',
  multiselect: 'works',
  radio: 'works',
  checkbox: 'works',
  consent: 'works',
  name: 'works',
  address: 'works',
  list: 'works',
  captcha: 'works',
  html: 'works',
  section: 'works',
  page: 'works',
  submit: 'works',
  fileupload: 'works',
  multi_choice: 'works',
  image_choice: differs(
    'The pictures of Image Choice fields are not shown: visitors choose by the texts.',
    'Put the pictures into an HTML field above it.',
  ),
  product: 'works',
  option: 'works',
  quantity: 'works',
  shipping: 'works',
  total: 'works',
  poll: lost('Polls are not shown.', asChoices),
  quiz: lost('Quizzes are not shown.', asChoices),
  survey: lost('Survey fields are not shown.', asChoices),
  post_title: lost('Entries do not become posts, and the field is not shown.', asText),
  post_content: lost('Entries do not become posts, and the field is not shown.', asText),
  post_excerpt: lost('Entries do not become posts, and the field is not shown.', asText),
  post_tags: lost('Entries do not become posts, and the field is not shown.', asText),
  post_category: lost('Entries do not become posts, and the field is not shown.', asChoices),
  post_image: lost('Entries do not become posts, and the field is not shown.', byMail),
  post_custom_field: lost('Entries do not become posts, and the field is not shown.', asText),
  repeater: lost('Groups that repeat are not shown.', 'Use a List field with columns.'),
  password: lost('Passwords are not asked for.', noAccounts),
  username: lost('User names are not asked for.', noAccounts),
  creditcard: lost(
    'Cards are not charged, and the field is not shown.',
    'Link to your payment page in the confirmation.',
  ),
  signature: lost('Signatures cannot be drawn.', 'Use a Consent field with the text that people agree to.'),
  chainedselect: lost('Chained selects are not shown.', 'Use a Drop Down for each step, with conditional logic.'),
  donation: lost('Donations are not shown.', priced),
};

/** The line for a field's type; a type that is not in the list comes from an add-on. */
export function typeFinding(type: string): Finding | undefined {
  const known = Object.hasOwn(fieldTypes, type)
    ? fieldTypes[type]
    : lost(`Fields of the type "${type}" come from an add-on and are not shown.`, 'Use one of the standard fields.');
  return known === 'works' ? undefined : known;
}
