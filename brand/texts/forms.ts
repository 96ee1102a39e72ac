/** Gravity Forms' messages about fields; a site in another language translates them. */
export {
  datePickerMessage,
  fileCountMessage,
  fileSizeMessage,
  fileTypeMessage,
  messages as fieldMessages,
  rangeMessage,
  requiredInputsMessage,
} from '@headwater/contract/forms/messages.ts';

export const required = 'Required';
/** Name of a field without a label, in the error summary and for screen readers. */
export const thisField = 'This field';
export const selectPlaceholder = 'Select...';
export const optionsLoading = 'Loading...';
export const noOptions = 'No options';
export const removeChoice = (choice: string) => `Remove ${choice}`;
export const selectAll = 'Select All';
export const deselectAll = 'Deselect All';
export const otherChoice = 'Other';
/** Label of the input beside the choice "Other". */
export const otherFor = (label: string) => `${label}: other`;
export const rowNumber = (row: number) => `Row ${row}`;
export const removeRow = (row: number) => `Remove row ${row}`;
export const remove = 'Remove';
export const addRow = 'Add a row';
/** The button that computes an order where scripts don't run, and what the form says then. */
export const updateTotals = 'Update the total';
export const totalsUpdated = 'The prices are up to date. Nothing was sent yet.';
export const price = 'Price';
export const quantity = 'Quantity';
/** Name of the input for how many of a product. */
export const quantityOf = (product: string) => `${product}: quantity`;
/** Numbers are formatted for the locale. */
export const upToCharacters = (most: string) => `Up to ${most} characters`;
export const charactersOf = (length: string, most: string) => `${length} of ${most} characters`;
export const tooManyCharacters = (used: string, beyond: string) => `${used}, ${beyond} too many`;

export const streetAddress = 'Street Address';
export const addressLine2 = 'Address Line 2';
export const city = 'City';
export const country = 'Country';
export const region = 'State / Province / Region';
export const postalCode = 'ZIP / Postal Code';
export const state = 'State';
export const zipCode = 'ZIP Code';
export const province = 'Province';
export const canadianPostalCode = 'Postal Code';
export const sameAsPrevious = 'Same as previous';
export const enterEmail = 'Enter Email';
export const confirmEmail = 'Confirm Email';

export const submitButton = 'Submit';
/** The button that saves a form for later, where the editor wrote no text. */
export const saveButton = 'Save and continue later';
/** The button's label while the form is being sent: one text for every label except the default. */
export const submitting = 'Submitting...';
export const sending = 'Sending...';
/** A button that was pressed before hydration. */
export const formLoading = 'One moment...';
export const nextButton = 'Next';
export const previousButton = 'Previous';
export const backButton = 'Back';
export const step = (number: number) => `Step ${number}`;
export const stepOf = (number: number, count: number) => `Step ${number} of ${count}`;
export const received = 'Received';
export const sendAnother = 'Send another message';
/** The honeypot's label, for people who encounter the input. */
export const leaveEmpty = 'Leave this empty';

/** Before a phone number, with `orWriteTo` before the email address behind it. */
export const call = 'Call';
export const orWriteTo = 'or write to';
export const unanswerable = "You can't answer this question here.";
export const answerNeeded = 'Send the form without it, and we will ask you for it.';
export const filesByEmail = "You can't send files with this form. Email them to";
/** Behind the email address. @param kinds of files, such as ".pdf, .png"; empty for any */
export const filesToName = (kinds: string) => `${kinds && ` (${kinds})`} and mention your message.`;
/** Gravity Forms' rules of a file field, as a hint. */
export const fileTypesHint = (kinds: string) => `Accepted file types: ${kinds}`;
export const fileSizeHint = (size: string) => `Max. file size: ${size}`;
export const fileCountHint = (count: number) => `Max. files: ${count}`;
/** The input of a picture, and of what a visitor says about it. */
export const pictureFile = 'File';
export const imageTextLabels = {
  altText: 'Alternative text',
  title: 'Title',
  caption: 'Caption',
  description: 'Description',
};
export const dropFiles = 'You can also drop files here.';
export const takePhoto = 'Take a photo';
export const removeFile = (name: string) => `Remove ${name}`;
export const retryFile = (name: string) => `Try ${name} again`;
export const retry = 'Try again';
export const filePercent = (percent: number) => `${percent}%`;
export const fileUploading = (name: string, percent: number) => `${name}: ${percent}% uploaded`;
export const fileUploaded = (name: string) => `${name} is uploaded`;
export const fileRemoved = (name: string) => `${name} is removed`;
export const uploadedMark = 'Uploaded';
/** A file whose upload a reload interrupted. */
export const chooseToContinue = 'Not complete. Choose the same file again to continue.';
export const fileWaiting = 'The connection is slow. We keep trying.';
export const fileIncomplete = (name: string) => `${name} is not uploaded yet. Wait until it is, or remove it.`;
export const fileGone = (name: string) => `${name} is no longer on our server. Please choose it again.`;
/** Beside a file that a page without JavaScript has received already. */
export const sendThisFile = (name: string) => `Send ${name}`;
export const fileDangerous = (name: string) =>
  `${name} is a program or a web page under another name, so we can't take it. Send it as a PDF or a picture.`;
export const uploadsTooMany =
  'You have sent as many files as we can take from one visitor today. Send the form without this file, and email it to us.';
