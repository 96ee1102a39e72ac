import { counted } from '@headwater/contract/text/counted.ts';
import type { OutboxSummary } from '../outbox.ts';

/** What operators are notified of. `waiting` and `hand-over`: CMS or webhook have not taken a lead for ten minutes. */
const alarmKinds = ['waiting', 'hand-over', 'dead', 'unknown', 'needs-person', 'spam'] as const;
export type AlarmKind = (typeof alarmKinds)[number];

export interface Alarm {
  /** `lost`: the outbox of an earlier run is gone, with an unknown number of leads. */
  kind: AlarmKind | 'lost';
  /** Leads in this state. */
  count: number;
}

export const lostLeads: Alarm = { kind: 'lost', count: 0 };

/** Age in milliseconds from which an undelivered lead raises an alarm. */
export const waitingAlarmMs = 10 * 60_000;

/** The alarms that hold now. @param now epoch milliseconds */
export function activeAlarms(summary: OutboxSummary, now: number): (Alarm & { kind: AlarmKind })[] {
  const { leads, oldestUnsentAt, handOver } = summary;
  const isLate = (time: number | undefined) => time !== undefined && now - time >= waitingAlarmMs;
  const counts = {
    ...leads,
    waiting: isLate(oldestUnsentAt) ? leads.accepted + leads.delivering : 0,
    'hand-over': isLate(handOver.oldestAt) ? handOver.waiting : 0,
  };
  return alarmKinds.map((kind) => ({ kind, count: counts[kind] })).filter(({ count }) => count > 0);
}

/** What to do about an alarm; without anything that a visitor wrote. */
export function alarmText({ kind, count }: Alarm, siteUrl: string): { subject: string; text: string } {
  const { hostname } = new URL(siteUrl);
  if (kind === 'lost') return { subject: `${hostname}: the outbox is gone`, text: lostText(hostname) };
  const { what, advice } = explanations[kind];
  const subject = `${hostname}: ${counted(count, 'lead')} ${what}`;
  return {
    subject,
    text: `${subject}.\n\n${advice}\nYou get this message once, until no lead is in this state any more.`,
  };
}

function lostText(hostname: string): string {
  return `${hostname}: the outbox is gone.

The site has used DATA_DIR before, but site/leads.sqlite was missing or empty at its start, and it began a new one. Leads \
that the CMS did not have yet were in it. If you did not delete it: stop the site, and put the file back, or restore a backup.`;
}

const explanations = {
  waiting: {
    what: 'waiting for more than 10 minutes',
    advice: 'The CMS does not take them. They are safe on disk and are delivered when it answers. Check the CMS.',
  },
  'hand-over': {
    what: 'not taken by the webhook for more than 10 minutes',
    advice:
      'They are safe on disk and are handed over when LEADS_WEBHOOK_URL takes them. See why: npm run leads -- hand-over',
  },
  dead: { what: 'rejected by the CMS', advice: 'See why: npm run leads -- list --state dead' },
  unknown: {
    what: 'sent without an answer',
    advice: 'Look for them in the CMS, then run done or retry: npm run leads -- list --state unknown',
  },
  'needs-person': {
    what: 'incomplete for the CMS',
    advice: 'They wait for a person: npm run leads -- list --state needs-person',
  },
  spam: {
    what: 'held as spam',
    advice: 'Look whether a customer is among them: npm run leads -- list --state spam',
  },
} as const satisfies Record<AlarmKind, { what: string; advice: string }>;
