import { referenceOf } from '@headwater/contract/forms/reference.ts';
import type { Form, Notification } from '@headwater/gravity-forms/definition/form.ts';
import { isVisitorsCopy, withoutAnswers } from '@headwater/gravity-forms/notifications/visitors-copy.ts';
import { usedWhenMatched } from '@headwater/gravity-forms/rules/conditions.ts';
import { storedVisibility } from '@headwater/gravity-forms/submission/form-rules.ts';
import { ksesPost } from '../../text/kses-post.ts';
import type { Entry } from '../entries/entry.ts';
import type { EntryLog, MailState } from '../entries/entry-log.ts';
import type { EntryTable } from '../entries/entry-table.ts';
import type { MailOutbox } from './mail-outbox.ts';

const HOUR_MS = 3_600_000;
const PER_HOUR = 3;

type CopyLimit = ReturnType<typeof copyLimit>;

/** Visitors can type another person's address: it gets few copies. */
export function copyLimit() {
  const sent = new Map<string, number[]>();
  return {
    /** Counts a copy for these addresses. @returns false when one of them had three within an hour */
    admit(addresses: readonly string[], now: number): boolean {
      for (const [address, times] of sent) {
        const recent = times.filter((time) => time > now - HOUR_MS);
        if (recent.length > 0) sent.set(address, recent);
        else sent.delete(address);
      }
      const keys = addresses.map((address) => address.toLowerCase());
      if (keys.some((key) => (sent.get(key)?.length ?? 0) >= PER_HOUR)) return false;
      for (const key of keys) sent.set(key, [...(sent.get(key) ?? []), now]);
      return true;
    },
  };
}

export interface NotifyOptions {
  entries: EntryTable;
  /** Where each mail's state is recorded, so that one that was sent is not sent again. */
  log: Pick<EntryLog, 'mails' | 'recordMail'>;
  form: (id: number) => Form | undefined;
  outbox: MailOutbox;
  adminEmail: () => string;
  /** Of the CMS: links lead there, and message IDs have its host. */
  baseUrl: string;
  onError: (error: unknown) => void;
}

/**
 * Sends the due mails of every entry: called after each submission, every minute, and at startup for
 * those that a crash left unsent. A mail that was sent is not sent again when another of its entry fails.
 */
export function notifier(options: NotifyOptions): () => Promise<void> {
  const { entries, form: formOf, onError } = options;
  const copies = copyLimit();
  let running = Promise.resolve();
  const notifyAll = async (): Promise<void> => {
    for (const entry of entries.toNotify()) {
      try {
        const form = formOf(entry.formId);
        if (form) await notify(form, entry, { ...options, copies });
        entries.setNotified(entry.id);
      } catch (cause) {
        // The other mails are still sent; this one is retried in the next round.
        onError(new Error(`The mails of entry ${entry.id} could not be written.`, { cause }));
      }
    }
  };
  return () => {
    // The entry is stored even if its mails fail, and the next round must not inherit the failure.
    running = running.then(notifyAll).catch(onError);
    return running;
  };
}

async function notify(form: Form, entry: Entry, options: NotifyOptions & { copies: CopyLimit }): Promise<void> {
  const { shows } = storedVisibility(form, entry.values);
  // Writing a file again changes nothing; sending a mail again does.
  const mails = options.log.mails(entry.id);
  const done = new Set(mails.filter(({ state }) => state === 'sent').map(({ notificationId }) => notificationId));
  const due = (form.notifications ?? []).filter(
    ({ id, isActive, conditionalLogic }) =>
      isActive !== false && !done.has(id) && shows(usedWhenMatched(conditionalLogic)),
  );
  const failures: unknown[] = [];
  for (const notification of due) {
    const record = (state: MailState, reason = ''): void => {
      const { id: notificationId, name } = notification;
      options.log.recordMail(entry.id, { notificationId, name, state, reason, date: new Date().toISOString() });
    };
    try {
      const { state, refused } = await send(notification, form, entry, options);
      record(state, refused.join(', '));
      // The editor's own words: they name no visitor.
      if (refused.length > 0) {
        const text = `The notification "${notification.name}" of form ${form.id} is not sent to ${refused.join(', ')}: entry ${entry.id} has no email address there.`;
        options.onError(new Error(text));
      }
    } catch (error) {
      failures.push(error);
      record('failed', error instanceof Error ? error.message.slice(0, 200) : '');
    }
  }
  if (failures.length > 0) throw failures[0];
}

async function send(
  notification: Notification,
  form: Form,
  entry: Entry,
  { entries, outbox, adminEmail, baseUrl, copies }: NotifyOptions & { copies: CopyLimit },
): Promise<{ state: MailState; refused: string[] }> {
  const reference = referenceOf(entries.keyOf(entry.id) ?? '');
  const origin = { entryId: entry.id, reference, adminEmail: adminEmail(), baseUrl };
  const isCopy = isVisitorsCopy(notification, form);
  const hidesAnswers = isCopy && entry.captcha !== 'VERIFIED';
  const shown = hidesAnswers ? withoutAnswers(notification) : notification;
  // Loading its mail library takes a tenth of a start.
  const { composeMail } = await import('./compose-mail.ts');
  const mail = composeMail(shown, { ...entry, ...origin, form, cleanHtml: ksesPost }, new URL(baseUrl).hostname);
  if (mail.envelope.to.length === 0) return { state: 'no-recipient', refused: mail.refused };
  if (isCopy && !copies.admit(mail.envelope.to, Date.now())) return { state: 'too-many', refused: [] };
  await outbox.put(`entry-${entry.id}-${notification.id}`, mail);
  return { state: outbox.outcome, refused: mail.refused };
}
