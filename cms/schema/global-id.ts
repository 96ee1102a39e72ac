/** WPGraphQL's global IDs: base64 of `post:7`, `term:2`, `user:1`, `post_type:page` and so on. */
export type GlobalIdKind =
  | 'post'
  | 'term'
  | 'user'
  | 'post_type'
  | 'user_role'
  | 'setting_group'
  | 'gf_form'
  | 'gf_form_field'
  | 'gf_entry';

/** The global ID of a node. */
export function globalId(kind: GlobalIdKind, id: number | string): string {
  return Buffer.from(`${kind}:${id}`).toString('base64');
}

/** The kind and ID in a global ID, or undefined for other text. */
export function parseGlobalId(text: string): { kind: string; id: string } | undefined {
  const match = /^([a-z_]+):(.+)$/.exec(Buffer.from(text, 'base64').toString());
  return match?.[1] && match[2] ? { kind: match[1], id: match[2] } : undefined;
}

/** A database ID as WordPress accepts it: digits only; undefined otherwise. */
export function parseDatabaseId(text: string | number): number | undefined {
  return /^\d{1,15}$/.test(String(text)) ? Number(text) : undefined;
}

/** The database ID in a global ID of a kind; undefined for other text. */
export function databaseIdOf(kind: GlobalIdKind, text: string): number | undefined {
  const global = parseGlobalId(text);
  return global?.kind === kind ? parseDatabaseId(global.id) : undefined;
}

/** The database ID from either kind of ID, as `where: { in }` accepts both. */
export function anyIdToDatabaseId(text: string | number): number | undefined {
  return parseDatabaseId(text) ?? parseDatabaseId(parseGlobalId(String(text))?.id ?? '');
}
