import { useRef, useState } from 'react';
import { clickId } from '../../analytics/click-id.client.ts';
import { pushToDataLayer } from '../../analytics/data-layer.client.ts';
import type { CaptchaUse } from '../captcha/use-captcha.ts';
import { withDerivedValues } from '../derived-values.ts';
import type { FieldValue } from '../field-values.ts';
import type { FormDefinition } from '../form-definition.ts';
import type { SubmissionAnswer } from '../submission-answer.ts';
import type { FieldError } from '../validate.ts';
import { newKey } from './new-key.ts';
import { fetchToken, send } from './send.ts';
import { toast } from './toast.ts';

/** Where a form stands. `checking` waits for the captcha, which a visitor may break off. */
export type Phase = { kind: 'idle' | 'checking' | 'loading' } | { kind: 'accepted'; html: string };

interface SubmissionOptions {
  form: FormDefinition;
  /** `/api/forms/{id}`. */
  address: string;
  /** The token of the page, which serves until the browser has one of its own. */
  token: string;
  phone: string;
  captcha: CaptchaUse;
  /** Called when the message was taken. */
  onAccepted: () => void;
  onErrors: (errors: readonly FieldError[]) => void;
}

export interface Submission {
  phase: Phase;
  /** Text for the place above the button; null while nothing went wrong. */
  failure: string | null;
  setFailure: (failure: string | null) => void;
  submit: (values: readonly FieldValue[], trap: string) => Promise<void>;
  /** Shows the form again after a success. */
  again: () => void;
  /** Asks for a token that says when this visitor saw the form. */
  open: () => void;
}

const CAPTCHA_FAILED =
  'The check against robots did not load or was not passed, so nothing was sent. Allow it in your browser and send again';

function tell(form: FormDefinition): void {
  pushToDataLayer({
    event: 'formSubmission',
    path: location.pathname,
    asPath: location.pathname + location.search + location.hash,
    formTitle: form.title,
    formId: form.databaseId,
  });
}

/** Sends a form once per press of its button and keeps what came of it. */
export function useSubmission(options: SubmissionOptions): Submission {
  const { form, address, phone, captcha, onAccepted, onErrors } = options;
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' });
  const [failure, setFailure] = useState<string | null>(null);
  const token = useRef(options.token);
  const key = useRef<string>(undefined);
  const isUnderWay = useRef(false);

  const fail = (message: string) => {
    setPhase({ kind: 'idle' });
    setFailure(message);
    toast('error', message);
  };

  const finish = (answer: SubmissionAnswer) => {
    if (answer.status === 'invalid' || answer.status === 'failed') {
      captcha.reset();
      if (answer.status === 'failed' && answer.code === 'key-reused') key.current = undefined;
      if (answer.status === 'invalid') onErrors(answer.errors);
      return fail(answer.message);
    }
    key.current = undefined;
    tell(form);
    onAccepted();
    const { confirmation } = answer;
    if (confirmation.type === 'redirect') {
      setPhase({ kind: 'idle' });
      return location.assign(confirmation.url);
    }
    toast('success', confirmation.html);
    setPhase({ kind: 'accepted', html: confirmation.html });
  };

  const post = async (values: readonly FieldValue[], trap: string): Promise<SubmissionAnswer> => {
    key.current ??= newKey();
    const page = { path: location.pathname, asPath: location.pathname + location.search + location.hash };
    const sent = { key: key.current, token: token.current, values, page, trap };
    const answer = await send(address, sent, phone);
    if (answer.status !== 'failed' || !answer.token) return answer;
    token.current = answer.token;
    return send(address, { ...sent, token: answer.token }, phone);
  };

  const withCaptcha = async (values: readonly FieldValue[]): Promise<FieldValue[]> => {
    const { field } = captcha;
    if (!field) return [...values];
    setPhase({ kind: 'checking' });
    const value = await captcha.token();
    return [...values.filter(({ id }) => id !== field.id), { id: field.id, value }];
  };

  return {
    phase,
    failure,
    setFailure,
    async submit(values, trap) {
      if (isUnderWay.current) return;
      setFailure(null);
      let complete: FieldValue[];
      try {
        complete = await withCaptcha(withDerivedValues(form, values, clickId()));
      } catch (error) {
        console.warn('The captcha gave no token.', error);
        return fail(`${CAPTCHA_FAILED}, or call ${phone}.`);
      }
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      setPhase({ kind: 'loading' });
      finish(await post(complete, trap));
      isUnderWay.current = false;
    },
    again: () => setPhase({ kind: 'idle' }),
    open: () => {
      fetchToken(address).then((fresh) => {
        if (fresh) token.current = fresh;
      });
    },
  };
}
