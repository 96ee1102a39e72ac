/** What the browser needs to show a captcha; plain values, since they go to it. */
export interface CaptchaSource {
  /** Address of the provider's script, without parameters. */
  scriptUrl: string;
  siteKey: string;
  /** `INVISIBLE` checks when the form is sent, `CHECKBOX` is ticked before. */
  type: 'INVISIBLE' | 'CHECKBOX';
}
