import { createHmac } from 'node:crypto';
import { company } from '@headwater/brand/company.ts';
import * as texts from '@headwater/brand/texts.ts';
import { addressKey } from '@headwater/runtime/address-key.ts';
import { isCmsError } from '../cms-client/errors.ts';
import { limits } from '../cms-client/limits.ts';
import { signingKey } from '../config/signing-key.ts';
import { failed } from '../forms/server/failures.ts';
import { makeFormToken, readFormToken, tokenLife } from '../forms/server/form-token.ts';
import type { Submission } from '../forms/server/submission.ts';
import { uploadsIn } from '../saved-forms/saved-content.ts';
import { savedFormPath } from '../saved-forms/saved-form-path.ts';
import { SavedFormsUnavailableError } from '../saved-forms/saved-form-store.ts';
import type { SavedForms } from '../saved-forms/saved-forms.ts';
import type { UploadStore } from '../uploads/upload-store.ts';
import type { FormDefinitionCache } from './form-definition-cache.ts';
import { unsavableTexts } from './refused-texts.ts';
import type { SubmitLead, Submitted, Visitor } from './submit-lead.ts';

interface SaveOptions {
  submit: SubmitLead;
  savedForms: Pick<SavedForms, 'save' | 'finish'>;
  definitions: Pick<FormDefinitionCache, 'get'>;
  uploads: Pick<UploadStore, 'touch'>;
  /** Called when a saved form could not be deleted after it was sent; it is deleted when its time is over. */
  onError: (error: unknown) => void;
}

/** A hash instead of the address: it is stored beside the form. */
function visitorOf({ address }: Visitor): string {
  return createHmac('sha256', signingKey('saved-form-visitor')).update(addressKey(address)).digest('base64url');
}

/** Saves a form for later, complete or not: only the length of its texts is validated, and nothing is sent. */
async function saveForm(
  { savedForms, definitions, uploads }: SaveOptions,
  formId: number,
  submission: Submission,
  visitor: Visitor,
): Promise<Submitted> {
  const token = readFormToken(submission.token);
  if (token?.formId !== formId) return { response: failed('token-invalid') };
  const form = await definitions.get(formId, token.version, AbortSignal.timeout(limits.form.judged));
  if (!form) return { response: failed('form-unknown') };
  const parsed = submission.valuesFor(form);
  if ('error' in parsed) return { response: failed('malformed') };
  const { values } = parsed;
  const again = { form, values, token: makeFormToken(formId, form.version, tokenLife.rendered) };
  const { fileErrors = [], save: formPage = 1, page, saved } = submission;
  if (form.saveButton === null) return { again, response: failed('rejected', texts.saveNotOffered) };
  const errors = [...fileErrors, ...unsavableTexts(form, values)];
  if (errors.length > 0) return { again, response: { status: 'invalid', errors, message: texts.formProblem } };
  // Fresh again, so that no sweep takes them before they are claimed.
  for (const id of uploadsIn(values)) await uploads.touch(id);
  try {
    const savedToken = await savedForms.save({
      form,
      values,
      formPage,
      page,
      visitor: visitorOf(visitor),
      token: saved,
    });
    return { response: { status: 'saved', url: savedFormPath(savedToken, true) } };
  } catch (error) {
    if (!(error instanceof SavedFormsUnavailableError)) throw error;
    return { again, response: failed('unavailable', texts.saveFailed(company.phone.label)) };
  }
}

/** Sends a form, or saves it for later; what was saved of a form that was sent is deleted. */
export function createSubmitOrSave(options: SaveOptions): SubmitLead {
  const { submit, savedForms, onError } = options;
  return async (formId, submission, visitor) => {
    if (submission.save !== undefined) {
      return saveForm(options, formId, submission, visitor).catch((error: unknown) => {
        if (!isCmsError(error)) throw error;
        return { response: failed('unavailable', texts.saveFailed(company.phone.label)) };
      });
    }
    const submitted = await submit(formId, submission, visitor);
    if ('confirmation' in submitted.response && submission.saved !== undefined)
      await savedForms.finish(submission.saved).catch(onError);
    return submitted;
  };
}
