import MailComposer from 'nodemailer/lib/mail-composer';
import { decodeEntities, escapeHtml } from '../../text/entities.ts';
import { renderedHtml } from '../../text/rendered-html.ts';
import type { Notification } from '../definition/form.ts';
import { isEmailAddress } from '../email-address.ts';
import { entryColumns } from '../entries/entry-columns.ts';
import type { FormField } from '../fields/field-kinds.ts';
import { type MergeSource, mergeTags } from '../submission/merge-tags.ts';

/** A mail that can be sent or written to a file. */
export interface ComposedMail {
  envelope: { from: string; to: string[] };
  /** The message. Blind copies are for the program that delivers it: a mail server has them in the envelope. */
  build: (options: { keepsBcc: boolean }) => Promise<Buffer>;
}

/**
 * A notification as an RFC 5322 message, or undefined without a valid recipient. What visitors typed
 * cannot add a header or another recipient: each recipient is one validated address, each header one line.
 * @param host follows the @ of the message ID.
 */
export function composeMail(notification: Notification, source: MergeSource, host: string): ComposedMail | undefined {
  const { to, from, fromName, replyTo, bcc, subject, message } = notification;
  const recipient = address('address' in to ? to.address : `{:${to.fieldId}}`, source);
  const sender = address(from, source);
  if (!recipient || !sender) return undefined;
  const replies = replyTo && address(replyTo, source);
  const copies = bcc && address(bcc, source);
  const html = renderedHtml(
    mergeTags(message, source, escapeLines, (options) => allFieldsHtml(source, options)),
    '',
  );
  const mail = new MailComposer({
    to: recipient,
    from: { name: oneLine(fromName ?? '', source), address: sender },
    ...(replies && { replyTo: replies }),
    ...(copies && { bcc: copies }),
    subject: oneLine(subject, source),
    html,
    text: plainText(html),
    date: new Date(source.dateCreated),
    messageId: `<entry-${source.entryId}-${notification.id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    newline: 'windows',
    // The message must not include files.
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  return {
    envelope: { from: sender, to: [recipient, ...(copies ? [copies] : [])] },
    build: ({ keepsBcc }) => {
      mail.keepBcc = keepsBcc;
      return mail.build();
    },
  };
}

function oneLine(template: string, source: MergeSource): string {
  return mergeTags(template, source, (text) => text)
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}

function address(template: string, source: MergeSource): string | undefined {
  const text = mergeTags(template, source, (value) => value).trim();
  return isEmailAddress(text) ? text : undefined;
}

function escapeLines(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, '<br />');
}

/** Fields that visitors never see, such as `gclid`, are for the company only. */
function isUnseen(field: FormField): boolean {
  return field.type === 'HIDDEN' || field.visibility === 'HIDDEN';
}

/** `{all_fields}`: a table of the answers, with `nohidden` only of those that the visitor saw. */
function allFieldsHtml({ form, values }: MergeSource, options: readonly string[]): string {
  const fields = options.includes('nohidden') ? form.fields.filter((field) => !isUnseen(field)) : form.fields;
  const rows = entryColumns({ ...form, fields }).flatMap(({ label, text }) => {
    const answer = text(values);
    return answer
      ? [`<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${escapeLines(answer)}</td></tr>`]
      : [];
  });
  return `<table cellpadding="4">\n${rows.join('\n')}\n</table>`;
}

/** The same as plain text. */
function plainText(html: string): string {
  const text = html
    .replace(/<\/th>\s*<td>/g, ': ')
    .replace(/<br \/>\n?/g, '\n')
    .replace(/<\/(?:p|h\d|li)>/g, '\n')
    .replace(/<[^>]*>/g, '');
  return decodeEntities(text)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
