import { referenceTag } from '@headwater/contract/forms/reference.ts';
import type { Form, Notification } from '../definition/form.ts';

/** Tags that say nothing of what a visitor typed. */
const safeTags: ReadonlySet<string> = new Set([
  referenceTag,
  '{form_title}',
  '{form_id}',
  '{entry_id}',
  '{date_mdy}',
  '{date_dmy}',
  '{admin_email}',
]);

/** The parameter name of the hidden field for the address of the visitor's representative, which the site fills in. */
const REPRESENTATIVE = 'representative_email';

/** Whether a notification has the site's reference number, and goes to an address that the visitor typed. */
export function isVisitorsCopy({ to, subject, message }: Notification, { fields }: Pick<Form, 'fields'>): boolean {
  const list = 'address' in to ? [...to.address.matchAll(/\{[^{}]*:(\d+)/g)].map((found) => Number(found[1])) : [];
  const ids = 'fieldId' in to ? [to.fieldId] : list;
  const isToVisitor = ids.some((id) => {
    const field = fields.find((each) => each.id === id);
    return !(field && 'inputName' in field && field.inputName === REPRESENTATIVE);
  });
  return isToVisitor && `${subject}${message}`.includes(referenceTag);
}

/** The notification for a visitor who is not verified: anybody can type another person's address. */
export function withoutAnswers(notification: Notification): Notification {
  const strip = (text: string) => text.replace(/\{[^{}]*\}/g, (tag) => (safeTags.has(tag) ? tag : ''));
  const { from, fromName = '', replyTo = '', cc = '', bcc = '', subject, message } = notification;
  const texts = Object.entries({ from, fromName, replyTo, cc, bcc, subject, message });
  return { ...notification, ...Object.fromEntries(texts.map(([name, text]) => [name, strip(text)])) };
}
