/** Data with which the browser shows a captcha: plain values, because they are serialized. */
export interface CaptchaSource {
  /** URL of the provider's script, without parameters. */
  scriptUrl: string;
  siteKey: string;
  /**
   * reCAPTCHA v2 of the CMS: `INVISIBLE` verifies the visitor when the form is sent, `CHECKBOX` is checked before. The
   * site's own: `SCORE` is reCAPTCHA v3.
   */
  type: 'INVISIBLE' | 'CHECKBOX' | 'SCORE' | 'TURNSTILE';
  /** Whether it comes from another company, so that the visitor has to allow it. */
  isThirdParty: boolean;
}
