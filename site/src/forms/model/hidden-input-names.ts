/** Names of the hidden inputs that a form sends besides its fields without JavaScript. */
export const hiddenInputs = {
  token: 'hw_token',
  /** The button that only computes prices and totals, without JavaScript. */
  update: 'hw_update',
  page: 'hw_page',
  /** The honeypot: visitors do not see it, so only bots fill it in. */
  trap: 'hw_trap',
} as const;
