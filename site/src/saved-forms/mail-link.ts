import { createHmac } from 'node:crypto';
import * as texts from '@headwater/brand/texts.ts';
import { limitedSmtpUrl } from '@headwater/runtime/smtp-url.ts';
import { signingKey } from '../config/signing-key.ts';
import { dayOf } from '../content/date.ts';

export interface MailServer {
  /** Empty: mails are not sent. */
  smtpUrl: string;
  mailFrom: string;
}

export interface LinkMail {
  to: string;
  formTitle: string;
  /** Absolute. */
  url: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

const WAIT_MS = 10_000;

/** A hash to count mails by: the address itself is not stored. */
export function recipientHash(address: string, formId: number): string {
  const source = `${formId} ${address.trim().toLowerCase()}`;
  return createHmac('sha256', signingKey('saved-form-mail')).update(source).digest('base64url');
}

/**
 * Mails the link to a saved form. Nothing in the mail is the visitor's, so that it cannot be used to send messages to others.
 * @throws Error when the mail server does not take it; the error may quote the address, so it is not to be logged
 */
export async function mailLink({ to, formTitle, url, expiresAt }: LinkMail, server: MailServer): Promise<void> {
  // Most sites have no mail server: they need not load this at startup.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(limitedSmtpUrl(server.smtpUrl, WAIT_MS));
  try {
    await transport.sendMail({
      from: server.mailFrom,
      to: { name: '', address: to },
      subject: texts.linkMailSubject(formTitle),
      text: texts.linkMailText(formTitle, url, dayOf(expiresAt)),
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  } finally {
    transport.close();
  }
}
