import { limits } from './limits.ts';

/** A global ID as WPGraphQL makes it: base64 of the kind and the number or name of a node. */
function isGlobalId(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 200 && /^\w+:./.test(Buffer.from(value, 'base64').toString());
}

/** The global IDs of the nodes in an answer. They are its tags: the CMS reports a change of a node by its ID. */
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
