/** The constants of `site.config.ts` that editors' browsers need. */
export const editorConfig = {
  /** Seconds before expiry when a token is renewed. */
  tokenRefreshSeconds: 60,
  /** Shortest pause before a renewal, so that a wrong clock makes no loop. */
  shortestTokenRefreshSeconds: 5,
} as const;
