import { join } from 'node:path';
import type { Form } from '@headwater/gravity-forms/definition/form.ts';
import { closedNotice } from '@headwater/gravity-forms/submission/restrictions.ts';
import type { Tables } from '../database/tables.ts';
import { type CaptchaOptions, captchaVerifier } from './captcha/verify-captcha.ts';
import { entryLog } from './entries/entry-log.ts';
import { entryTable } from './entries/entry-table.ts';
import { openEntries } from './entries/open-entries.ts';
import { entryFiles } from './files/entry-files.ts';
import type { FormTable } from './form-table.ts';
import { mailOutbox, mailServer } from './notifications/mail-outbox.ts';
import { notifier } from './notifications/notify.ts';
import type { Caller } from './submission/caller.ts';
import { acceptedIn, type SentParts, type SubmitInput, submissions } from './submission/submit-form.ts';

export interface FormServiceOptions {
  /** The CMS's folder, with entries and mails. */
  folder: string;
  tables: Tables;
  forms: FormTable;
  baseUrl: string;
  /** Path of a published page, a possible target of a confirmation. */
  pageUri: (pageId: number) => string | undefined;
  captcha: CaptchaOptions;
  /** Mail server that sends notifications; empty: they are written to a folder. */
  smtpUrl: string;
  /** Epoch milliseconds. */
  now: () => number;
  onError: (error: unknown) => void;
}

/** Processes forms: accepts submissions, stores entries, writes mails. */
export type FormService = Awaited<ReturnType<typeof formService>>;

/** How often mails that failed are tried again. */
const RETRY_MS = 60_000;

/** Opens the entries and writes the mails that a crash left unwritten. */
export async function formService(options: FormServiceOptions) {
  const { folder, tables, forms, baseUrl, pageUri, captcha, smtpUrl, now, onError } = options;
  const database = openEntries(join(folder, 'entries.sqlite'));
  const entries = entryTable(database);
  const files = entryFiles(join(folder, 'entry-files'));
  const log = entryLog(database);
  const adminEmail = () => tables.options.text('admin_email');
  const outbox = smtpUrl === '' ? mailOutbox(join(folder, 'outbox')) : mailServer(smtpUrl);
  const notify = notifier({ entries, log, adminEmail, baseUrl, onError, form: forms.byId, outbox });
  const verifyCaptcha = captchaVerifier(captcha, onError);
  const places = { baseUrl, pageUri };
  const { submit } = submissions({ entries, files, adminEmail, verifyCaptcha, places, now: () => new Date(now()) });
  /** A mail server that is down delays neither the start nor the response to a visitor: its mails are sent in the background. */
  const notifyPromptly = async (): Promise<void> => {
    const sending = notify();
    if (smtpUrl === '') await sending;
  };
  await notifyPromptly();
  const retries = setInterval(() => void notify(), RETRY_MS).unref();

  const hasCaptchaKey = captcha.siteKey !== '' && captcha.secret !== '';
  return {
    table: forms,
    entries,
    files,
    /** Notes and mails of entries. */
    log,
    /** Sends the mails that are due. */
    notify,
    hasCaptchaKey,
    /** What browsers need to show a captcha. */
    recaptcha: hasCaptchaKey ? { publicKey: captcha.siteKey, type: captcha.type } : { publicKey: null, type: null },
    /** Why a form accepts no entries, as the editor's message; undefined when it does. */
    notice: (form: Form) => closedNotice(form, new Date(now()), acceptedIn(entries, form.id)),
    /** @throws SubmissionError for submissions that no form sends, and when the form accepts no entries. */
    submit: async (form: Form, input: SubmitInput, caller: Caller, sent?: SentParts) => {
      const outcome = await submit(form, input, caller, sent);
      if (outcome.kind === 'accepted' && outcome.isNew) await notifyPromptly();
      return outcome;
    },
    close: () => {
      clearInterval(retries);
      database.close();
    },
  };
}
