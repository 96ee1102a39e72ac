import { isRecord } from '@headwater/contract/is-record.ts';
import { type DocumentNode, Kind } from 'graphql/language/index.js';
import { type Objects, queriedBy } from '../queried-fields.ts';

/** A response with null for everything that its query has and a test left out. */
export function withNulls<Data extends object>(document: DocumentNode, data: Data): Data {
  const { response, membersOf } = queriedBy(document);

  function fill(value: unknown, objects: Objects | undefined): unknown {
    if (Array.isArray(value)) return value.map((item) => fill(item, objects));
    if (!isRecord(value) || !objects) return value;
    const members = [...membersOf(value, objects)].filter(
      ([key, { type, isSure }]) => key in value || (isSure && type?.kind !== Kind.NON_NULL_TYPE),
    );
    return {
      ...value,
      ...Object.fromEntries(members.map(([key, one]) => [key, fill(value[key] ?? null, one.objects)])),
    };
  }

  // Filled with nulls only.
  return fill(data, response) as Data;
}
