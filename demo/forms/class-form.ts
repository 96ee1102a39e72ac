import type { SeedForm } from '@headwater/cms/starting-content/model.ts';
import { sender } from './hidden-lead-fields.ts';

/** A form whose time is over: what visitors see of it is its last message. */
export const classForm: SeedForm = {
  id: 4,
  title: 'Selection class, March 2026',
  requiredIndicator: 'ASTERISK',
  fields: [
    { type: 'NAME', id: 1, label: 'Name', isRequired: true },
    { type: 'EMAIL', id: 2, label: 'Email', isRequired: true, noDuplicates: true },
    { type: 'TEXT', id: 3, label: 'Utility or company', isRequired: true },
    { type: 'SELECT', id: 4, label: 'Lunch', choices: [{ text: 'Walleye' }, { text: 'Wild rice soup' }] },
  ],
  schedule: {
    start: '2025-12-01T15:00',
    end: '2026-03-06T23:00',
    pendingMessage: 'Registration for the class of March 2026 opens on December 1 at 9 a.m.',
    closedMessage:
      'Registration for the class of March 2026 is closed. The next class is in March 2027; registration opens in December.',
  },
  entryLimit: { maxEntries: 24, limitReachedMessage: 'All 24 seats are taken. Write to us for the waiting list.' },
  confirmations: [
    {
      type: 'MESSAGE',
      id: 'default',
      name: 'Seat kept',
      isDefault: true,
      message: '<p>Your seat is reserved, {Name:1.3}.</p>',
    },
  ],
  notifications: [
    {
      id: 'office',
      name: 'To the office',
      to: { address: '{admin_email}' },
      ...sender,
      subject: 'Class: {Name:1.3} {Name:1.6}',
      message: '{all_fields}',
    },
  ],
};
