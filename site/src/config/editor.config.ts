/** The constants of `site.config.ts` that editors' browsers need. */
export const editorConfig = {
  /** Seconds before its expiry at which a token is renewed. */
  tokenRefreshSeconds: 60,
  /** Shortest pause before a renewal, so that a wrong clock causes no loop. */
  shortestTokenRefreshSeconds: 5,
} as const;
