import { isRecord } from '@headwater/contract/is-record.ts';
import type { FieldValues } from '../../database/records.ts';

/** The values of one group of fields, empty when none is stored. */
export function groupValues(fields: FieldValues, group: string): FieldValues {
  const values = fields[group];
  return isRecord(values) ? values : {};
}
