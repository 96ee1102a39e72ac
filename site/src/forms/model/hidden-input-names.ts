/** Names of what a form sends beside its fields when it is sent without JavaScript. */
export const hiddenInputs = {
  token: 'hw_token',
  page: 'hw_page',
  /** Stays empty: only programs fill in what no visitor sees. */
  trap: 'hw_trap',
} as const;
