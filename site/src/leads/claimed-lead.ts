import type { Lead, NewLead } from './lead.ts';

/** Writes a line to the log; `details` hold no personal data. */
export type DeliveryLog = (level: 'info' | 'warn' | 'error', message: string, details: Record<string, unknown>) => void;

/** A lead that this process has claimed and is delivering. */
export type ClaimedLead = NewLead & Pick<Lead, 'attempts' | 'acceptedAt' | 'waitsSince' | 'sent'>;

/** The visitor's request: `isAwaited` turns false when it ends before the CMS has answered. */
export interface Visit {
  readonly isAwaited: boolean;
}
