/** HTML for a message without its required file. @param email a link @param reference for the operator */
export const fileNeeded = (email: string, reference: string) =>
  '<p>Thank you. We have your message, and now we need your file.</p>' +
  `<p>Please email it to ${email} and mention the reference ${reference}.</p>`;
/** HTML for a message without a required answer that only WordPress has a control for. */
export const answerOpen = (reference: string) =>
  '<p>Thank you. We have your message, and will ask you for the answer that is still missing.</p>' +
  `<p>Your reference is ${reference}.</p>`;
/** Below a confirmation, while the CMS cannot fill it in. @param name escaped */
export const yourRepresentative = (name: string) => `Your representative is ${name}.`;
/** Subject of that email. */
export const fileSubject = (reference: string) => `File for message ${reference}`;
export const unstorableText = "This text has characters that we can't store. Please type it again.";
