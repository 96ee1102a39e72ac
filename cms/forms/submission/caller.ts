/** The client that sends a submission, as far as it is authenticated. */
export interface Caller {
  /** The site: it knows the shared secret, and is trusted about its visitors. */
  isSite: boolean;
  /** The site held the lead while this CMS was down, longer than a captcha token is valid. */
  isCaptchaExpired: boolean;
}
