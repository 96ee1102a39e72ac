import { useCallback, useEffect, useRef, useState } from 'react';
import type { CaptchaField } from '../../fields/captcha/captcha.definition.ts';
import type { CaptchaSource } from '../../model/captcha-source.ts';
import type { FormDefinition } from '../../model/form-definition.ts';
import type { CaptchaCheck } from './captcha-check.ts';

export interface CaptchaUse {
  /** The form's captcha field, when it has one and the CMS names a site key for it. */
  field: CaptchaField | undefined;
  /** For the element that the badge goes into. */
  mount: (element: HTMLElement | null) => void;
  /** @throws Error when there is no token to be had. */
  token: () => Promise<string>;
  /** After a refusal: a token is good once. */
  reset: () => void;
}

/** The captcha of a form: loaded once a visitor uses the form, gone when the form is. */
export function useCaptcha(form: FormDefinition, source: CaptchaSource | undefined, isTouched: boolean): CaptchaUse {
  const field = source && form.fields.find((candidate) => candidate.type === 'CAPTCHA');
  const [element, mount] = useState<HTMLElement | null>(null);
  const check = useRef<Promise<CaptchaCheck> | undefined>(undefined);

  const start = useCallback((): Promise<CaptchaCheck> => {
    if (!source || !field || !element) return Promise.reject(new Error('This form has no captcha to show.'));
    check.current ??= import('./captcha-check.ts').then(({ startCaptcha }) => startCaptcha(element, source, field));
    // One that failed may be asked for again; who waits for the token tells the visitor.
    check.current.catch(() => {
      check.current = undefined;
    });
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
    field,
    mount,
    token: async () => (await start()).token(),
    reset: () => {
      check.current?.then((running) => running.reset()).catch(() => {});
    },
  };
}
