/** Asks the captcha's maker whether a token is good. It is good once and for about two minutes. */
export type VerifyCaptcha = (token: string) => Promise<boolean>;

export interface CaptchaOptions {
  siteKey: string;
  secret: string;
  verifyUrl: string;
  type: 'CHECKBOX' | 'INVISIBLE';
}

export const noCaptcha: CaptchaOptions = { siteKey: '', secret: '', verifyUrl: '', type: 'CHECKBOX' };

/** Longest wait for the maker's answer, milliseconds. */
const patience = 5_000;

/**
 * @returns undefined when no keys are set: then captcha fields are not asked, as in Gravity Forms.
 * @param onError gets what went wrong on the way; the token counts as bad then.
 */
export function captchaVerifier(
  { siteKey, secret, verifyUrl }: CaptchaOptions,
  onError: (error: unknown) => void,
): VerifyCaptcha | undefined {
  if (siteKey === '' || secret === '') return undefined;
  return async (token) => {
    if (token === '') return false;
    try {
      const response = await fetch(verifyUrl, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token }),
        signal: AbortSignal.timeout(patience),
      });
      const answer: unknown = await response.json();
      return typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true;
    } catch (cause) {
      onError(new Error(`The captcha could not be verified at ${new URL(verifyUrl).origin}.`, { cause }));
      return false;
    }
  };
}
