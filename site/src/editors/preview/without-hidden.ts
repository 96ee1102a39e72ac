/** JSON, as the CMS answers it. */
type Json = unknown;

function isObject(value: Json): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function addressOf(value: Json): string | undefined {
  return isObject(value) && typeof value.uri === 'string' ? value.uri : undefined;
}

function isConnection(value: Json): boolean {
  return isObject(value) && (Array.isArray(value.nodes) || Array.isArray(value.edges));
}

/** Addresses of the content that an answer mentions below its main node. */
export function mentionedPaths(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => [addressOf(entry) ?? [], mentionedPaths(entry)].flat());
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, entry]) => [
    ...(key === 'node' ? [addressOf(entry) ?? []].flat() : []),
    ...mentionedPaths(entry),
  ]);
}

/** The value without the content that `isPublic` does not let pass, however deep it is mentioned. */
export function withoutHidden(value: Json, isPublic: (address: string) => boolean): Json {
  const passes = (entry: Json) => {
    const address = addressOf(entry);
    return address === undefined || isPublic(address);
  };
  if (Array.isArray(value)) return value.filter(passes).map((entry) => withoutHidden(entry, isPublic));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key === 'node' && !passes(entry) ? null : withoutHidden(entry, isPublic),
    ]),
  );
}

/**
 * An answer that an editor got, reduced to what a visitor may know beside the draft itself: lists of
 * other content as visitors see them, and of what the draft mentions only what is public.
 */
export function forHolders(asEditor: Json, asVisitor: Json, isPublic: (address: string) => boolean): Json {
  if (!isObject(asEditor)) return asEditor;
  const visible = isObject(asVisitor) ? asVisitor : {};
  return Object.fromEntries(
    Object.entries(asEditor).map(([key, value]) => [
      key,
      isConnection(value) ? (visible[key] ?? null) : withoutHidden(value, isPublic),
    ]),
  );
}
