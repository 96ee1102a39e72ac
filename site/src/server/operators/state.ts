import type { LeadState } from '../../leads/lead.ts';
import type { LeadDesk } from '../../leads/lead-desk.ts';

/** How the site fares, in numbers that name nobody. */
export interface SiteState {
  /** Whether the CMS is asked: false while it fails so often that it is left alone. */
  isCmsAnswering: boolean;
  /** Undefined while the outbox cannot be read. */
  outbox: { waiting: number; oldestUnsentSeconds: number; leads: Record<LeadState, number> } | undefined;
}

/** Looks at the site as it is now. */
export function readSiteState(
  desk: Pick<LeadDesk, 'summary'>,
  client: { isOpenForQuestions(): boolean },
  now = Date.now,
): SiteState {
  const isCmsAnswering = client.isOpenForQuestions();
  try {
    const { leads, oldestUnsentAt } = desk.summary();
    const oldestUnsentSeconds = oldestUnsentAt === undefined ? 0 : Math.max(0, (now() - oldestUnsentAt) / 1000);
    return { isCmsAnswering, outbox: { waiting: leads.accepted + leads.delivering, oldestUnsentSeconds, leads } };
  } catch {
    return { isCmsAnswering, outbox: undefined };
  }
}
