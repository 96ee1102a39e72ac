import type { Lead, LeadFlag, LeadState, NewLead, Sent } from './lead.ts';

/** How a delivery ended. */
export type Ending =
  | { state: 'delivered'; entryId: number | null; answer: string }
  | { state: 'refused' | 'dead' | 'unknown' | 'needs-person'; lastError: string };

/** The state in which a lead is stored first: `delivering` when it is sent at once. */
export type FirstState = Extract<LeadState, 'accepted' | 'delivering' | 'spam' | 'needs-person'>;

/** Counts of waiting, delivered and held leads. */
export interface OutboxSummary {
  leads: Record<LeadState, number>;
  /** Leads with each flag, whatever their state. */
  flagged: Record<LeadFlag, number>;
  /** When the oldest undelivered lead was accepted, by the clock of this machine; undefined when none waits. */
  oldestUnsentAt: number | undefined;
  /** Leads that wait for the webhook, and since when the first of them does. */
  handOver: { waiting: number; oldestAt: number | undefined };
}

/** Leads on disk. Every method rejects with OutboxUnavailableError when the store fails or is locked. */
export interface Outbox {
  /**
   * Stores a lead unless its key is known already.
   * @param reason why it is not delivered; without anything that the visitor wrote
   * @returns the lead that was already stored under the key
   * @throws FilesGoneError
   */
  add(lead: NewLead, state: FirstState, reason?: string): Promise<Lead | undefined>;
  find(key: string): Promise<Lead | undefined>;
  /**
   * Claims due leads, oldest first, for this process alone until the lease ends.
   * @param inFlight keys that this process is already delivering, whatever their leases say
   */
  claim(most: number, inFlight?: readonly string[]): Promise<Lead[]>;
  /**
   * Records that a claimed lead is about to be sent: from here on the CMS may have it.
   * @throws LeaseLostError when another process has taken it
   */
  sending(key: string, sent: Sent): Promise<void>;
  /** Extends the leases of claimed leads. */
  renew(keys: readonly string[]): Promise<void>;
  finish(key: string, ending: Ending): Promise<void>;
  /** Releases a claimed lead. @param pauseMs until its next attempt @param sent whether the CMS may have it all the same */
  postpone(key: string, pauseMs: number, lastError: string, sent: Sent | null): Promise<void>;
  /** Makes every waiting lead due now. */
  makeDue(): Promise<void>;
  summary(): Promise<OutboxSummary>;
}

/** The outbox cannot be read or written: its store is locked, full, read-only, damaged or unreachable. */
export class OutboxUnavailableError extends Error {
  override readonly name = 'OutboxUnavailableError';
  /** A retry soon may succeed: another process holds the lock, or the database restarts. */
  readonly isBusy: boolean;
  /** Without personal data. */
  readonly reason: string;

  constructor(reason: string, isBusy: boolean, cause?: unknown) {
    super(`the outbox of leads cannot be used (${reason})`, { cause });
    this.isBusy = isBusy;
    this.reason = reason;
  }
}

/** A file of the lead was deleted since its visitor's submission was checked: the lead is not stored. */
export class FilesGoneError extends Error {
  override readonly name = 'FilesGoneError';
}

/** Another process has claimed the lead in the meantime: this one must not send it. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';

  constructor() {
    super('another process delivers this lead');
  }
}

export interface OutboxOptions {
  /** Whether leads that are added from now on are handed over to a webhook. */
  handsOver?: boolean;
  /** Identifies this process among those that share the store. */
  owner: string;
  /** Whether an upload is stored. */
  hasFile?: (upload: string) => Promise<boolean>;
}

/** The process that held a lease without renewing it for this long is gone. */
export const LEASE_MS = 20_000;
