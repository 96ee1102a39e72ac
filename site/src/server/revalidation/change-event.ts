import { isRecord } from '@headwater/contract/is-record.ts';
import { parsedJson } from '@headwater/contract/parsed-json.ts';
import type { ChangeMessage } from '@headwater/contract/webhook.ts';
import { encodePath } from '../../page-cache/path-key.ts';
import { canonicalPath } from '../../routing/canonical-path.ts';
import { guardUrl } from '../policy/guard.ts';

/** A change in the CMS, as the page cache needs it. */
export interface ChangeEvent extends ChangeMessage {
  /** IDs of content that was trashed or deleted. */
  trashed: number[];
}

const LONGEST_TAG = 200;

function isTag(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_TAG && /^[^\s,]+$/.test(value);
}

function listOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): Item[] | undefined {
  return Array.isArray(value) && value.every(isItem) ? value : undefined;
}

/** The page cache's key of a path; undefined for one that the site never serves. */
function keyOfPath(path: string): string | undefined {
  const url = guardUrl(path);
  return 'status' in url ? undefined : encodePath(canonicalPath(url.path));
}

/** The two parts of a global ID, such as `post` and `12`. */
function kindOfNode(tag: string): string | undefined {
  return /^(\w+):./.exec(Buffer.from(tag, 'base64').toString('latin1'))?.[1];
}

/**
 * Further tags implied by a tag. WordPress shortens long lists of nodes to `skipped:{kind}`,
 * so any node of that kind may be on such a page; and the listing of a content type has the tags of the type
 * and of its nodes, but not of a new one.
 */
function widened(tag: string): string[] {
  const list = /^list:(\w+)$/.exec(tag)?.[1];
  if (list) return [tag, Buffer.from(`post_type:${list}`).toString('base64')];
  const kind = tag.includes(':') ? undefined : kindOfNode(tag);
  return kind ? [tag, `skipped:${kind}`] : [tag];
}

/** The content that a tag such as `trashed:cG9zdDoxMg==` reports as trashed. */
function trashedContent(tag: string): number[] {
  const [, nodeId] = /^trashed:(.+)$/.exec(tag) ?? [];
  const [, id] = /^post:([1-9]\d{0,9})$/.exec(Buffer.from(nodeId ?? '', 'base64').toString('latin1')) ?? [];
  return id ? [Number(id)] : [];
}

/**
 * Parses the body of a message.
 * @returns undefined when it is not `{"id": "<uuid>", "tags": [...], "paths": [...]}`.
 */
export function readChangeEvent(body: Buffer): ChangeEvent | undefined {
  const event = parsedJson(body.toString('utf8'));
  if (!isRecord(event)) return undefined;
  const { id, tags, paths = [] } = event;
  const readTags = listOf(tags, isTag);
  const readPaths = listOf(paths, (path) => typeof path === 'string');
  if (typeof id !== 'string' || !/^[\w-]{8,64}$/.test(id) || !readTags || !readPaths) return undefined;
  return {
    id,
    trashed: readTags.flatMap(trashedContent),
    tags: [...new Set(readTags.flatMap(widened))],
    paths: [...new Set(readPaths.map(keyOfPath).filter((key) => key !== undefined))],
  };
}
