/** The part of reCAPTCHA's script that the site uses; v2 renders widgets, v3 knows only its site key. */
export interface Recaptcha {
  ready(start: () => void): void;
  render(element: HTMLElement, options: Record<string, unknown>): number;
  execute(widget: number | string, options?: { action: string }): unknown;
  reset(widget: number): void;
  getResponse(widget: number): unknown;
}

/** The part of Turnstile's script that the site uses. */
export interface Turnstile {
  render(element: HTMLElement, options: Record<string, unknown>): string;
  execute(widget: string): void;
  reset(widget: string): void;
  remove(widget: string): void;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
    turnstile?: Turnstile;
  }
}

/** Milliseconds after which a script that has not loaded counts as blocked. */
const TIMEOUT_MS = 15_000;

const scripts = new Map<string, Promise<unknown>>();

/** @param ready resolves with what the loaded script has defined */
function addScript<Provider>(src: string, ready: () => Promise<Provider> | undefined): Promise<Provider> {
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
      const provider = ready();
      if (provider) provider.then(resolve, reject);
      else fail('defined nothing');
    });
    setTimeout(() => fail('did not become ready'), TIMEOUT_MS);
    document.head.append(script);
  });
}

/** Loads a provider's script once. After a failure, the next call tries again. */
function loadOnce<Provider>(src: string, ready: () => Promise<Provider> | undefined): Promise<Provider> {
  // A URL is loaded by one of the functions below only.
  const known = scripts.get(src) as Promise<Provider> | undefined;
  if (known) return known;
  const loading = addScript(src, ready);
  scripts.set(src, loading);
  loading.catch(() => scripts.delete(src));
  return loading;
}

/** @throws Error when the script is blocked, late or something else. */
export function loadRecaptcha(src: string): Promise<Recaptcha> {
  return loadOnce(src, () => {
    const { grecaptcha } = window;
    return grecaptcha && new Promise((resolve) => grecaptcha.ready(() => resolve(grecaptcha)));
  });
}

/** @throws Error when the script is blocked, late or something else. */
export function loadTurnstile(src: string): Promise<Turnstile> {
  return loadOnce(src, () => window.turnstile && Promise.resolve(window.turnstile));
}
