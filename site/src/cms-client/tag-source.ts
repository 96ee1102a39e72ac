import type { DocumentNode } from 'graphql';
import { limits } from './limits.ts';
import type { TaggedResponse } from './send-request.ts';

/** How long IDs are queried after the last response without tags. Milliseconds. */
const RECHECK_AFTER_MS = 5 * 60_000;

const MISSING_TAGS =
  'the CMS sends no tags with its responses (X-GraphQL-Keys), so that queries ask for IDs in their place: switch on "Enable GraphQL Type Tracking" in WordPress under GraphQL, Settings (see docs/real-wordpress.md)';

/** How the global ID of a content type begins: `post_type:page`, in base64. */
const CONTENT_TYPE = 'cG9zdF90eXBlO';

/**
 * Drops the content types that a response only mentions, as every content mentions its own: the CMS reports a change of
 * a type's list under the type's ID, which then concerned every page. The list itself queries the ID of its type.
 */
function withoutMentionedTypes(tags: string[], data: unknown): string[] {
  if (!tags.some((tag) => tag.startsWith(CONTENT_TYPE))) return tags;
  const queried = new Set(nodeTags(data));
  return tags.filter((tag) => !tag.startsWith(CONTENT_TYPE) || queried.has(tag));
}

/** Where the tags of responses come from: the CMS, or the nodes in the responses. */
export interface TagSource {
  /** The document to send: with the IDs of all nodes in it while the CMS sends no tags. */
  prepare(document: DocumentNode): Promise<DocumentNode>;
  /**
   * The tags of a response.
   * @param sent the document of the query, as `prepare` returned it
   * @returns undefined when the CMS sent none and the query had no IDs: prepare it again, and send it again
   */
  tagsOf(sent: DocumentNode, response: Pick<TaggedResponse, 'tags' | 'data'>): string[] | undefined;
}

/**
 * WPGraphQL names the nodes of a response in its headers only while its Query Analyzer is on, and a proxy may drop the
 * header. Changes that the CMS reports must find their pages then, too.
 * @param warn called once, when a response has no tags
 * @param now milliseconds since 1970
 */
export function createTagSource(warn: (message: string) => void, now: () => number = Date.now): TagSource {
  const listsOf = new WeakMap<DocumentNode, readonly string[]>();
  let idsUntil = 0;
  let hasWarned = false;

  function recordMissing(): void {
    idsUntil = now() + RECHECK_AFTER_MS;
    if (!hasWarned) warn(MISSING_TAGS);
    hasWarned = true;
  }

  return {
    async prepare(document) {
      if (now() >= idsUntil) return document;
      // Loads the contract and what reads schemas: several megabytes, which a CMS with tags does not cost.
      const { identifiedDocument } = await import('./identified-documents.ts');
      const entry = identifiedDocument(document);
      listsOf.set(entry.document, entry.lists);
      return entry.document;
    },
    tagsOf(sent, { tags, data }) {
      if (tags.length > 0) return withoutMentionedTypes(tags, data);
      recordMissing();
      const lists = listsOf.get(sent);
      return lists && [...lists, ...nodeTags(data)];
    },
  };
}

/** A global ID as WPGraphQL makes it: base64 of the kind and the number or name of a node. */
function isGlobalId(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 200 && /^\w+:./.test(Buffer.from(value, 'base64').toString());
}

/** The global IDs of the nodes in a response. They are its tags: the CMS reports a change of a node by its ID. */
export function nodeTags(data: unknown): string[] {
  const found = new Set<string>();
  const waiting = [data];
  while (waiting.length > 0 && found.size < limits.tags) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null) continue;
    if ('id' in value && isGlobalId(value.id)) found.add(value.id);
    waiting.push(...Object.values(value));
  }
  return [...found];
}
