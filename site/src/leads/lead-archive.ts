import type { Lead, LeadState } from './lead.ts';

/** The outbox as operators see it, whether the site is running or not. Every method rejects with OutboxUnavailableError. */
export interface LeadArchive {
  /** Newest first. @param states all when empty */
  list(states: readonly LeadState[], most: number, skipped?: number): Promise<Lead[]>;
  /** @param states all when empty */
  count(states: readonly LeadState[]): Promise<number>;
  /** Leads whose key starts with `keyPrefix`. */
  find(keyPrefix: string): Promise<Lead[]>;
  /** Queues leads for delivery. @returns how many were not delivered or queued already */
  retry(keys: readonly string[]): Promise<number>;
  /** Closes leads that wait for a person or are held as spam. @returns how many */
  close(keys: readonly string[]): Promise<number>;
  /** Leads that may be of a person: their content has this text, ignoring case. */
  mentioning(text: string): Promise<Lead[]>;
  /** Erases leads that are not being delivered. @returns their keys */
  erase(keys: readonly string[]): Promise<string[]>;
  /** Deletes leads that were finished this many milliseconds ago, or earlier. @returns how many */
  removeFinished(ageMs: number): Promise<number>;
}
