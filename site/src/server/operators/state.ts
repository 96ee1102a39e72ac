import { statesForPerson } from '../../leads/lead.ts';
import type { LeadService } from '../../leads/lead-service.ts';
import type { OutboxSummary } from '../../leads/outbox.ts';
import type { UnsupportedFields } from '../../leads/unsupported-fields.ts';

/** What an operator watches. */
interface OutboxAlarms {
  /** Leads that the CMS does not have yet, and gets without anybody's help. */
  waiting: number;
  oldestUnsentSeconds: number;
  /** Leads that wait for an operator's decision. */
  forPerson: number;
}

/** How the site fares, in numbers that name nobody. */
export interface SiteState {
  /** Whether the CMS is asked: false while it fails so often that it is left alone. */
  isCmsAnswering: boolean;
  /** Whether the data folder takes what is written: false on a full or read-only disk. */
  isDataWritable: boolean;
  /** Forms that visitors see without some of their fields. */
  unsupportedFields: UnsupportedFields[];
  /** Undefined while the outbox cannot be read. */
  outbox: (Pick<OutboxSummary, 'leads' | 'flagged'> & OutboxAlarms) | undefined;
}

/** Looks at the site as it is now. */
export function readSiteState(
  desk: Pick<LeadService, 'summary' | 'unsupportedFields'>,
  client: { isHealthy(): boolean },
  disk: { isWritable(): boolean },
  now = Date.now,
): SiteState {
  const isCmsAnswering = client.isHealthy();
  const isDataWritable = disk.isWritable();
  const unsupportedFields = desk.unsupportedFields();
  try {
    const { leads, flagged, oldestUnsentAt } = desk.summary();
    const oldestUnsentSeconds = oldestUnsentAt === undefined ? 0 : Math.max(0, (now() - oldestUnsentAt) / 1000);
    const waiting = leads.accepted + leads.delivering;
    const forPerson = statesForPerson.reduce((sum, state) => sum + leads[state], 0);
    const outbox = { waiting, oldestUnsentSeconds, forPerson, leads, flagged };
    return { isCmsAnswering, isDataWritable, unsupportedFields, outbox };
  } catch {
    return { isCmsAnswering, isDataWritable, unsupportedFields, outbox: undefined };
  }
}
