/** Names of the hidden inputs that a form sends besides its fields without JavaScript. */
export const hiddenInputs = {
  token: 'hw_token',
  /** The button that only computes prices and totals, without JavaScript. */
  update: 'hw_update',
  page: 'hw_page',
  /** The honeypot: visitors do not see it, so only bots fill it in. */
  trap: 'hw_trap',
} as const;

/** Names of the inputs with which a form is saved, which few forms have. */
export const savedInputs = {
  /** The button that saves the form for later; its value is the open page. */
  save: 'hw_save',
  /** The token of the saved form that is being continued. */
  saved: 'hw_saved',
} as const;
