/** The buttons above a text that visitors may format, each with what it does. */
export const formatting = {
  bold: 'Bold',
  italic: 'Italic',
  bullets: 'Bulleted list',
  numbers: 'Numbered list',
  link: 'Link',
  unlink: 'Remove link',
  undo: 'Undo',
  redo: 'Redo',
} as const;
/** Name of the row of these buttons. */
export const formattingOf = (label: string) => `Formatting: ${label}`;
/** The input for a link's address, its buttons, and what is wrong with an address that leads nowhere. */
export const linkAddress = 'Address of the link';
export const setLink = 'Set link';
export const leaveLink = 'Cancel';
export const linkMistake = 'Enter the address of a web page, or an email address.';
