import { decodeEntities, escapeHtml } from '@headwater/contract/text/entities.ts';
import { hasBlocks, renderedHtml } from '@headwater/contract/text/rendered-html.ts';
import type { Notification } from '../definition/form.ts';
import { isEmailAddress } from '../email-address.ts';
import { entryColumns } from '../entries/entry-columns.ts';
import { fileFacts } from '../entries/file-url.ts';
import type { FormField } from '../fields/field-kinds.ts';
import { type MergeSource, mergeTags } from '../submission/merge-tags.ts';

/** A notification with its merge tags filled in. */
export interface NotificationTexts {
  to: string;
  from: { name: string; address: string };
  replyTo: string | undefined;
  bcc: string | undefined;
  subject: string;
  html: string;
  /** The same as plain text. */
  text: string;
}

/**
 * What a notification says about an entry, or undefined without a valid recipient. What visitors typed
 * cannot add a header or another recipient: each recipient is one validated address, each header one line.
 */
export function notificationTexts(notification: Notification, source: MergeSource): NotificationTexts | undefined {
  const { to, from, fromName = '', replyTo, bcc, subject, message } = notification;
  const recipient = address('address' in to ? to.address : `{:${to.fieldId}}`, source);
  const sender = address(from, source);
  if (!recipient || !sender) return undefined;
  return {
    to: recipient,
    from: { name: oneLine(fromName, source), address: sender },
    replyTo: replyTo ? address(replyTo, source) : undefined,
    bcc: bcc ? address(bcc, source) : undefined,
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

function oneLine(template: string, source: MergeSource): string {
  return mergeTags(template, source, (text) => text)
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}

function address(template: string, source: MergeSource): string | undefined {
  const text = mergeTags(template, source, (value) => value).trim();
  return isEmailAddress(text) ? text : undefined;
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
