import type { NewEntry } from '../forms/entries/entry-table.ts';

/** An entry of form 1 with these values; nothing is known of its origin. */
export function newEntry(values: NewEntry['values'], parts: Partial<NewEntry> = {}): NewEntry {
  return {
    formId: 1,
    values,
    dateCreated: '2026-03-04T05:06:07.000Z',
    ip: null,
    sourceUrl: null,
    userAgent: null,
    captcha: null,
    mutationId: null,
    fingerprint: '',
    ...parts,
  };
}