export const uploadsFull =
  "We can't take files right now. Your entries are still here: send the form without this file, or try again later.";
export const uploadFailed = 'This file could not be uploaded. Try again, or send the form without it.';
export const captchaNeedsScript = 'Without JavaScript, this form is sent without its robot check.';
/** Below a form, before the link to the privacy choices. */
export const captchaChoice =
  'If you allow it, Google checks that you are not a robot. Your message is sent either way.';
export const turnstileChoice =
  'If you allow it, Cloudflare checks that you are not a robot. Your message is sent either way.';

export const captchaFailed = (phone: string) =>
  `The robot check isn't done yet, so nothing was sent. Tick its box and send again, or call ${phone}.`;
export const unreachable = (phone: string) =>
  `We couldn't be reached. What you entered is still here. Send it again, or call ${phone}.`;
/** In place of a message that the CMS should have sent. */
export const errorMessageMissing = 'Error message not found.';
export const formProblem = 'There was a problem with your submission. Please review the fields below.';

const orCall = (phone: string) => `or call us at ${phone}.`;

/** The visitor's message when a form is not accepted, by failure code. */
export const formFailures = {
  malformed: (phone: string) => `We couldn't read this form. Please reload the page and try again, ${orCall(phone)}`,
  'foreign-origin': (phone: string) =>
    `This form came from another website. Please send it from our own pages, ${orCall(phone)}`,
  'token-invalid': (phone: string) =>
    `We couldn't verify this form. Please reload the page and try again, ${orCall(phone)}`,
  'form-unknown': (phone: string) => `This form no longer exists. Please call us at ${phone}.`,
  'form-changed': (phone: string) =>
    `This form has changed since you opened the page. Please check your entries and send it again, ${orCall(phone)}`,
  rejected: (phone: string) => `We couldn't accept your message. Please call us at ${phone}.`,
  'form-closed': () => "This form isn't accepting messages right now.",
  'token-expired': () =>
    'This page was open for a long time, so nothing was sent yet. Your entries are still here. Please send them again.',
  'too-large': (phone: string) => `Your message is too long for this form. Please shorten it, ${orCall(phone)}`,
  'uploads-full': (phone: string) => `We can't take your files right now. Send the form without them, ${orCall(phone)}`,
  'unsupported-type': (phone: string) =>
    `We couldn't read this form. Please reload the page and try again, ${orCall(phone)}`,
  'key-reused': (phone: string) =>
    `You already sent this form with other entries. Please reload the page to send another message, ${orCall(phone)}`,
  'rate-limited': (phone: string) =>
    `You've sent several forms in a short time. Please wait a minute and try again, ${orCall(phone)}`,
  unavailable: (phone: string) =>
    `We couldn't send your message right now. Please try again in a few minutes, ${orCall(phone)}`,
};

/** Texts of the page that responds to a form sent without JavaScript. */
export const thankYou = 'Thank you';
export const notSent = 'Your message was not sent';
export const backToPage = 'Back to the page';
export const goOn = 'Continue';

/** Titles of the page of a saved form: right after saving, later, and where there is none. */
export const formSaved = 'Your entries are saved';
export const continueForm = 'Continue where you left off';
export const noSavedForm = 'There is nothing to continue here';
export const savedUntil = (day: string) =>
  `Nothing was sent yet. With this link, you can finish the form later, on any device, until ${day}.`;
/** Without JavaScript, where the form is shown whole. */
export const savedContinue = 'Continue where you stopped';
export const savedIsPrivate = 'Anyone who has the link can read what you entered, so keep it to yourself.';
export const savedLink = 'Link to your form';
export const copyLink = 'Copy the link';
export const linkCopied = 'Copied';
export const mailLinkTo = 'Email the link to';
export const mailLink = 'Send the link';
export const savedFormChanged =
  'This form has changed since you saved it. Please check your entries before you send it.';
export const savedFormLost = (names: string) => `We could not restore: ${names}. Please enter it again.`;
/** Why a link leads nowhere. */
export const savedFormGone = {
  sent: 'This form was sent, so what you had saved was deleted. To send another message, start a new form.',
  expired: 'The time for this link is over, and what you had saved was deleted. Please start a new form.',
  unknown: 'This link does not lead to a saved form. Check that you copied all of it, to its last character.',
};
export const savedFormUnavailable =
  "We can't open your form right now. It is still saved: please try again in a few minutes.";
/** What happened to a mail with the link. */
export const linkMail = {
  sent: (address: string) => `We sent the link to ${address}.`,
  invalid: () => 'Enter one email address, such as name@example.com.',
  'too-many': () => 'We have sent this link several times already. Please copy it instead.',
  failed: () => "We couldn't send the email. Please copy the link instead.",
};
export const saveFailed = (phone: string) =>
  `We couldn't save your entries right now. They are still here: try again in a few minutes, or call us at ${phone}.`;
export const saveNotOffered =
  'This form can no longer be saved for later. Your entries are still here, and you can send it.';
export const linkMailSubject = (form: string) => `Your link to finish "${form}"`;
export const linkMailText = (form: string, url: string, day: string) =>
  `You saved the form "${form}". To finish it, open this link by ${day}:\n\n${url}\n\nAnyone who has the link can read what you entered. If you did not ask for this email, ignore it.\n`;
