import type { CaptchaSource } from '../../model/captcha-source.ts';
import type { CaptchaCheck } from './captcha-use.ts';
import { loadTurnstile } from './load-script.ts';
import { tokenInTime } from './token-in-time.ts';

/** Cloudflare Turnstile, which shows visitors a box only when it doubts. */
export async function startTurnstile(mount: HTMLElement, { scriptUrl, siteKey }: CaptchaSource): Promise<CaptchaCheck> {
  const provider = await loadTurnstile(`${scriptUrl}?render=explicit`);
  const box = document.createElement('div');
  mount.append(box);
  let settle: ((token: unknown) => void) | undefined;
  let isInteractive = false;
  const widget = provider.render(box, {
    sitekey: siteKey,
    execution: 'execute',
    appearance: 'interaction-only',
    callback: (token: unknown) => settle?.(token),
    'error-callback': () => {
      settle?.('');
      // Turnstile then logs nothing of its own.
      return true;
    },
    'before-interactive-callback': () => (isInteractive = true),
    'after-interactive-callback': () => (isInteractive = false),
  });
  let isUsed = false;

  return {
    token() {
      const execute = () =>
        new Promise((resolve) => {
          settle = resolve;
          if (isUsed) provider.reset(widget);
          isUsed = true;
          provider.execute(widget);
        });
      return tokenInTime(execute, () => isInteractive);
    },
    reset: () => undefined,
    remove() {
      provider.remove(widget);
      box.remove();
    },
  };
}
