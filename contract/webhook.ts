/**
 * A change of content, as the CMS reports it to the site: keys of nodes and lists as in `X-GraphQL-Keys`, and paths that
 * appeared, moved or went.
 */
export interface Change {
  tags: readonly string[];
  paths: readonly string[];
}

/** The body of a message to `/api/revalidate`. The ID stays the same when a message is resent. */
export interface ChangeMessage extends Change {
  id: string;
}
