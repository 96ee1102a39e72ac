/** Names of native inputs, the same as in Gravity Forms, so that a form works without JavaScript. */

/** `input_5` for field 5, `input_5_3` for its input 5.3. */
export function inputName(id: number | string): string {
  return `input_${String(id).replace('.', '_')}`;
}

/** Name of an input that sends several values: a multi-select, the cells of a list row by row. */
export function listName(id: number | string): string {
  return `${inputName(id)}[]`;
}

/** Value of the radio button whose text is in the input `otherName`. */
export const OTHER_CHOICE = 'gf_other_choice';

export function otherName(id: number): string {
  return `${inputName(id)}_other`;
}

/** Second input of an email address that is entered twice. */
export function confirmationName(id: number): string {
  return `${inputName(id)}_2`;
}

/** The checkbox of a consent. */
export function consentName(id: number): string {
  return `${inputName(id)}_1`;
}

/** The input that the captcha's script fills in. */
export const CAPTCHA_NAME = 'g-recaptcha-response';

/** The checkbox that copies another address; Gravity Forms' own name. */
export function copyName(id: number): string {
  return `${inputName(id)}_copy_values_activated`;
}

/** The quantity of a product with one price. */
export function quantityName(id: number): string {
  return `${inputName(id)}_3`;
}

/** The inputs that name files which the site has already received, one input for each. */
export function uploadName(id: number): string {
  return `hw_upload_${id}`;
}
