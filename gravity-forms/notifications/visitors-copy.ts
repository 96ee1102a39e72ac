import type { Notification } from '../definition/form.ts';
import { referenceTag } from '../submission/merge-tags.ts';

/** Tags that say nothing of what a visitor typed. */
const safeTags: ReadonlySet<string> = new Set([
  referenceTag,
  ...['{form_title}', '{form_id}', '{entry_id}', '{date_mdy}', '{date_dmy}', '{admin_email}'],
]);

/** Whether a notification has the site's reference number, and goes to an address that the visitor typed. */
export function isVisitorsCopy({ to, subject, message }: Notification): boolean {
  const isToVisitor = 'fieldId' in to || ('address' in to && /\{[^{}]*:\d/.test(to.address));
  return isToVisitor && `${subject}${message}`.includes(referenceTag);
}

/** The notification for a visitor who is not verified: anybody can type another person's address. */
export function withoutAnswers(notification: Notification): Notification {
  const strip = (text: string) => text.replace(/\{[^{}]*\}/g, (tag) => (safeTags.has(tag) ? tag : ''));
  const { from, fromName = '', replyTo = '', cc = '', bcc = '', subject, message } = notification;
  return {
    ...notification,
    ...{ from: strip(from), fromName: strip(fromName), replyTo: strip(replyTo), cc: strip(cc), bcc: strip(bcc) },
    ...{ subject: strip(subject), message: strip(message) },
  };
}
