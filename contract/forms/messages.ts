/** Patterns of dates, by the format of the field. */
export const datePatterns = {
  MDY: 'mm/dd/yyyy',
  DMY: 'dd/mm/yyyy',
  DMY_DASH: 'dd-mm-yyyy',
  DMY_DOT: 'dd.mm.yyyy',
  YMD_SLASH: 'yyyy/mm/dd',
  YMD_DASH: 'yyyy-mm-dd',
  YMD_DOT: 'yyyy.mm.dd',
} as const;

export type DateFormat = keyof typeof datePatterns;

/**
 * Gravity Forms' messages to visitors, word for word; the number messages contain HTML, as there. The
 * phone message is the project's own, because Gravity Forms has none.
 */
export const messages = {
  required: 'This field is required.',
  emailFormat: 'The email address entered is invalid, please check the formatting (e.g. email@domain.com).',
  emailMismatch: 'Your emails do not match.',
  phone: 'Please enter a valid phone number, e.g. (555) 555-1234.',
  number: 'Please enter a valid number.',
  quantity: 'Please enter a valid quantity',
  wholeQuantity: 'Please enter a valid quantity. Quantity cannot contain decimals.',
  amount: 'Please enter a valid amount.',
  website: 'Please enter a valid Website URL (e.g. https://gravityforms.com).',
  date: 'Please enter a valid date.',
  time: 'Please enter a valid time.',
  maxLength: 'The text entered exceeds the maximum number of characters.',
  choice: 'Invalid selection. Please select from the available choices.',
  value: 'Please enter a valid value.',
  captcha: 'The reCAPTCHA was invalid. Go back and try it again.',
  limitReached: 'Sorry. This form is no longer accepting new submissions.',
  allEmpty: 'At least one field must be filled out',
  country: 'Please enter a valid country code (e.g. US)',
  fileType: 'The uploaded file type is not allowed.',
  defaultConfirmation: 'Thanks for contacting us! We will get in touch with you shortly.',
} as const;

/** A compound field with missing inputs, by their labels. */
export function requiredInputsMessage(labels: readonly string[]): string {
  return `${messages.required} Please complete the following fields: ${labels.join(', ')}.`;
}

/** A file whose extension the editor did not allow. */
export function fileTypeMessage(allowed: readonly string[]): string {
  return allowed.length === 0
    ? messages.fileType
    : `${messages.fileType} Must be one of the following: ${allowed.join(', ')}.`;
}

/** A file above the limit. @param megabytes of 1,048,576 bytes, rounded down as Gravity Forms does */
export function fileSizeMessage(megabytes: number): string {
  return `File exceeds size limit. Maximum file size: ${megabytes}MB.`;
}

export function fileCountMessage(count: number, limit: number): string {
  return `Number of files (${count}) exceeds limit (${limit}).`;
}

/** HTML. A number out of range, or an invalid number if there are no bounds. */
export function rangeMessage(min: number | null, max: number | null): string {
  if (min !== null && max !== null) {
    return `Please enter a number from <strong>${min}</strong> to <strong>${max}</strong>.`;
  }
  if (min !== null) return `Please enter a number greater than or equal to <strong>${min}</strong>.`;
  if (max !== null) return `Please enter a number less than or equal to <strong>${max}</strong>.`;
  return messages.number;
}

/** HTML. Too few or too many choices; 0 for no bound. */
export function choiceLimitMessage(min: number, max: number): string {
  const choices = (count: number) => `<strong>${count}</strong> ${count === 1 ? 'choice' : 'choices'}`;
  if (min === max) return `Select exactly ${choices(max)}.`;
  if (min === 0) return `Select up to ${choices(max)}.`;
  return max === 0
    ? `Select at least ${choices(min)}.`
    : `Select between <strong>${min}</strong> and <strong>${max}</strong> choices.`;
}

/** A date from a picker includes its pattern. */
export function datePickerMessage(format: DateFormat): string {
  return `Please enter a valid date in the format (${datePatterns[format]}).`;
}

export function duplicateMessage(value: string): string {
  return `This field requires a unique entry and '${value}' has already been used`;
}
