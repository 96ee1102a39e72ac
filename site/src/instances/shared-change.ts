import { isRecord } from '@headwater/contract/is-record.ts';
import { parsedJson } from '@headwater/contract/parsed-json.ts';

/** Something that every instance of the site has to know. */
export type SharedChange =
  /** Content changed in the CMS: what the webhook or a refused lead said. */
  | {
      kind: 'content';
      tags: readonly string[];
      paths: readonly string[];
      trashed: readonly number[];
      isUrgent: boolean;
    }
  /** More content changed than an instance could remember while Redis was away. */
  | { kind: 'everything'; trashed: readonly number[] }
  /** A session ended; hashes of its refresh tokens. */
  | { kind: 'session-ended'; tokenHashes: readonly string[] };

/** A change under the ID by which instances recognize it. */
export interface SharedChangeMessage {
  id: string;
  change: SharedChange;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((item) => Number.isSafeInteger(item));
}

function parseChange(change: unknown): SharedChange | undefined {
  if (!isRecord(change)) return undefined;
  const { kind, tags, paths, trashed, isUrgent, tokenHashes } = change;
  if (kind === 'session-ended') return isTexts(tokenHashes) ? { kind, tokenHashes } : undefined;
  if (kind === 'everything') return isNumbers(trashed) ? { kind, trashed } : undefined;
  const isContent = kind === 'content' && isTexts(tags) && isTexts(paths) && isNumbers(trashed);
  return isContent ? { kind, tags, paths, trashed, isUrgent: isUrgent === true } : undefined;
}

/** The message in a text from Redis; undefined when it is none. */
export function parseSharedChange(text: string): SharedChangeMessage | undefined {
  const message = parsedJson(text);
  if (!isRecord(message) || typeof message.id !== 'string') return undefined;
  const change = parseChange(message.change);
  return change && { id: message.id, change };
}
