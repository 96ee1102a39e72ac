import { formsConfig } from '../../../config/forms.config.ts';
import { isAllowed } from '../../../consent/consent.client.ts';
import type { CaptchaField } from '../../fields/captcha/captcha.definition.ts';
import type { CaptchaSource } from '../../model/captcha-source.ts';
import { loadCaptchaScript } from './load-script.ts';

/** A captcha on the page. */
export interface CaptchaCheck {
  /**
   * A token for one submission; empty when the provider fails.
   * @throws Error when the visitor has not ticked the box.
   */
  token(): Promise<string>;
  /** Discards the current token, so that the next one is new. */
  reset(): void;
  /** Removes it from the page. */
  remove(): void;
}

/** Hides the frame and deletes it later: the provider's script still writes to it, and throws when it is missing. */
function removeLater(mount: HTMLElement): void {
  const holder = document.createElement('div');
  holder.hidden = true;
  holder.append(...mount.childNodes);
  document.body.append(holder);
  setTimeout(() => holder.remove(), formsConfig.captchaRemovalMilliseconds);
}

function providerUrl({ scriptUrl }: CaptchaSource, { language }: CaptchaField): string {
  return `${scriptUrl}?render=explicit${language ? `&hl=${encodeURIComponent(language)}` : ''}`;
}

/**
 * Renders the captcha into an element.
 * @throws Error when the visitor does not allow it, or its script does not load.
 */
export async function startCaptcha(
  mount: HTMLElement,
  source: CaptchaSource,
  field: CaptchaField,
): Promise<CaptchaCheck> {
  if (source.isThirdParty && !isAllowed('captcha')) throw new Error('The visitor does not allow the captcha.');
  const provider = await loadCaptchaScript(providerUrl(source, field));
  const frame = document.createElement('div');
  mount.append(frame);
  let settle: ((token: string) => void) | undefined;
  const widget = provider.render(frame, {
    sitekey: source.siteKey,
    size: source.type === 'INVISIBLE' ? 'invisible' : 'normal',
    badge: field.badgePosition.replace('_', '').toLowerCase(),
    theme: field.theme.toLowerCase(),
    callback: (token: string) => settle?.(token),
    // It did not reach its provider.
    'error-callback': () => settle?.(''),
    'expired-callback': () => provider.reset(widget),
  });

  return {
    async token() {
      const ticked = provider.getResponse(widget);
      if (ticked) return ticked;
      if (source.type === 'CHECKBOX') throw new Error('The box of the captcha is not ticked.');
      return new Promise((resolve) => {
        settle = resolve;
        provider.execute(widget);
      });
    },
    reset: () => provider.reset(widget),
    remove: () => removeLater(mount),
  };
}
