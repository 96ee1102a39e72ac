import { useCallback, useEffect, useRef, useState } from 'react';
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
  const check = useRef<Promise<CaptchaCheck> | undefined>(undefined);

  const start = useCallback((): Promise<CaptchaCheck> => {
    if (!source || !element) return Promise.reject(new Error('This form has no captcha to show.'));
    check.current ??= import('./captcha-check.ts').then(({ startCaptcha }) => startCaptcha(element, source, field));
    return check.current;
  }, [source, field, element]);

  useEffect(() => {
    if (isTouched && element) start().catch(() => {});
  }, [isTouched, element, start]);

  useEffect(() => {
    if (!element) return;
    return () => {
      check.current?.then((running) => running.remove()).catch(() => {});
      check.current = undefined;
    };
  }, [element]);

  return {
    isUsed: source !== undefined,
    field,
    mount,
    token: async () => (await start().catch(() => undefined))?.token() ?? '',
    reset: () => {
      check.current?.then((running) => running.reset()).catch(() => {});
    },
  };
}
