import type { Form } from '../definition/form.ts';
import type { Entry } from '../entries/entry.ts';
import type { EntryTable } from '../entries/entry-table.ts';
import { isShown } from '../submission/conditions.ts';
import type { PostedValues } from '../submission/posted-values.ts';
import { composeMail } from './compose-mail.ts';
import type { MailOutbox } from './mail-outbox.ts';

export interface NotifyOptions {
  entries: EntryTable;
  form: (id: number) => Form | undefined;
  outbox: MailOutbox;
  adminEmail: () => string;
  /** Host name for message ids. */
  host: string;
  onError: (error: unknown) => void;
}

/**
 * Writes the due mails of every entry: called after each submission, and at startup for
 * those that a crash left unwritten. A mail is named after its entry, so writing it twice leaves one.
 */
export function notifier(options: NotifyOptions): () => Promise<void> {
  const { entries, form: formOf, onError } = options;
  let running = Promise.resolve();
  const notifyAll = async (): Promise<void> => {
    for (const entry of entries.toNotify()) {
      try {
        const form = formOf(entry.formId);
        if (form) await notify(form, entry, options);
        entries.setNotified(entry.id);
      } catch (cause) {
        // The other mails are still written; this one is retried in the next round.
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

async function notify(form: Form, entry: Entry, { outbox, adminEmail, host }: NotifyOptions): Promise<void> {
  const values = storedAsPosted(form, entry);
  const due = (form.notifications ?? []).filter(
    ({ isActive, conditionalLogic }) => isActive !== false && isShown(conditionalLogic, values),
  );
  for (const notification of due) {
    const source = { ...entry, form, entryId: entry.id, adminEmail: adminEmail() };
    const mail = await composeMail(notification, source, host);
    if (mail) await outbox.put(`entry-${entry.id}-${notification.id}`, mail);
  }
}

/** Rules of notifications use the stored values; several choices are stored as one text. */
function storedAsPosted(form: Form, { values }: Entry): PostedValues {
  const several = new Set(form.fields.filter(({ type }) => type === 'MULTISELECT').map(({ id }) => String(id)));
  return new Map(
    Object.entries(values).map(([id, text]) => [id, several.has(id) ? (JSON.parse(text) as string[]) : text]),
  );
}
