/**
 * What the CMS tells the site when content has changed: keys of nodes and lists as in `X-GraphQL-Keys`, and paths that
 * appeared, moved or went.
 */
export interface Change {
  tags: readonly string[];
  paths: readonly string[];
}

/** The body of a message to `/api/revalidate`. The id stays the same when a message is sent again. */
export interface ChangeMessage extends Change {
  id: string;
}
