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
 * A notification as an RFC 5322 message; no one is in its envelope without a valid recipient, whoever gets copies.
 * @param host follows the @ of the message ID.
 */
export function composeMail(
  notification: Notification,
  source: MergeSource,
  host: string,
): ComposedMail & { refused: string[] } {
  const texts = notificationTexts(notification, source);
  const { to, from, cc, bcc, refused } = texts;
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
    /** What stands for no address in its lists of recipients. */
    refused,
    envelope: { from: from.address, to: (to.length > 0 ? [...to, ...cc, ...bcc] : []).map(({ address }) => address) },
    build: ({ keepsBcc }) => {
      mail.keepBcc = keepsBcc;
      return mail.build();
    },
  };
}
