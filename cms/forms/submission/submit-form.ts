import type { VerifyCaptcha } from '../captcha/verify-captcha.ts';
import type { Form } from '../definition/form.ts';
import type { KeptConfirmation } from '../entries/entry.ts';
import type { EntryTable } from '../entries/entry-table.ts';
import { isShown } from './conditions.ts';
import { type ConfirmationPlaces, chosenConfirmation, confirm } from './confirm.ts';
import { type EntryMetaInput, entryDate, entryOrigin } from './entry-origin.ts';
import type { FieldValuesInput } from './field-values-input.ts';
import { fingerprint } from './fingerprint.ts';
import { hiddenFields, nextShownPage } from './hidden-fields.ts';
import { misuse } from './misuse.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { postValues } from './post-values.ts';
import { type PostedValues, postedText } from './posted-values.ts';
import { closedNotice } from './restrictions.ts';
import { storedValues } from './stored-values.ts';
import { type FieldError, validateValues } from './validate-values.ts';

/** The contract's `SubmitGfFormInput`. */
export interface SubmitInput {
  id: string;
  fieldValues: readonly (FieldValuesInput | null)[];
  entryMeta?: EntryMetaInput | null;
  clientMutationId?: string | null;
  saveAsDraft?: boolean | null;
  sourcePage?: number | null;
  targetPage?: number | null;
}

export type SubmissionOutcome =
  | { kind: 'accepted'; entryId: number; confirmation: KeptConfirmation; isNew: boolean }
  | { kind: 'invalid'; errors: readonly FieldError[]; targetPage: number | null }
  | { kind: 'page'; targetPage: number };

export interface SubmissionOptions {
  entries: EntryTable;
  /** Undefined: captcha fields are not asked. */
  verifyCaptcha: VerifyCaptcha | undefined;
  places: ConfirmationPlaces;
  adminEmail: () => string;
  now: () => Date;
}

/** Takes submissions as Gravity Forms would; what is accepted is on the disk before it is answered. */
export function submissions({ entries, verifyCaptcha, places, adminEmail, now }: SubmissionOptions) {
  const inTurn = oneAtATime();

  return {
    /**
     * The same `clientMutationId` gets the first answer again and never makes a second entry.
     * @throws GraphQLError for what no form would send, and when the form takes no entries.
     */
    submit: async (form: Form, input: SubmitInput, isFromSite: boolean): Promise<SubmissionOutcome> => {
      const posted = postValues(form, input.fieldValues);
      const key = input.clientMutationId || null;
      if (key !== null && key.length > 255) throw misuse.longKey();
      return key === null
        ? take(form, input, posted, isFromSite)
        : inTurn(key, () => take(form, input, posted, isFromSite));
    },
  };

  async function take(form: Form, input: SubmitInput, posted: PostedValues, isFromSite: boolean) {
    const mark = fingerprint(form, posted);
    const known = earlierAnswer(input, mark);
    if (known) return known;
    refuseClosed(form, posted);
    const step = pageStep(form, input, posted);
    if (step) return step;
    const captchas = await verifiedCaptchas(form, posted);

    return entries.transaction((): SubmissionOutcome => {
      // Somebody else may have been accepted while the captcha was verified.
      const meanwhile = earlierAnswer(input, mark);
      if (meanwhile) return meanwhile;
      refuseClosed(form, posted);
      const errors = validateValues(form, posted, { isTaken: takenIn(form), captchas });
      if (errors.length > 0) return { kind: 'invalid', errors, targetPage: null };
      return accept(form, input, posted, mark, isFromSite);
    });
  }

  /** Going from page to page of a form: forwards only when the page that is left is in order. Nothing is kept. */
  function pageStep(form: Form, input: SubmitInput, posted: PostedValues): SubmissionOutcome | undefined {
    const targetPage = input.targetPage ? nextShownPage(form, posted, input.targetPage) : undefined;
    if (targetPage === undefined) return undefined;
    const page = input.sourcePage || 1;
    if (targetPage <= page) return { kind: 'page', targetPage };
    const errors = validateValues(form, posted, { isTaken: takenIn(form), captchas: new Map(), page });
    return errors.length > 0 ? { kind: 'invalid', errors, targetPage: page } : { kind: 'page', targetPage };
  }

  function takenIn(form: Form): (inputId: string, value: string) => boolean {
    return (inputId, value) => entries.isTaken(form.id, inputId, value);
  }

  function earlierAnswer({ clientMutationId }: SubmitInput, mark: string): SubmissionOutcome | undefined {
    const earlier = clientMutationId ? entries.earlier(clientMutationId) : undefined;
    if (!earlier) return undefined;
    if (earlier.fingerprint !== mark) throw misuse.keyReused(clientMutationId ?? '');
    return { kind: 'accepted', entryId: earlier.entryId, confirmation: earlier.confirmation, isNew: false };
  }

  function refuseClosed(form: Form, posted: PostedValues): void {
    if (form.isActive === false || form.isTrash) throw misuse.inactive(form.id);
    const notice = closedNotice(form, now(), (since) => entries.countSince(form.id, since));
    if (notice !== undefined) throw misuse.notAccepting(notice.replace(/<[^>]*>/g, '').trim());
    if (!isShown(form.submitButton?.conditionalLogic, posted)) {
      throw misuse.notAccepting('This form cannot be submitted with these values.');
    }
  }

  async function verifiedCaptchas(form: Form, posted: PostedValues): Promise<Map<number, boolean>> {
    if (!verifyCaptcha) return new Map();
    const hidden = hiddenFields(form, posted);
    const asked = form.fields.filter(({ type, id }) => type === 'CAPTCHA' && !hidden.has(id));
    return new Map(
      await Promise.all(asked.map(async ({ id }) => [id, await verifyCaptcha(postedText(posted, id))] as const)),
    );
  }

  function accept(
    form: Form,
    input: SubmitInput,
    posted: PostedValues,
    mark: string,
    isFromSite: boolean,
  ): SubmissionOutcome {
    const values = storedValues(form, posted);
    const origin = entryOrigin(input.entryMeta, isFromSite);
    const dateCreated = entryDate(input.entryMeta, isFromSite, now());
    const entryId = entries.insert({
      ...origin,
      formId: form.id,
      dateCreated,
      values,
      mutationId: input.clientMutationId || null,
      fingerprint: mark,
    });
    const source = { form, values, entryId, dateCreated, ...origin, adminEmail: adminEmail() };
    const confirmation = confirm(chosenConfirmation(form, posted), source, places);
    entries.setConfirmation(entryId, confirmation);
    return { kind: 'accepted', entryId, confirmation, isNew: true };
  }
}

export type Submissions = ReturnType<typeof submissions>;
