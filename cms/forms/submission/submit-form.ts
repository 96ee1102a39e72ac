import { referenceOf } from '@headwater/contract/forms/reference.ts';
import type { Form } from '@headwater/gravity-forms/definition/form.ts';
import { type PostedValues, postedText } from '@headwater/gravity-forms/rules/posted-values.ts';
import {
  type ConfirmationPlaces,
  chosenConfirmation,
  confirm,
  type StoredConfirmation,
} from '@headwater/gravity-forms/submission/confirm.ts';
import { withEditorsValues } from '@headwater/gravity-forms/submission/editors-values.ts';
import type { FieldValuesInput } from '@headwater/gravity-forms/submission/field-values-input.ts';
import { computedValues, nextShownPage, visibilityOf } from '@headwater/gravity-forms/submission/form-rules.ts';
import { misuse } from '@headwater/gravity-forms/submission/misuse.ts';
import { postValues } from '@headwater/gravity-forms/submission/post-values.ts';
import { closedNotice } from '@headwater/gravity-forms/submission/restrictions.ts';
import { storedValues } from '@headwater/gravity-forms/submission/stored-values.ts';
import { type FieldError, validateValues } from '@headwater/gravity-forms/submission/validate-values.ts';
import { ksesPost } from '../../text/kses-post.ts';
import type { VerifyCaptcha } from '../captcha/verify-captcha.ts';
import type { CaptchaState } from '../entries/entry.ts';
import type { EntryTable } from '../entries/entry-table.ts';
import type { EntryFiles, ReceivedFile } from '../files/entry-files.ts';
import type { Caller } from './caller.ts';
import { type EntryMetaInput, entryDate, entryOrigin } from './entry-origin.ts';
import { fingerprint } from './fingerprint.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { postedFiles, type SentFiles } from './posted-files.ts';

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
  | { kind: 'accepted'; entryId: number; confirmation: StoredConfirmation; isNew: boolean }
  | { kind: 'invalid'; errors: readonly FieldError[]; targetPage: number | null }
  | { kind: 'page'; targetPage: number };

/** What a submission has beside the mutation's values. */
export interface SentParts {
  /** The values as a browser would have posted them, in place of the mutation's. */
  posted?: PostedValues;
  files?: SentFiles;
}

export interface SubmissionOptions {
  entries: EntryTable;
  files: EntryFiles;
  /** Undefined: captcha fields are ignored. */
  verifyCaptcha: VerifyCaptcha | undefined;
  places: ConfirmationPlaces;
  adminEmail: () => string;
  now: () => Date;
}

/** One submission of one form. */
interface Attempt {
  form: Form;
  input: SubmitInput;
  caller: Caller;
  posted: PostedValues;
  received: readonly ReceivedFile[];
  /** The client's key; null makes every submission unique. */
  key: string | null;
  mark: string;
}

/** Processes submissions as Gravity Forms does; an accepted one is on disk before its response. */
export function submissions({ entries, files, verifyCaptcha, places, adminEmail, now }: SubmissionOptions) {
  const inTurn = oneAtATime();

  return {
    /**
     * The same `clientMutationId` gets the first outcome again and never creates a second entry.
     * @throws SubmissionError for submissions that no form sends, and when the form accepts no entries.
     */
    submit: async (
      form: Form,
      input: SubmitInput,
      caller: Caller,
      sent: SentParts = {},
    ): Promise<SubmissionOutcome> => {
      const withFiles = await postedFiles(form, sent.files ?? new Map(), places.baseUrl);
      const values = sent.posted ?? postValues(form, input.fieldValues);
      const posted = computedValues(form, new Map([...values, ...withFiles.inputs]));
      const key = input.clientMutationId || null;
      if (key !== null && key.length > 255) throw misuse.longKey();
      const received = withFiles.files;
      const attempt = { form, input, caller, posted, received, key, mark: fingerprint(form, posted) };
      return key === null ? take(attempt) : inTurn(key, () => take(attempt));
    },
  };

  async function take(attempt: Attempt): Promise<SubmissionOutcome> {
    const known = earlierOutcome(attempt, entries);
    if (known) return known;
    refuseClosed(attempt, entries, now());
    const step = pageStep(attempt, entries);
    if (step) return step;
    const captchas = await verifiedCaptchas(attempt, verifyCaptcha);

    return entries.transaction((): SubmissionOutcome => {
      // Another submission may have been accepted while the captcha was verified.
      const meanwhile = earlierOutcome(attempt, entries);
      if (meanwhile) return meanwhile;
      refuseClosed(attempt, entries, now());
      const errors = errorsOf(attempt, entries, captchas.verdicts);
      return errors.length > 0 ? { kind: 'invalid', errors, targetPage: null } : accept(attempt, captchas.state);
    });
  }

  function accept(
    { form, input, caller, posted, received, key, mark }: Attempt,
    captcha: CaptchaState,
  ): SubmissionOutcome {
    const origin = entryOrigin(input.entryMeta, caller);
    const dateCreated = entryDate(input.entryMeta, caller, now());
    const complete = withEditorsValues(form, posted, { ...origin, dateCreated });
    const values = storedValues(form, complete, ksesPost);
    const facts = { formId: form.id, dateCreated, values, captcha, mutationId: key, fingerprint: mark };
    // On disk before the entry that names them.
    files.store(received);
    const entryId = entries.insert({ ...origin, ...facts });
    const { baseUrl } = places;
    const reference = key === null ? '' : referenceOf(key);
    const site = { adminEmail: adminEmail(), baseUrl, cleanHtml: ksesPost };
    const source = { form, values, entryId, reference, dateCreated, ...origin, ...site };
    const confirmation = confirm(chosenConfirmation(form, complete), source, places);
    entries.setConfirmation(entryId, confirmation);
    return { kind: 'accepted', entryId, confirmation, isNew: true };
  }
}

