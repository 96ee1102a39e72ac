/** The constants of forms. Part of `site.config.ts`, and apart from it because they reach the browser. */
export const formsConfig = {
  /** Days for which an ad click's id is kept, after consent. */
  gclidExpiryDays: 90,
  /** Milliseconds until a toast closes by itself. */
  toastMilliseconds: 3000,
  /** Characters that a text may have where the editor set no limit of its own. */
  longestText: 10_000,
  /** Milliseconds without a key press after which the number of characters is read out. */
  countPauseMilliseconds: 1000,
  /** Menus of searchable selects: heights in pixels, and choices that Page Up and Page Down pass. */
  selectMenu: { maxHeight: 300, minHeight: 140, pageSize: 5 },
  /** Milliseconds after which a captcha's frame is removed from a page whose form is gone. */
  captchaRemovalMilliseconds: 5000,
  /** Milliseconds that the browser waits for an answer; the server itself waits less for the CMS. */
  submitPatienceMilliseconds: 30_000,
  /** How far below the window a form may be when its script is loaded. */
  hydrationMargin: '400px',
} as const;
