import type { EntryStatus } from './entry.ts';

/** Selects entries of one form or all, with one status or all that are not in the trash. */
export interface EntryFilter {
  formId?: number | undefined;
  status?: EntryStatus | undefined;
  isRead?: boolean | undefined;
  /** Part of any value, ignoring case. */
  search?: string | undefined;
}

/** The filter as the condition of a query, with its values. */
export function entryCondition({ formId, status, isRead, search }: EntryFilter): {
  where: string;
  values: (string | number)[];
} {
  const parts: [sql: string, ...values: (string | number)[]][] = [
    status === undefined ? ["status <> 'TRASH'"] : ['status = ?', status],
    ...(formId === undefined ? [] : [['form_id = ?', formId] satisfies [string, number]]),
    ...(isRead === undefined ? [] : [['is_read = ?', isRead ? 1 : 0] satisfies [string, number]]),
  ];
  if (search?.trim()) {
    const pattern = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`;
    parts.push([
      "EXISTS (SELECT 1 FROM entry_values WHERE entry_id = entries.id AND value LIKE ? ESCAPE '\\')",
      pattern,
    ]);
  }
  return { where: parts.map(([sql]) => sql).join(' AND '), values: parts.flatMap(([, ...values]) => values) };
}
