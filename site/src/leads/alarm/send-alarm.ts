import type { Environment } from '@headwater/runtime/environment.ts';
import { limitedSmtpUrl } from '@headwater/runtime/smtp-url.ts';
import { type Alarm, alarmText } from './active-alarms.ts';

export interface AlarmTargets {
  siteUrl: string;
  /** Empty: none. */
  webhookUrl: string;
  /** Empty: none. */
  email: string;
  smtpUrl: string;
  mailFrom: string;
}

const WAIT_MS = 10_000;

/** Sends an alarm to every target. @throws when none of them took it */
export async function sendAlarm(alarm: Alarm, targets: AlarmTargets): Promise<void> {
  const ways = [...(targets.webhookUrl ? [postAlarm] : []), ...(targets.email ? [mailAlarm] : [])];
  const results = await Promise.allSettled(ways.map((way) => way(alarm, targets)));
  const failed = results.filter((result) => result.status === 'rejected');
  if (failed.length === results.length) throw failed[0]?.reason;
}

/** `{ "kind": "dead", "count": 2, "text": … }`; the key `text` is what chat programs show. */
async function postAlarm(alarm: Alarm, { webhookUrl, siteUrl }: AlarmTargets): Promise<void> {
  const { subject, text } = alarmText(alarm, siteUrl);
  const response = await fetch(webhookUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...alarm, site: siteUrl, subject, text }),
    signal: AbortSignal.timeout(WAIT_MS),
  });
  if (!response.ok) throw new Error(`ALERT_WEBHOOK_URL responded with ${response.status}`);
}

async function mailAlarm(alarm: Alarm, { email, smtpUrl, mailFrom, siteUrl }: AlarmTargets): Promise<void> {
  // Most sites mail no alarms: they need not load this at startup.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(limitedSmtpUrl(smtpUrl, WAIT_MS));
  try {
    await transport.sendMail({
      from: mailFrom,
      to: email,
      ...alarmText(alarm, siteUrl),
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  } finally {
    transport.close();
  }
}

type AlarmVariables = Pick<Environment, 'SITE_URL' | 'ALERT_WEBHOOK_URL' | 'ALERT_EMAIL' | 'SMTP_URL' | 'MAIL_FROM'>;

/** Where alarms go, from the environment. */
export function alarmTargets(env: AlarmVariables): AlarmTargets {
  return {
    siteUrl: env.SITE_URL,
    webhookUrl: env.ALERT_WEBHOOK_URL,
    email: env.ALERT_EMAIL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM || `headwater@${new URL(env.SITE_URL).hostname}`,
  };
}
