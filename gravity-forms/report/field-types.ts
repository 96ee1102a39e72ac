import { differs, type Finding, lost } from './loss.ts';

const noAccounts = 'Remove it: visitors of the site have no accounts.';
const priced = 'Use a Drop Down or Number field, and send the price with your answer.';
const post = differs(
  'The local CMS stores the entry and writes no post.',
  'Nothing with a live WordPress, which writes it. Otherwise editors copy the entry into a post.',
);
const addOn = differs(
  'A live WordPress describes polls and surveys in GraphQL with the companion plugin only: without it, visitors read a notice. The local CMS grades nothing.',
  'Install the companion plugin in WordPress. Nothing with the local CMS.',
);
const quiz = differs('The local CMS grades no quizzes.', 'Nothing with a live WordPress, which grades them.');

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
  poll: addOn,
  quiz,
  survey: addOn,
  post_title: post,
  post_content: post,
  post_excerpt: post,
  post_tags: post,
  post_category: post,
  post_image: post,
  post_custom_field: post,
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
