import { decodeEntities, escapeHtml } from '@headwater/contract/text/entities.ts';
import { hasBlocks, renderedHtml } from '@headwater/contract/text/rendered-html.ts';
import type { Notification } from '../definition/form.ts';
import { entryColumns } from '../entries/entry-columns.ts';
import { fileFacts } from '../entries/file-url.ts';
import type { FormField } from '../fields/field-kinds.ts';
import { type MergeSource, mergeTags } from '../submission/merge-tags.ts';
import { oneLine, type Recipient, recipientList, recipientsOf } from './recipients.ts';

/** A notification with its merge tags filled in. */
export interface NotificationTexts {
  /** Empty where it can't be sent. */
  to: Recipient[];
  from: Recipient;
  replyTo: Recipient[];
  cc: Recipient[];
  bcc: Recipient[];
  /** What stands for no address in these lists, as the editor wrote it. */
  refused: string[];
  subject: string;
  html: string;
  /** The same as plain text. */
  text: string;
}

/**
 * What a notification says about an entry. What visitors typed cannot add a header or another recipient: each recipient
 * is one validated address, each header one line. A sender without a valid address is the administrator, as in Gravity Forms.
 */
export function notificationTexts(notification: Notification, source: MergeSource): NotificationTexts {
  const { from, fromName = '', replyTo = '', cc = '', bcc = '', subject, message } = notification;
  const lists = [recipientList(notification, source), replyTo, cc, bcc].map((list) => recipientsOf(list, source));
  const [to = [], replies = [], copies = [], blindCopies = []] = lists.map(({ valid }) => valid);
  const [sender] = recipientsOf(from, source).valid;
  return {
    ...{ to, replyTo: replies, cc: copies, bcc: blindCopies, refused: lists.flatMap(({ refused }) => refused) },
    from: {
      name: oneLine(fromName, source) || (sender?.name ?? ''),
      address: sender?.address ?? source.adminEmail,
    },
    subject: oneLine(subject, source),
    html: bodyHtml(message, source),
    text: plainText(bodyHtml(message, { ...source, cleanHtml: undefined })),
  };
}

/** The message as HTML: an answer with paragraphs of its own changes nothing about those of the message. */
function bodyHtml(message: string, source: MergeSource): string {
  const paragraphs = hasBlocks(message) ? [message] : message.split(/\n\s*\n/);
  const merge = (text: string) => mergeTags(text, source, escapeLines, (options) => allFieldsHtml(source, options));
  return paragraphs.map((paragraph) => renderedHtml(merge(paragraph), '')).join('');
}

/** @param html what is shown in place of the text */
function escapeLines(text: string, html?: string): string {
  return html ?? escapeHtml(text).replace(/\r?\n/g, '<br />');
}

/** Fields that visitors never see, such as `gclid`, are for the company only. */
function isUnseen(field: FormField): boolean {
  return field.type === 'HIDDEN' || field.visibility === 'HIDDEN';
}

/** A file by its name: its URL is long, and says nothing to people. */
function fileLink(url: string): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(fileFacts(url).name)}</a>`;
}

/** `{all_fields}`: a table of the answers, with `nohidden` only of those that the visitor saw. */
function allFieldsHtml({ form, values, cleanHtml }: MergeSource, options: readonly string[]): string {
  const fields = options.includes('nohidden') ? form.fields.filter((field) => !isUnseen(field)) : form.fields;
  const rows = entryColumns({ ...form, fields }).flatMap(({ label, text, html, files, pictureTexts }) => {
    const lines = [...files(values).map(fileLink), ...pictureTexts(values).map((line) => escapeLines(line))];
    const formatted = cleanHtml && html(values, cleanHtml);
    const answer = lines.length > 0 ? lines.join('<br />') : escapeLines(text(values), formatted);
    return answer ? [`<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${answer}</td></tr>`] : [];
  });
  return `<table cellpadding="4">\n${rows.join('\n')}\n</table>`;
}

function plainText(html: string): string {
  const text = html
    .replace(/<\/th>\s*<td>/g, ': ')
    .replace(/<br \/>\n?/g, '\n')
    .replace(/<\/(?:p|h\d|li)>/g, '\n')
    .replace(/<(?!\/?a\b)[^<>]*>/g, '')
    .replace(/<a href="(https?:[^"<>]*)">([^<]*)<\/a>/g, '$2: $1')
    .replace(/<[^<>]*>/g, '');
  return decodeEntities(text)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
