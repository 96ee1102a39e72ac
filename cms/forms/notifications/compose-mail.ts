import type { Notification } from '@headwater/gravity-forms/definition/form.ts';
import { notificationTexts } from '@headwater/gravity-forms/notifications/notification-texts.ts';
import type { MergeSource } from '@headwater/gravity-forms/submission/merge-tags.ts';
import MailComposer from 'nodemailer/lib/mail-composer';

/** A mail that can be sent or written to a file. */
export interface ComposedMail {
  envelope: { from: string; to: string[] };
  /** The message. Blind copies are for the program that delivers it: a mail server has them in the envelope. */
  build: (options: { keepsBcc: boolean }) => Promise<Buffer>;
}

/**
 * A notification as an RFC 5322 message, or undefined without a valid recipient.
 * @param host follows the @ of the message ID.
 */
export function composeMail(notification: Notification, source: MergeSource, host: string): ComposedMail | undefined {
  const texts = notificationTexts(notification, source);
  if (!texts) return undefined;
  const { to, from, bcc } = texts;
  const mail = new MailComposer({
    ...texts,
    date: new Date(source.dateCreated),
    messageId: `<entry-${source.entryId}-${notification.id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    newline: 'windows',
    // The message must not include files.
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  return {
    envelope: { from: from.address, to: [to, ...(bcc ? [bcc] : [])] },
    build: ({ keepsBcc }) => {
      mail.keepBcc = keepsBcc;
      return mail.build();
    },
  };
}
