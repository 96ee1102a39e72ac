import { useEffect, useRef, useState } from 'react';
import type { CaptchaField } from '../../fields/captcha/captcha.definition.ts';
import type { CaptchaSource } from '../../model/captcha-source.ts';
import type { FormDefinition } from '../../model/form-definition.ts';
import type { CaptchaCheck } from './captcha-use.ts';

export interface CaptchaUse {
  /** Whether the form has a captcha, of the CMS or of the site. */
  isUsed: boolean;
  /** The form's captcha field, if it has one with a site key from the CMS. */
  field: CaptchaField | undefined;
  /** Ref of the element that contains the badge. */
  mount: (element: HTMLElement | null) => void;
  /**
   * A token; empty when the captcha is blocked, failed or not allowed: the message arrives all the same, unverified.
   * @throws Error when the visitor has to tick its box first.
   */
  token: () => Promise<string>;
  /** Discards the token after a refusal, since each token is valid once. */
  reset: () => void;
}

/** The captcha of a form: loaded when a visitor first uses the form, removed with the form. */
export function useCaptcha(form: FormDefinition, source: CaptchaSource | undefined, isTouched: boolean): CaptchaUse {
  const field = source && form.fields.find((candidate) => candidate.type === 'CAPTCHA');
  const [element, mount] = useState<HTMLElement | null>(null);
  const check = useRef<Promise<CaptchaCheck | undefined>>(undefined);

  useEffect(() => {
    if (!source || !element || !isTouched) return;
    const started = import('./captcha-check.ts')
      .then(({ startCaptcha }) => startCaptcha(element, source, field))
      .catch(() => undefined);
    check.current = started;
    return () => void started.then((running) => running?.remove());
  }, [source, field, element, isTouched]);

  return {
    isUsed: source !== undefined,
    field,
    mount,
    token: async () => (await check.current)?.token() ?? '',
    reset: () => void check.current?.then((running) => running?.reset()),
  };
}
