import type { FieldValues } from '../database/records.ts';
import type { SeedFields, SeedGroups, SeedValue } from './model.ts';
import type { SeedReferences } from './seed-references.ts';

/** Field groups as the database stores them: media and pages by ID, rows as a list. */
export function resolveGroups(groups: SeedGroups, references: SeedReferences): FieldValues {
  return Object.fromEntries(Object.entries(groups).map(([name, fields]) => [name, resolveFields(fields, references)]));
}

/** One group's fields, as the database stores them. */
export function resolveFields(fields: SeedFields, references: SeedReferences): FieldValues {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, resolveValue(value, references)]));
}

function resolveValue(value: SeedValue, references: SeedReferences): unknown {
  if (typeof value === 'string') return references.html(value);
  if (typeof value === 'number' || value === null) return value;
  if (isList(value)) return value.map((row) => (typeof row === 'string' ? row : resolveFields(row, references)));
  if ('media' in value) return references.id('media', value.media);
  if ('mediaUrl' in value) return references.mediaUrl(value.mediaUrl);
  if ('gallery' in value) return present(value.gallery.map((key) => references.id('media', key)));
  if ('pages' in value) return present(value.pages.map((path) => references.id('page', path)));
  return value.link;
}

function present(ids: readonly (number | null)[]): number[] {
  return ids.filter((id) => id !== null);
}

/** `Array.isArray` does not narrow readonly arrays. */
function isList(value: SeedValue): value is readonly (string | SeedFields)[] {
  return Array.isArray(value);
}
