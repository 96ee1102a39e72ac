import type { Lead } from '../lead.ts';

/** The leads that wait for the webhook. Every method rejects with OutboxUnavailableError. */
export interface HandOvers {
  /**
   * Claims due leads, oldest first, for this process alone until the lease ends.
   * @param inFlight keys that this process is already handing over
   */
  claim(most: number, inFlight?: readonly string[]): Promise<Lead[]>;
  /** The webhook took the lead. */
  done(key: string): Promise<void>;
  /** Releases a claimed lead. @param pauseMs until its next attempt @param error without personal data */
  postpone(key: string, pauseMs: number, error: string): Promise<void>;
  /** Makes every waiting lead due now. */
  makeDue(): Promise<void>;
  /** Oldest first. */
  waiting(most: number): Promise<Lead[]>;
  /** Hands leads over, again if they were, except spam and what the CMS refused. @returns how many */
  queue(keys: readonly string[]): Promise<number>;
  /** Leads that wait are not handed over. @param keys all when empty @returns how many */
  cancel(keys: readonly string[]): Promise<number>;
}

/** How long a link to a file of a lead works after the lead was handed over. */
export const FILE_LINK_MS = 7 * 24 * 3_600_000;
