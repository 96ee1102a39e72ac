import type { DataStore } from '@tus/server';

/** A visitor's file, whole or in part. */
export interface StoredUpload {
  id: string;
  formId: number;
  fieldId: number;
  /** As the visitor called it, without folders. */
  name: string;
  /** Of the whole file, in bytes. */
  size: number;
  isComplete: boolean;
  /** Hash of the visitor's address, for the limit of a visitor. */
  visitor: string;
}

/** What is stored beside the bytes, in the format of tus. */
export interface UploadMetadata extends Record<string, string | null> {
  form: string;
  field: string;
  name: string;
  visitor: string;
}

/** A whole file that has arrived and is not stored under an ID yet. */
export interface ArrivedFile {
  /** In bytes. */
  size: number;
  /** Stores it, in place of what has this ID. */
  save(id: string, metadata: UploadMetadata): Promise<void>;
  /** Deletes it, unless it was saved. */
  discard(): Promise<void>;
}

/** The store has no room left for a file that arrives. */
export class StoreFullError extends Error {
  override readonly name = 'StoreFullError';
}

/**
 * Visitors' files, until the CMS has them. IDs are UUIDs. They come from requests: to `find` and
 * `read`, anything else is unknown; the others throw.
 */
export interface UploadStore {
  /** Takes files piece by piece. Its `write` leaves what has arrived when a connection breaks. */
  pieces: DataStore;
  /** @returns undefined for an unknown upload, and for one whose metadata a crash has cut off */
  find(id: string): Promise<StoredUpload | undefined>;
  /** All uploads but those that cannot be read. */
  all(): Promise<StoredUpload[]>;
  /** The bytes that are stored, read while they are consumed. @returns undefined for an unknown upload */
  read(id: string): Promise<Blob | undefined>;
  /** Takes a file whose size is not known yet; nothing is left of one that breaks off. @throws StoreFullError */
  receive(content: AsyncIterable<Uint8Array>): Promise<ArrivedFile>;
  /** Makes an upload survive a power failure. */
  sync(id: string): Promise<void>;
  /** Makes an upload as new as if its last byte had just come. */
  touch(id: string): Promise<void>;
  /** IDs of all that is older: whole files, halves, and what a crash left of either. @param time epoch milliseconds */
  olderThan(time: number): Promise<string[]>;
  /** Nothing happens to an unknown one. */
  remove(id: string): Promise<void>;
  /** Removes an upload if it is still older. No `touch` of this process comes between. @param time epoch milliseconds */
  removeIfOlder(id: string, time: number): Promise<void>;
  /** Bytes that still fit. */
  freeBytes(): Promise<number>;
}
