import { assertNever } from '@headwater/contract/assert-never.ts';
import { isAllowed } from '../../../consent/consent.client.ts';
import type { CaptchaField } from '../../fields/captcha/captcha.definition.ts';
import type { CaptchaSource } from '../../model/captcha-source.ts';
import type { CaptchaCheck } from './captcha-use.ts';

/**
 * Starts the captcha of a form.
 * @param mount the element for its badge or box
 * @param field the form's captcha field; undefined for a captcha of the site's own
 * @throws Error when the visitor does not allow it, or its script does not load.
 */
export async function startCaptcha(
  mount: HTMLElement,
  source: CaptchaSource,
  field: CaptchaField | undefined,
): Promise<CaptchaCheck> {
  if (source.isThirdParty && !isAllowed('captcha')) throw new Error('The visitor does not allow the captcha.');
  switch (source.type) {
    case 'INVISIBLE':
    case 'CHECKBOX':
      return (await import('./recaptcha-box.ts')).startRecaptchaBox(mount, source, field);
    case 'SCORE':
      return (await import('./recaptcha-score.ts')).startRecaptchaScore(source);
    case 'TURNSTILE':
      return (await import('./turnstile.ts')).startTurnstile(mount, source);
    default:
      return assertNever(source.type, 'type of captcha');
  }
}
