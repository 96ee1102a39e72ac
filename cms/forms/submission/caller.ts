/** Who posts a submission, as far as it has proved it. */
export interface Caller {
  /** Our site: it knows the shared secret, and is believed about its visitors. */
  isSite: boolean;
  /** The site kept the lead while this CMS was away, for longer than a captcha's token is good. */
  isCaptchaExpired: boolean;
}
