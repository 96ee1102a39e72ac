/** Checks with the captcha provider whether a token is valid. A token is valid once, for about two minutes. */
export type VerifyCaptcha = (token: string) => Promise<boolean>;

export interface CaptchaOptions {
  siteKey: string;
  secret: string;
  verifyUrl: string;
  type: 'CHECKBOX' | 'INVISIBLE';
}

export const noCaptcha: CaptchaOptions = { siteKey: '', secret: '', verifyUrl: '', type: 'CHECKBOX' };

/** Timeout for the provider's response, in milliseconds. */
const timeoutMs = 5_000;

/**
 * @returns undefined when no keys are set: captcha fields are ignored then, as in Gravity Forms.
 * @param onError called with any failure of the verification; the token counts as invalid then.
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
        signal: AbortSignal.timeout(timeoutMs),
      });
      const result: unknown = await response.json();
      return typeof result === 'object' && result !== null && 'success' in result && result.success === true;
    } catch (cause) {
      onError(new Error(`The captcha could not be verified at ${new URL(verifyUrl).origin}.`, { cause }));
      return false;
    }
  };
}
