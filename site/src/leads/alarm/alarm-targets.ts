import type { Environment } from '@headwater/runtime/environment.ts';
import type { AlarmTargets } from './send-alarm.ts';

/** Where alarms go, from the environment. */
export function alarmTargets(env: Environment): AlarmTargets {
  return {
    siteUrl: env.SITE_URL,
    webhookUrl: env.ALERT_WEBHOOK_URL,
    email: env.ALERT_EMAIL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM || `headwater@${new URL(env.SITE_URL).hostname}`,
  };
}
