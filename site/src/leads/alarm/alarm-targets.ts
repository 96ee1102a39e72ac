import type { Environment } from '@headwater/runtime/environment.ts';
import type { AlarmTargets } from './send-alarm.ts';

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
