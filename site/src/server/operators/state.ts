import type { CatalogueState } from '../../catalogue/index/messages.ts';
import { statesForPerson } from '../../leads/lead.ts';
import type { LeadService } from '../../leads/lead-service.ts';
import type { OutboxSummary } from '../../leads/outbox.ts';
import type { UnsupportedFields } from '../../leads/unsupported-fields.ts';

/** Undelivered leads. */
interface OutboxAlarms {
  /** Leads that wait for delivery without an operator. */
  waiting: number;
  oldestUnsentSeconds: number;
  /** Leads that need an operator's decision. */
  forPerson: number;
  /** Leads that the webhook has not taken. */
  handOver: { waiting: number; oldestSeconds: number };
}

/** The site's state in numbers, without personal data. */
export interface SiteState {
  /** Whether queries are sent to the CMS: false while the circuit breaker is open. */
  isCmsResponding: boolean;
  /** Whether the data folder is writable: false on a full or read-only disk. */
  isDataWritable: boolean;
  /** Disk space of visitors' files, in bytes: in use or reserved, and what they may use. */
  uploads: { usedBytes: number; limitBytes: number };
  /** Whether this instance shares with others through Redis; absent when it has none. */
  redis?: 'connected' | 'local';
  /** The index of the catalogue; absent for a site without one. */
  catalogue?: CatalogueState;
  /** Forms with fields that the site does not support. */
  unsupportedFields: UnsupportedFields[];
  /** Undefined while the outbox cannot be read. */
  outbox: (Pick<OutboxSummary, 'leads' | 'flagged'> & OutboxAlarms) | undefined;
}

function outboxOf(summary: OutboxSummary, now: number): SiteState['outbox'] {
  const { leads, flagged, oldestUnsentAt, handOver } = summary;
  const age = (time: number | undefined) => (time === undefined ? 0 : Math.max(0, (now - time) / 1000));
  return {
    waiting: leads.accepted + leads.delivering,
    oldestUnsentSeconds: age(oldestUnsentAt),
    forPerson: statesForPerson.reduce((sum, state) => sum + leads[state], 0),
    handOver: { waiting: handOver.waiting, oldestSeconds: age(handOver.oldestAt) },
    leads,
    flagged,
  };
}

/** Reads the current state of the site. */
export async function readSiteState(
  leadService: Pick<LeadService, 'summary' | 'unsupportedFields'>,
  client: { isHealthy(): boolean },
  disk: { isWritable(): boolean },
  uploads: SiteState['uploads'],
  redis?: SiteState['redis'],
  catalogue?: () => Promise<CatalogueState>,
  now = Date.now,
): Promise<SiteState> {
  // What can be seen at once, before the outbox is read.
  const state = {
    isCmsResponding: client.isHealthy(),
    isDataWritable: disk.isWritable(),
    uploads,
    ...(redis && { redis }),
    unsupportedFields: leadService.unsupportedFields(),
  };
  const [summary, index] = await Promise.all([leadService.summary().catch(() => undefined), catalogue?.()]);
  return { ...state, ...(index && { catalogue: index }), outbox: summary && outboxOf(summary, now()) };
}
