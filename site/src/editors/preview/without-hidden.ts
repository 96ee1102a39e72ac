import { isRecord } from '@headwater/contract/is-record.ts';

/** JSON of the CMS's response. */
type Json = unknown;

function pathOf(value: Json): string | undefined {
  return isRecord(value) && typeof value.uri === 'string' ? value.uri : undefined;
}

function isConnection(value: Json): boolean {
  return isRecord(value) && (Array.isArray(value.nodes) || Array.isArray(value.edges));
}

/** Paths of the content that a response refers to below its main node. */
export function mentionedPaths(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => [pathOf(entry) ?? [], mentionedPaths(entry)].flat());
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => [
    ...(key === 'node' ? [pathOf(entry) ?? []].flat() : []),
    ...mentionedPaths(entry),
  ]);
}

/** The value without content that `isPublic` rejects, at any depth. */
export function withoutHidden(value: Json, isPublic: (path: string) => boolean): Json {
  const passes = (entry: Json) => {
    const path = pathOf(entry);
    return path === undefined || isPublic(path);
  };
  if (Array.isArray(value)) return value.filter(passes).map((entry) => withoutHidden(entry, isPublic));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key === 'node' && !passes(entry) ? null : withoutHidden(entry, isPublic),
    ]),
  );
}

/**
 * An editor's response, reduced to the draft itself and what visitors may see: lists of
 * other content are the visitor's, and of the content that the draft refers to only public content stays.
 */
export function forHolders(asEditor: Json, asVisitor: Json, isPublic: (path: string) => boolean): Json {
  if (!isRecord(asEditor)) return asEditor;
  const visible = isRecord(asVisitor) ? asVisitor : {};
  return Object.fromEntries(
    Object.entries(asEditor).map(([key, value]) => [
      key,
      isConnection(value) ? (visible[key] ?? null) : withoutHidden(value, isPublic),
    ]),
  );
}
