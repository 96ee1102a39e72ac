/**
 * A time that WordPress sends in GMT without a zone (`2026-11-21T08:00:00`), as ISO 8601.
 * @returns undefined for an invalid time, such as the zeros of a draft.
 */
export function gmtMoment(value: string | null | undefined): string | undefined {
  const parts = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}:\d{2})(?:Z|\+00:00)?$/.exec(value ?? '');
  const text = parts ? `${parts[1]}T${parts[2]}Z` : '';
  const date = new Date(text);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text.slice(0, 19));
  return isReal ? text : undefined;
}
