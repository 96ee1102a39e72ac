import type { Form, Notification } from '@headwater/gravity-forms/definition/form.ts';

/** A form with a name and markets; its notifications are those of `aNotification`. */
export const formWithMails = {
  id: 1,
  title: 'Contact',
  fields: [
    { type: 'TEXT', id: 1, label: 'Name' },
    { type: 'MULTISELECT', id: 2, label: 'Markets', choices: [{ text: 'Mining' }, { text: 'Farm' }] },
  ],
  confirmations: [],
} satisfies Form;

/** A notification with all fields of the entry, to the address that is named after it. */
export function aNotification(id: string, parts: Partial<Notification> = {}): Notification {
  const mail = { to: { address: `${id}@example.com` }, from: 'w@example.com', subject: id, message: '{all_fields}' };
  return { id, name: `Mail to ${id}`, ...mail, ...parts };
}
