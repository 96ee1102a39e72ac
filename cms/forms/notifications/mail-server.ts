import { limitedSmtpUrl } from '@headwater/runtime/smtp-url.ts';
import { createTransport } from 'nodemailer';
import type { MailOutbox } from './mail-outbox.ts';

const WAIT_MS = 15_000;

/** Sends mails through a mail server. @param url such as `smtps://user:password@mail.example.com` */
export function mailServer(url: string): MailOutbox {
  return {
    outcome: 'sent',
    put: async (_name, mail) => {
      // A connection for each mail: they are few, and a server closes idle ones.
      const transport = createTransport(limitedSmtpUrl(url, WAIT_MS));
      try {
        await transport.sendMail({ envelope: mail.envelope, raw: await mail.build({ keepsBcc: false }) });
      } finally {
        transport.close();
      }
    },
  };
}
