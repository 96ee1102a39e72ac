import { noSharedSessions, type SharedSessions } from '../editors/sign-in/shared-sessions.ts';
import { noSharedPages, type SharedPages } from '../page-cache/shared/shared-pages.ts';
import type { SharedChange } from './shared-change.ts';

/**
 * Takes a token from the bucket of a client that all instances share.
 * @returns seconds until there is one; 0 if there was one; undefined when only this instance can tell
 */
export type TakeSharedToken = (limit: string, perMinute: number, client: string) => Promise<number | undefined>;

/** What an instance of the site does with changes that another one reported. */
export interface SharedChangeHandlers {
  /** @param ageMs milliseconds since it was reported there */
  onChange(change: SharedChange, ageMs: number): void;
  /** Called when changes may have been missed. */
  onGap(): void;
}

/** What the instances of one site share. Without Redis, or while it is away, each works from its own memory. */
export interface SharedState {
  /** Undefined for a site without Redis. */
  status(): 'connected' | 'local' | undefined;
  pages: SharedPages;
  sessions: SharedSessions;
  /** Absent without Redis. */
  takeToken?: TakeSharedToken;
  /** Records the signature of a message for some milliseconds. @returns false when another instance did before */
  claimSignature(signature: string, lifeMs: number): Promise<boolean>;
  /** Reports a change to the other instances. Never rejects. */
  publish(change: SharedChange): Promise<void>;
  /** Begins to connect, in the background. */
  start(handlers: SharedChangeHandlers): void;
  close(): void;
}

/** One instance alone. */
export const localState: SharedState = {
  status: () => undefined,
  pages: noSharedPages,
  sessions: noSharedSessions,
  claimSignature: async () => true,
  publish: async () => undefined,
  start: () => undefined,
  close: () => undefined,
};

export interface SharedStateOptions {
  /** `REDIS_URL`; empty for a single instance. */
  url: string;
  /** Identifies the site: the URLs of its CMS and of itself. */
  origin: string;
  build: string;
  /** A 32-byte key for a purpose, the same at all instances. */
  keyFor: (purpose: string) => Buffer;
  log: (level: 'info' | 'warn', message: string, details?: Record<string, unknown>) => void;
}
