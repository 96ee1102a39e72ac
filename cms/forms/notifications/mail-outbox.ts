import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { limitedSmtpUrl } from '@headwater/runtime/smtp-url.ts';
import type { ComposedMail } from './compose-mail.ts';

const WAIT_MS = 15_000;

/** Sends mails through a mail server. @param url such as `smtps://user:password@mail.example.com` */
export function mailServer(url: string): MailOutbox {
  return {
    outcome: 'sent',
    put: async (_name, mail) => {
      // Most CMSs have no mail server: they need not load this at startup.
      const { createTransport } = await import('nodemailer');
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

/** Takes mails: a folder from which another program delivers them, or a mail server. */
export interface MailOutbox {
  /** What has happened to a mail that was put in. */
  outcome: 'written' | 'sent';
  /** Takes a mail under its name. In a folder, the same name again replaces it. @throws when it was not taken */
  put: (name: string, mail: ComposedMail) => Promise<void>;
}

/** A folder of `.eml` files, readable by their owner only: they contain what visitors wrote. */
export function mailOutbox(folder: string): MailOutbox {
  return {
    outcome: 'written',
    put: async (name, mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${name}.eml`);
      const file = await open(`${path}.part`, 'w', 0o600);
      try {
        // Only the operator sees the file, and the program that delivers it needs the blind copies.
        await file.writeFile(await mail.build({ keepsBcc: true }));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
    },
  };
}
