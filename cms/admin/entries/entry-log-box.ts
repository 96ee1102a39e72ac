import { assertNever } from '@headwater/contract/assert-never.ts';
import type { Entry } from '../../forms/entries/entry.ts';
import type { EntryMail } from '../../forms/entries/entry-log.ts';
import { type Html, html } from '../../web/html.ts';
import type { AdminRequest } from '../admin-request.ts';
import { tokenField } from '../page/admin-page.ts';
import { shownDate } from '../page/text.ts';

const longestNote = 5_000;

function mailText({ state, reason }: EntryMail): string {
  switch (state) {
    case 'sent':
      return `sent${missing(reason)}`;
    case 'written':
      return `written to the folder of mails${missing(reason)}`;
    case 'failed':
      return `not sent yet: ${reason}`;
    case 'no-recipient':
      return `not sent: it has no valid recipient${missing(reason)}`;
    case 'too-many':
      return 'not sent: the address had three copies within an hour';
    default:
      return assertNever(state, 'state of a mail');
  }
}

function missing(recipients: string): string {
  return recipients && `; no email address: ${recipients}`;
}

/** What happened to an entry since it came in: its mails, and editors' notes. @param action the entry's own path */
export function entryLogBox({ log, token }: AdminRequest, { id }: Entry, action: string): Html {
  const mails = log
    .mails(id)
    .map(
      (mail) =>
        html`<li>${mail.name || mail.notificationId}: ${mailText(mail)} <span class="hint mono">${shownDate(mail.date)} UTC</span></li>`,
    );
  const notes = log
    .notes(id)
    .map(
      ({ author, text, date }) =>
        html`<li><p class="note">${text}</p><span class="hint">${author}, <span class="mono">${shownDate(date)} UTC</span></span></li>`,
    );
  return html`<div class="columns"><form class="card" method="post" action="${action}">${tokenField(token)}<h2>Notifications</h2>
      ${mails.length === 0 ? html`<p class="hint">No mail was due.</p>` : html`<ul class="unstyled">${mails}</ul>`}
      <p class="hstack"><button class="outline small" name="do" value="resend">Send them again</button></p></form>
    <form class="card" method="post" action="${action}">${tokenField(token)}<h2>Notes</h2>
      ${notes.length > 0 && html`<ul class="unstyled">${notes}</ul>`}
      <p><label for="f-note">Note <small>for editors only</small></label><textarea id="f-note" name="note" rows="3" maxlength="${longestNote}"></textarea></p>
      <p class="hstack"><button name="do" value="note" class="outline">Add the note</button></p></form></div>`;
}

/** Adds a note or sends the mails again; false for another button. */
export async function changeLog(request: AdminRequest, { id }: Entry): Promise<boolean> {
  const { log, entries, form, notify, user, now } = request;
  switch (form.text('do')) {
    case 'note': {
      const text = form.text('note').trim().slice(0, longestNote);
      if (text !== '') log.addNote(id, user.name, text, new Date(now()).toISOString());
      return true;
    }
    case 'resend':
      entries.transaction(() => {
        log.forgetMails(id);
        entries.setToNotify(id);
      });
      await notify();
      return true;
    default:
      return false;
  }
}
