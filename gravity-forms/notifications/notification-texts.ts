import { decodeEntities } from '@headwater/contract/text/entities.ts';
import { hasBlocks, renderedHtml } from '@headwater/contract/text/rendered-html.ts';
import type { Notification } from '../definition/form.ts';
import { escapeLines, fieldTables } from '../submission/field-tables.ts';
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
    to,
    replyTo: replies,
    cc: copies,
    bcc: blindCopies,
    refused: lists.flatMap(({ refused }) => refused),
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
  const merge = (text: string) => mergeTags(text, source, escapeLines, fieldTables(source));
  return paragraphs.map((paragraph) => renderedHtml(merge(paragraph), '')).join('');
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
