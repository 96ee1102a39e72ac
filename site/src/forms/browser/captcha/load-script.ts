/** The part of the provider's script that the site uses. */
export interface Grecaptcha {
  ready(start: () => void): void;
  render(element: HTMLElement, options: Record<string, unknown>): number;
  execute(widget: number): void;
  reset(widget: number): void;
  getResponse(widget: number): string;
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha;
  }
}

/** Milliseconds after which a script that has not loaded counts as blocked. */
const TIMEOUT_MS = 15_000;

const scripts = new Map<string, Promise<Grecaptcha>>();

function addScript(src: string): Promise<Grecaptcha> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      script.remove();
      reject(new Error(`The captcha's script ${src} ${why}.`));
    };
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.addEventListener('error', () => fail('did not load'));
    script.addEventListener('load', () => {
      const { grecaptcha } = window;
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else fail('defined nothing');
    });
    setTimeout(() => fail('did not become ready'), TIMEOUT_MS);
    document.head.append(script);
  });
}

/**
 * Loads the provider's script once. After a failure, the next call tries again.
 * @throws Error when it is blocked.
 */
export function loadCaptchaScript(src: string): Promise<Grecaptcha> {
  const known = scripts.get(src);
  if (known) return known;
  const loading = addScript(src);
  scripts.set(src, loading);
  loading.catch(() => scripts.delete(src));
  return loading;
}