function earlierOutcome({ key, mark }: Attempt, entries: EntryTable): SubmissionOutcome | undefined {
  const earlier = key === null ? undefined : entries.earlier(key);
  if (!earlier || key === null) return undefined;
  if (earlier.fingerprint !== mark) throw misuse.keyReused(key);
  return { kind: 'accepted', entryId: earlier.entryId, confirmation: earlier.confirmation, isNew: false };
}

/** Counts a form's accepted entries since a time, for its limit. */
export function acceptedIn(entries: EntryTable, formId: number): (since: Date | undefined) => number {
  return (since) => entries.count({ formId, status: 'ACTIVE', since });
}

function refuseClosed({ form, posted }: Attempt, entries: EntryTable, now: Date): void {
  if (form.isActive === false || form.isTrash) throw misuse.inactive(form.id);
  const notice = closedNotice(form, now, acceptedIn(entries, form.id));
  if (notice !== undefined) throw misuse.notAccepting(notice.replace(/<[^<>]*>/g, '').trim());
  if (!visibilityOf(form, posted).shows(form.submitButton?.conditionalLogic)) {
    throw misuse.notAccepting('This form cannot be submitted with these values.');
  }
}

/** What is wrong with the values of the form, or of one page of it. */
function errorsOf({ form, posted }: Attempt, entries: EntryTable, captchas: Verdicts, page?: number) {
  const isTaken = (inputId: string, value: string): boolean => entries.isTaken(form.id, inputId, value);
  return validateValues(form, posted, { isTaken, captchas, page });
}

/** Moves between pages of a form: forward only when the current page is valid. Stores nothing. */
function pageStep(attempt: Attempt, entries: EntryTable): SubmissionOutcome | undefined {
  const { form, input, posted } = attempt;
  const targetPage = input.targetPage ? nextShownPage(form, posted, input.targetPage) : undefined;
  if (targetPage === undefined) return undefined;
  const page = input.sourcePage || 1;
  const errors = targetPage <= page ? [] : errorsOf(attempt, entries, new Map(), page);
  return errors.length > 0 ? { kind: 'invalid', errors, targetPage: page } : { kind: 'page', targetPage };
}

/** Whether the captcha in a field was solved, by the ID of the field. */
type Verdicts = ReadonlyMap<number, boolean>;

async function verifiedCaptchas(
  { form, posted, caller }: Attempt,
  verify: VerifyCaptcha | undefined,
): Promise<{ state: CaptchaState; verdicts: Verdicts }> {
  const { visible } = visibilityOf(form, posted);
  const shown = form.fields.filter(({ type, id }) => type === 'CAPTCHA' && visible.has(id));
  if (!verify || shown.length === 0) return { state: null, verdicts: new Map() };
  if (caller.isSite && caller.isCaptchaExpired) return { state: 'EXPIRED', verdicts: new Map() };
  const verdicts = shown.map(async ({ id }) => [id, await verify(postedText(posted, id))] as const);
  return { state: 'VERIFIED', verdicts: new Map(await Promise.all(verdicts)) };
}
