import * as texts from '@headwater/brand/texts.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { importWithRetry } from '../../../islands/import-with-retry.ts';
import type { FieldError } from '../../fields/shared/field-error.ts';
import type { FieldValue } from '../../fields/shared/field-value.ts';
import type { FormDefinition } from '../../model/form-definition.ts';
import type { SubmissionResponse } from '../../model/submission-response.ts';
import type { CaptchaUse } from '../captcha/use-captcha.ts';
import type { Confirmation } from '../confirmation.tsx';
import { deleteSendKey, sendKeyOf } from './form-draft.ts';
import type { PostedForm } from './post-form.ts';
import { toast } from './toast.ts';

/** The state of a submission. `checking` waits for the captcha, which a visitor may cancel. */
export type Phase =
  | { kind: 'idle' | 'checking' | 'loading' }
  | { kind: 'accepted'; html: string; Confirmation: typeof Confirmation };

interface SubmissionOptions {
  form: FormDefinition;
  /** `/api/forms/{id}`. */
  path: string;
  /** The page's token, which is sent unless it is about to expire. */
  token: string;
  /** Whether the visitor has unsent answers: the code that sends the form is loaded then. */
  hasAnswers: boolean;
  phone: string;
  captcha: CaptchaUse;
  /** Called when the form was accepted. */
  onAccepted: () => void;
  onErrors: (errors: readonly FieldError[]) => void;
  /** Called when the form was not accepted, for any reason. */
  onFailed: () => void;
}

export interface Submission {
  phase: Phase;
  /** Error message above the button; null without an error. */
  failure: string | null;
  setFailure: (failure: string | null) => void;
  submit: (values: readonly FieldValue[], trap: string) => Promise<void>;
  /** Sends something else of the form, such as what is to be saved for later. */
  send: (post: () => Promise<SubmissionResponse>) => Promise<void>;
  /** Shows the form again after a success. */
  again: () => void;
}

const sender = () => importWithRetry(() => import('./deliver.ts'));

/** The token to send a form with: the page's, or a new one when that is about to expire. */
function useToken({ path, token: ofPage, hasAnswers }: SubmissionOptions): RefObject<string> {
  const token = useRef(ofPage);

  // Usually loaded before the button is pressed; if loading failed, pressing it tries again.
  useEffect(() => {
    if (!hasAnswers) return;
    const renew = async () => {
      const { renewToken } = await sender();
      token.current = await renewToken(path, token.current);
    };
    renew().catch(() => {});
  }, [hasAnswers, path]);

  return token;
}

function usePhase({ captcha, onFailed }: SubmissionOptions) {
  const [phase, setPhase] = useState<Phase>({ kind: 'idle' });
  const [failure, setFailure] = useState<string | null>(null);
  /** @param said by the server, in place of the message above the button */
  const fail = (message: string, said = message) => {
    captcha.reset();
    setPhase({ kind: 'idle' });
    setFailure(message);
    onFailed();
    toast(said || texts.errorMessageMissing);
  };
  return { phase, setPhase, failure, setFailure, fail };
}

/** Sends a form once per press of its button, and has the state of the submission. */
export function useSubmission(options: SubmissionOptions): Submission {
  const { form, path, phone, captcha, onAccepted, onErrors } = options;
  const { phase, setPhase, failure, setFailure, fail } = usePhase(options);
  const token = useToken(options);
  const key = useRef<string>(undefined);
  const isUnderWay = useRef(false);
  /** The press of the button that waits for its captcha. */
  const newest = useRef<object>(undefined);

  const finish = async (response: SubmissionResponse) => {
    if (response.status === 'saved') return location.assign(response.url);
    if (!('confirmation' in response)) {
      if (response.status === 'failed' && response.code === 'key-reused') {
        key.current = undefined;
        deleteSendKey(sessionStorage, form);
      }
      if (response.status !== 'invalid') return fail(response.message);
      onErrors(response.errors);
      return fail(response.message, [...new Set(response.errors.map(({ message }) => message))].join('<br>'));
    }
    key.current = undefined;
    onAccepted();
    const { confirmation } = response;
    if (confirmation.type === 'redirect') {
      setPhase({ kind: 'idle' });
      return location.assign(confirmation.url);
    }
    const { Confirmation } = await sender();
    setPhase({ kind: 'accepted', html: confirmation.html, Confirmation });
  };

  /** Sends one request at a time. @param post sends the form, or saves it */
  const exclusively = async (post: () => Promise<SubmissionResponse>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    newest.current = undefined;
    setFailure(null);
    setPhase({ kind: 'loading' });
    try {
      await finish(await post());
    } catch (error) {
      console.warn(error);
      fail(texts.unreachable(phone));
    } finally {
      isUnderWay.current = false;
    }
  };

  return {
    phase,
    failure,
    setFailure,
    async submit(values, trap) {
      if (isUnderWay.current) return;
      const press = {};
      newest.current = press;
      setFailure(null);
      let checked: Pick<PostedForm, 'values' | 'captcha'> = { values };
      try {
        if (captcha.isUsed) {
          setPhase({ kind: 'checking' });
          checked = await (await sender()).checkedValues(captcha, values);
        }
      } catch (error) {
        console.warn(error);
        return fail(texts.captchaFailed(phone));
      }
      // A provider responds to an earlier press late or never, when the form of a later one may be gone already.
      if (newest.current !== press) return;
      await exclusively(async () => {
        const { deliver, newKey } = await sender();
        key.current ??= sendKeyOf(sessionStorage, form, newKey);
        return deliver({ form, path, key: key.current, token: token.current, ...checked, trap });
      });
    },
    send: exclusively,
    again: () => setPhase({ kind: 'idle' }),
  };
}
