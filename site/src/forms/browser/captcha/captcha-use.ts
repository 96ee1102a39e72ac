/** A captcha on the page. */
export interface CaptchaCheck {
  /**
   * A token for one submission; empty when the provider fails, is late, or responds with rubbish.
   * @throws Error when the visitor has not ticked the box; only once, since the box may be unusable.
   */
  token(): Promise<string>;
  /** Discards the current token, so that the next one is new. */
  reset(): void;
  /** Removes it from the page. */
  remove(): void;
}
