import type { Lead, NewLead } from './lead.ts';

/** Writes a line to the log; `details` hold no personal data. */
export type DeliveryLog = (level: 'info' | 'warn' | 'error', message: string, details: Record<string, unknown>) => void;

/** A lead that this process has claimed and is delivering. */
export type ClaimedLead = NewLead & Pick<Lead, 'attempts' | 'acceptedAt' | 'waitsSince' | 'sent'>;

/** The visitor's request. */
export interface Visit {
  /** Ends the wait for the CMS. @returns if the visitor still waits: then they get the CMS's response, and no other */
  conclude(): boolean;
}

/** The visit of a lead whose visitor has a response already. */
export const endedVisit: Visit = { conclude: () => false };
