import { isRecord } from '../is-record.ts';

/** An object of a response, as it was recorded. */
export type Fields = Record<string, unknown>;

/** Everything that recorded responses say of each node, by its global ID. */
export type Entities = ReadonlyMap<string, Fields>;

/** The later value, except that null and absent fields lose against recorded ones. */
function merged(one: unknown, other: unknown): unknown {
  if (!isRecord(one) || !isRecord(other)) return other ?? one;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...keys].map((key) => [key, merged(one[key], other[key])]));
}

/** Collects the nodes in recorded responses; one that several responses have part by part has all parts. */
export function collectEntities(responses: readonly unknown[]): Entities {
  const entities = new Map<string, Fields>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isRecord(value)) return;
    if (typeof value.id === 'string') {
      // Both are objects, and so is what they make together.
      entities.set(value.id, merged(entities.get(value.id), value) as Fields);
    }
    Object.values(value).forEach(visit);
  };
  responses.forEach(visit);
  return entities;
}

/** WPGraphQL's global ID of content, such as `post:16` in base64. */
export function contentId(databaseId: unknown): string {
  return Buffer.from(`post:${String(databaseId)}`).toString('base64');
}
