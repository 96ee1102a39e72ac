/** The constants of forms. Part of `site.config.ts`, in a file of their own because the browser loads them. */
export const formsConfig = {
  /**
   * Days for which the campaign that brought a visitor is stored, after consent. 0 where no form has a field for it:
   * then no visitor is asked.
   */
  campaignDays: 90,
  /** Milliseconds until a toast closes by itself. */
  toastMilliseconds: 3000,
  /** Maximum length of a text when the editor set none. */
  longestText: 10_000,
  /** Milliseconds without a key press before screen readers announce the character count. */
  countPauseMilliseconds: 1000,
  /** Menus of searchable selects: heights in pixels, and the number of choices that Page Up and Page Down skip. */
  selectMenu: { maxHeight: 300, minHeight: 140, pageSize: 5 },
  /** Milliseconds after which a captcha's iframe is removed once its form is gone. */
  captchaRemovalMilliseconds: 5000,
  /** Milliseconds that the browser waits for a response; the server's own timeout for the CMS is shorter. */
  submitTimeoutMilliseconds: 30_000,
} as const;
