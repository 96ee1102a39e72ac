import type { LeadState } from '../../leads/lead.ts';
import type { LeadDesk } from '../../leads/lead-desk.ts';
import type { UnsupportedFields } from '../../leads/unsupported-fields.ts';

/** How the site fares, in numbers that name nobody. */
export interface SiteState {
  /** Whether the CMS is asked: false while it fails so often that it is left alone. */
  isCmsAnswering: boolean;
  /** Whether the data folder takes what is written: false on a full or read-only disk. */
  isDataWritable: boolean;
  /** Forms that visitors see without some of their fields. */
  unsupportedFields: UnsupportedFields[];
  /** Undefined while the outbox cannot be read. */
  outbox: { waiting: number; oldestUnsentSeconds: number; leads: Record<LeadState, number> } | undefined;
}

/** Looks at the site as it is now. */
export function readSiteState(
  desk: Pick<LeadDesk, 'summary' | 'unsupportedFields'>,
  client: { isOpenForQuestions(): boolean },
  disk: { isWritable(): boolean },
  now = Date.now,
): SiteState {
  const isCmsAnswering = client.isOpenForQuestions();
  const isDataWritable = disk.isWritable();
  const unsupportedFields = desk.unsupportedFields();
  try {
    const { leads, oldestUnsentAt } = desk.summary();
    const oldestUnsentSeconds = oldestUnsentAt === undefined ? 0 : Math.max(0, (now() - oldestUnsentAt) / 1000);
    return {
      isCmsAnswering,
      isDataWritable,
      unsupportedFields,
      outbox: { waiting: leads.accepted + leads.delivering, oldestUnsentSeconds, leads },
    };
  } catch {
    return { isCmsAnswering, isDataWritable, unsupportedFields, outbox: undefined };
  }
}
