import { formsConfig } from '../../../config/forms.config.ts';
import type { CaptchaField } from '../../fields/captcha/captcha.definition.ts';
import type { CaptchaSource } from '../../model/captcha-source.ts';
import type { CaptchaCheck } from './captcha-use.ts';
import { loadRecaptcha, type Recaptcha } from './load-script.ts';
import { tokenInTime } from './token-in-time.ts';

/** Hides the frame and deletes it later: the provider's script still writes to it, and throws when it is missing. */
function removeLater(mount: HTMLElement): void {
  const holder = document.createElement('div');
  holder.hidden = true;
  holder.append(...mount.childNodes);
  document.body.append(holder);
  setTimeout(() => holder.remove(), formsConfig.captchaRemovalMilliseconds);
}

function providerUrl({ scriptUrl }: CaptchaSource, language: string | null | undefined): string {
  return `${scriptUrl}?render=explicit${language ? `&hl=${encodeURIComponent(language)}` : ''}`;
}

/** Whether reCAPTCHA shows the visitor pictures to choose from. */
function isChallengeOpen(): boolean {
  const frames = document.querySelectorAll<HTMLElement>('iframe[src*="/bframe"]');
  return [...frames].some((frame) => frame.checkVisibility({ visibilityProperty: true }));
}

/** What the visitor has ticked already; empty for nothing, or for a response that is no token. */
function responseOf(provider: Recaptcha, widget: number): string {
  try {
    const response: unknown = provider.getResponse(widget);
    return typeof response === 'string' ? response : '';
  } catch {
    return '';
  }
}

/** reCAPTCHA v2: a box to tick, or a check when the form is sent. */
export async function startRecaptchaBox(
  mount: HTMLElement,
  source: CaptchaSource,
  field: CaptchaField | undefined,
): Promise<CaptchaCheck> {
  const provider = await loadRecaptcha(providerUrl(source, field?.language));
  const frame = document.createElement('div');
  mount.append(frame);
  let settle: ((token: string) => void) | undefined;
  // A box that is not on the page yet, or that failed, cannot be ticked.
  let isUsable = false;
  let wasRequested = false;
  frame.addEventListener('load', () => (isUsable = true), { capture: true });
  const widget = provider.render(frame, {
    sitekey: source.siteKey,
    size: source.type === 'INVISIBLE' ? 'invisible' : 'normal',
    badge: field?.badgePosition.replace('_', '').toLowerCase(),
    theme: field?.theme.toLowerCase(),
    callback: (token: unknown) => settle?.(typeof token === 'string' ? token : ''),
    // It did not reach its provider.
    'error-callback': () => {
      isUsable = false;
      settle?.('');
    },
    'expired-callback': () => provider.reset(widget),
  });

  return {
    async token() {
      const ticked = responseOf(provider, widget);
      if (ticked) return ticked;
      if (source.type === 'CHECKBOX') {
        if (!isUsable || wasRequested) return '';
        wasRequested = true;
        throw new Error('The box of the captcha is not ticked.');
      }
      const execute = () =>
        new Promise((resolve) => {
          settle = resolve;
          provider.execute(widget);
        });
      return tokenInTime(execute, isChallengeOpen);
    },
    reset: () => provider.reset(widget),
    remove: () => removeLater(mount),
  };
}
